import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../src/server/database/database.ts';
import { checkVersions } from '../../../../src/server/doctor/check-machine.ts';
import { commandLine } from '../../support/command-line.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { testDatabase } from '../../support/test-database.ts';

const BOT_TOKEN = '123456:ABC-def';
let database: Database;
let root: string;
let folder: string;
let answers: {
  me: object;
  webhook: object;
  menus: Record<string, object>;
  files: Record<string, object>;
  health: object;
  date: Date;
};
let close: () => Promise<void>;

/** The Bot API and the public address in one. */
beforeEach(async () => {
  database = await testDatabase();
  folder = await temporaryFolder();
  await mkdir(join(folder, 'database'));
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('date', answers.date.toUTCString());
  });
  app.post(`/bot${BOT_TOKEN}/getMe`, () => ({
    ok: true,
    result: { id: 1, is_bot: true, username: 'prova_bot', ...answers.me },
  }));
  app.post(`/bot${BOT_TOKEN}/getWebhookInfo`, () => ({ ok: true, result: answers.webhook }));
  app.post<{ Body: { chat_id?: number } }>(`/bot${BOT_TOKEN}/getChatMenuButton`, ({ body }, reply) => {
    const result = answers.menus[body.chat_id ?? 'default'];
    return result
      ? { ok: true, result }
      : reply.code(400).send({ ok: false, error_code: 400, description: 'Bad Request: chat not found' });
  });
  app.post<{ Params: { method: string } }>(`/bot${BOT_TOKEN}/:method`, ({ params: { method } }, reply) => {
    const result = answers.files[method];
    return result
      ? { ok: true, result }
      : reply.code(400).send({ ok: false, error_code: 400, description: 'no' });
  });
  app.post('/*', (_request, reply) =>
    reply.code(401).send({ ok: false, error_code: 401, description: 'Unauthorized' }),
  );
  app.get('/healthz', () => answers.health);
  root = await app.listen({ port: 0, host: '127.0.0.1' });
  answers = {
    me: { has_main_web_app: true, supports_inline_queries: true },
    webhook: { url: `${root}/bot/webhook`, pending_update_count: 0 },
    menus: { default: { type: 'commands' } },
    files: {},
    health: { ok: true },
    date: new Date(),
  };
  close = async () => {
    await app.close();
    await database.close();
  };
});
afterEach(() => close());

async function doctor(
  env: Record<string, string> = {},
  open = async () => ({ ...database, close: async () => {} }),
) {
  const settings = { BOT_TOKEN, BOT_API_ROOT: root, PUBLIC_URL: root, DATA_DIR: folder, ...env };
  const { code, stdout, stderr } = await commandLine(['doctor'], { env: settings, open });
  expect(stderr).toBe('');
  expect(stdout).not.toContain(BOT_TOKEN.split(':')[1]);
  return { code, stdout };
}

describe('the doctor', () => {
  it('reports everything as fine except the http address, with a hint', async () => {
    const { code, stdout } = await doctor();
    expect(code).toBe(1);
    expect(stdout).toMatch(/^ok +versions +Vetrina \d.* on Node \d/m);
    // A busy machine may exceed the fine time.
    expect(stdout).toMatch(/^(ok|warn) +database +PostgreSQL \d+.*(answers in|it takes) [\d.]+ ms/m);
    expect(stdout).toMatch(/^ok +database +schema is up to date$/m);
    expect(stdout).toMatch(/^ok +bot +@prova_bot$/m);
    expect(stdout).toMatch(/^ok +bot +has a main mini app, whose address must be http.*\/avvia$/m);
    expect(stdout).toMatch(/^ok +bot +inline mode is on$/m);
    expect(stdout).toMatch(/^ok +webhook +updates are sent to http.*\/bot\/webhook$/m);
    expect(stdout).toMatch(/^ok +address +http.*\/healthz answers$/m);
    expect(stdout).toMatch(/^ok +clock/m);
    expect(stdout).toMatch(/^ok +clock +agrees with the database's$/m);
    expect(stdout).toMatch(/^ok +queues +no old jobs, no failed jobs$/m);
    expect(stdout).toMatch(/ disk +[\d.]+ GB free for DATA_DIR \//m);
    expect(stdout).toMatch(
      /^fail +address +http.* is not an https address.*\n +Put the server behind a proxy/m,
    );
  });

  it('reports settings that are missing at @BotFather, with a hint', async () => {
    answers.me = { has_main_web_app: false, supports_inline_queries: false };
    const { stdout } = await doctor();
    expect(stdout).toMatch(/^warn +bot +no main mini app.*\n +At @BotFather: .*\/avvia\./m);
    expect(stdout).toMatch(/^warn +bot +inline mode is off.*\n +At @BotFather: \/setinline/m);
  });

  it('reports each menu button that opens another address than PUBLIC_URL', async () => {
    const opening = (url: string) => ({ type: 'web_app', text: 'Vetrina', web_app: { url } });
    const OWNER_IDS = '41, 42, 43';
    answers.menus = { default: opening(root), 42: opening(`${root}/?user-id=42&key=secret`) };
    expect((await doctor({ OWNER_IDS })).stdout).not.toContain('menu button');
    answers.menus = {
      default: opening('https://old.example/app'),
      42: opening('https://older.example/?user-id=42&key=secret'),
    };
    const { stdout } = await doctor({ OWNER_IDS });
    expect(stdout).toMatch(
      /^warn +bot +the menu button set at @BotFather opens https:\/\/old\.example\/app instead of PUBLIC_URL http.*\n +At @BotFather/m,
    );
    expect(stdout).toMatch(
      /^warn +bot +the menu button of the owner 42 opens https:\/\/older\.example\/ instead of PUBLIC_URL http/m,
    );
    expect(stdout).not.toContain('secret');
  });

  it('checks the address of the last start where the settings name none', async () => {
    await writeFile(join(folder, 'public-url'), 'http://127.0.0.1:9\n');
    expect((await doctor({ PUBLIC_URL: '' })).stdout).toMatch(
      /^fail +address +http:\/\/127\.0\.0\.1:9\/healthz: /m,
    );
    expect((await doctor()).stdout).toMatch(new RegExp(`^ok +address +${root}/healthz answers$`, 'm'));
  });

  it('names all that has the old address after a move, and a PUBLIC_URL that only redirects', async () => {
    const old = fastify({ forceCloseConnections: true });
    old.get('/*', ({ url }, reply) => reply.redirect(`${root}${url}`, 301));
    const former = await old.listen({ port: 0, host: '127.0.0.1' });
    const opening = { type: 'web_app', text: 'Vetrina', web_app: { url: former } };
    answers.menus = { default: opening, 42: opening };
    answers.webhook = { url: `${former}/bot/webhook`, pending_update_count: 0 };
    try {
      const { stdout } = await doctor({ OWNER_IDS: '42' });
      expect(stdout).toContain(
        `the menu button set at @BotFather opens ${former} instead of PUBLIC_URL ${root}`,
      );
      expect(stdout).toContain(
        `the menu button of the owner 42 opens ${former} instead of PUBLIC_URL ${root}`,
      );
      expect(stdout).toContain(`updates are sent to ${former}/bot/webhook instead of ${root}/bot/webhook`);
      expect(stdout).toContain(`whose address must be ${root}/avvia`);
      expect((await doctor({ PUBLIC_URL: former })).stdout).toMatch(
        new RegExp(`^fail +address +${former} redirects to ${root}\\n +Set PUBLIC_URL to that address`, 'm'),
      );
    } finally {
      await old.close();
    }
  });

  it('warns when a link alone signs in, and when a proxy is not trusted', async () => {
    const PUBLIC_URL = 'https://localhost:1';
    expect((await doctor()).stdout).toMatch(
      /^warn +links +anyone with a launch link can sign in.*\n +Set PUBLIC_URL/m,
    );
    const { stdout } = await doctor({ PUBLIC_URL });
    expect(stdout).toMatch(/^ok +links +only sign in with launch data/m);
    expect(stdout).toMatch(/^warn +proxy .*\n +Set TRUST_PROXY/m);
    expect((await doctor({ PUBLIC_URL, TRUST_PROXY: '1' })).stdout).toMatch(/^ok +proxy .*: the last 1$/m);
  });

  it('does not require https without a bot', async () => {
    const { code, stdout } = await doctor({ BOT_TOKEN: '' });
    expect(stdout).toMatch(/^warn +bot +there is no token.*\n +Set BOT_TOKEN/m);
    expect(stdout).toMatch(/^warn +address +http/m);
    expect(code).toBe(0);
  });

  it('reports a token that the Bot API refuses', async () => {
    expect((await doctor({ BOT_TOKEN: '999:other' })).stdout).toMatch(
      /^fail +bot +the Bot API answered: 401.*\n +Get the current token/m,
    );
  });

  it('reports an unreachable Bot API', async () => {
    const { stdout } = await doctor({ BOT_API_ROOT: 'http://127.0.0.1:9' });
    expect(stdout).toMatch(/^fail +bot +.*\n.*BOT_API_ROOT/m);
    expect(stdout).toMatch(/^warn +clock +the Bot API could not be reached/m);
  });

  it('reports a webhook with another address, a recent error and many pending updates', async () => {
    answers.webhook = {
      url: 'https://elsewhere.example/hook',
      pending_update_count: 500,
      last_error_date: Math.floor(Date.now() / 1000) - 60,
      last_error_message: 'Connection refused',
    };
    const { code, stdout } = await doctor();
    expect(code).toBe(1);
    expect(stdout).toMatch(/^fail +webhook +updates are sent to https:\/\/elsewhere.*instead of http/m);
    expect(stdout).toMatch(/^fail +webhook +the last error was at .*Z: Connection refused$/m);
    expect(stdout).toMatch(/^warn +webhook +500 updates are pending/m);
  });

  it('warns about a port of PUBLIC_URL that Telegram sends no webhooks to', async () => {
    const warned = async (PUBLIC_URL: string) => (await doctor({ PUBLIC_URL })).stdout;
    expect(await warned('https://localhost:1')).toMatch(
      /^warn +webhook +PUBLIC_URL has port 1: Telegram sends webhooks only to ports 443, 80, 88 and 8443\n +Set PUBLIC_URL/m,
    );
    for (const url of ['https://localhost', 'https://localhost:8443'])
      expect(await warned(url)).not.toContain('PUBLIC_URL has port');
  });

  it('reports a Bot API server that keeps files in a folder which cannot be read here', async () => {
    const OWNER_IDS = '42';
    expect((await doctor({ OWNER_IDS })).stdout).not.toContain('files');
    answers.files = { getUserProfilePhotos: { photos: [[{ file_id: 'p' }]] } };
    answers.files['getFile'] = { file_path: `/srv/bots/${BOT_TOKEN}/photos/1.jpg` };
    const { code, stdout } = await doctor({ OWNER_IDS });
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^fail +bot +the Bot API server runs in local mode and keeps files in \/srv\/bots, .*\n +Mount/m,
    );
    const photo = join(folder, BOT_TOKEN, 'photo.jpg');
    await mkdir(dirname(photo));
    await writeFile(photo, 'jpeg');
    answers.files['getFile'] = { file_path: photo };
    expect((await doctor({ OWNER_IDS })).stdout).toMatch(
      /^ok +bot +files that the messenger keeps can be read$/m,
    );
  });

  it('reports another server at the public address, or none', async () => {
    answers.health = { up: true };
    expect((await doctor()).stdout).toMatch(/^fail +address +.* answers 200, but not as Vetrina does$/m);
    expect((await doctor({ PUBLIC_URL: 'http://127.0.0.1:9' })).stdout).toMatch(
      /^fail +address +.*:9\/healthz: /m,
    );
  });

  it('reports a wrong clock', async () => {
    answers.date = new Date(Date.now() - 3_600_000);
    expect((await doctor()).stdout).toMatch(
      /^fail +clock +\d+ s off the Bot API's\n +Synchronise the machine/m,
    );
  });

  it('reports old and failed jobs', async () => {
    await sql`insert into bot_update (id, chat, received_at, done_at, failure) values
      (1, '42', now() - interval '10 minutes', null, null), (2, '43', now(), now(), 'error: no')`.execute(
      database.db,
    );
    const { stdout } = await doctor();
    expect(stdout).toMatch(/^warn +queues +updates: the oldest job has been waiting for 10 min\n/m);
    expect(stdout).toMatch(
      /^warn +queues +updates: 1 failed\n +See why: npm run vetrina -- queue list updates$/m,
    );
  });

  it('reports a database that cannot be opened, misses migrations or is in use', async () => {
    const failing = (message: string) => () => Promise.reject(new Error(message));
    expect((await doctor({}, failing('no route to host'))).stdout).toMatch(
      /^fail +database +no route to host\n/m,
    );
    expect((await doctor({}, failing('The data folder is in use by process 7.'))).stdout).toMatch(
      /^ok +database +embedded, in use by another process/m,
    );
    await sql`delete from kysely_migration where name = '0001-tables'`.execute(database.db);
    expect((await doctor()).stdout).toMatch(/^fail +database +missing migrations: 0001-tables\n/m);
  });

  it('creates no database', async () => {
    await rm(join(folder, 'database'), { recursive: true });
    const { stdout } = await doctor({}, () => Promise.reject(new Error('opened')));
    expect(stdout).toMatch(/^warn +database +not created yet\n +Start the server/m);
  });

  it('reports a Node.js version that is too old', () => {
    expect(checkVersions('20.18.9')).toMatchObject([{ state: 'fail' }]);
    expect(checkVersions('18.20.0')).toMatchObject([{ state: 'fail' }]);
    expect(checkVersions('22.1.0')).toMatchObject([{ state: 'ok' }]);
  });
});
