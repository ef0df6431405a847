import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FOLDED } from '../../../src/server/database/migrations/folded-migrations.ts';
import { createSessionTokens } from '../../../src/server/sessions/session-token.ts';
import { builtProgram, freePort, TIMEOUT_MS } from '../support/built-program.ts';
import { addressOf } from '../support/copy-database.ts';
import { postgresUrl } from '../support/postgres-server.ts';
import { type StubBotApi, stubBotApi, TOKEN } from '../support/stub-bot-api.ts';
import { SECRET, type TestBot, testBot } from '../support/test-bot.ts';

/** Changes with each kind of work that older servers must not take. */
const VERSION_FILE = 'src/server/queue/claim-version.ts';
const PEOPLE = 30;

/** The output of git; empty if it fails or is not installed. */
function git(...words: string[]): string {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** The commit before that file raised the version last; undefined where its history is not there. */
function commitBefore(): string | undefined {
  const changed = git('log', '-1', '--format=%H', '-G', 'CLAIM_VERSION = ', '--', VERSION_FILE);
  return (changed && git('rev-parse', '--verify', '--quiet', `${changed}^`)) || undefined;
}

/** Compiles the server of a commit, once for all runs; returns the path of its main program. */
function buildOf(commit: string): string {
  const folder = join(tmpdir(), `vetrina-build-${commit.slice(0, 16)}`);
  const main = 'build/src/server/main.js';
  if (existsSync(folder)) {
    linkPackages(folder);
    return join(folder, main);
  }
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished);
  spawnSync('sh', ['-c', `git archive ${commit} src package.json tsconfig.json | tar -x -C '${unfinished}'`]);
  linkPackages(unfinished);
  const tsc = ['node_modules/typescript/bin/tsc', '-p', 'src/server', '--noEmit', 'false', '--noCheck'];
  spawnSync(process.execPath, tsc, { cwd: unfinished });
  if (!existsSync(join(unfinished, main))) throw new Error(`The server of ${commit} did not compile.`);
  renameSync(unfinished, folder);
  return join(folder, main);
}

/** Another checkout may have built it, and be gone. */
function linkPackages(folder: string): void {
  rmSync(join(folder, 'node_modules'), { force: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}

const commit = commitBefore();
if (commit === undefined)
  console.warn(`skipped: the git history of ${VERSION_FILE}, with the build before it, is not there`);

const start = builtProgram(commit === undefined ? '' : buildOf(commit));
let server: TestBot;
let ofOlder: StubBotApi;
beforeEach(async () => {
  server = await testBot({ messagesPerSecond: 1000 });
  await recordFormerMigrations();
  ofOlder = await stubBotApi();
});
afterEach(async () => {
  await sql`delete from kysely_migration where name = any(${FOLDED}::text[])`.execute(server.db);
  await server.close();
  await ofOlder.close();
});

/** As in a database that the migrations from before the baseline have made: builds from then look for them. */
async function recordFormerMigrations(): Promise<void> {
  await sql`insert into kysely_migration select name, '' from unnest(${FOLDED}::text[]) as name`.execute(
    server.db,
  );
}

/** A server of the previous build, on this one's database and with a separate messenger, which shows what it sends. */
async function startOlder(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db);
  const port = String(await freePort());
  const { sayingOf } = start({
    PORT: port,
    DATABASE_URL: addressOf(postgresUrl(), rows[0]?.name ?? ''),
    MIGRATE_AT_START: 'no',
    LAUNCH_SECRET: SECRET,
    BOT_TOKEN: TOKEN,
    BOT_API_ROOT: ofOlder.root,
    OWNER_IDS: '9009',
    LOG_LEVEL: 'warn',
  });
  await sayingOf('Vetrina listens');
  return `http://localhost:${port}`;
}

it.skipIf(commit === undefined)(
  'a server of the build before answers calls on this schema, and leaves all work to the new one',
  { timeout: 5 * TIMEOUT_MS },
  async () => {
    const { db, films } = server;
    const older = await startOlder();
    await sql`insert into video (content_id, kind, file_id) values (${films[0]}::int, 'video', 'v')`.execute(
      db,
    );
    const people = Array.from({ length: PEOPLE }, (_, index) => 5_000_001 + index);
    const tokens = await createSessionTokens([SECRET]);
    for (const person of people.map(String)) {
      // It wakes its own worker, before that of the new server polls.
      const { status } = await fetch(`${older}/api/play_content`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await tokens.issue(person)}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ content_id: films[0], user_id: person }),
      });
      expect(status).toBe(200);
    }
    await server.bring({
      message: {
        message_id: 8,
        date: 0,
        chat: { id: 5_000_001, type: 'private' },
        from: { id: 5_000_001, is_bot: false, first_name: 'A' },
        successful_payment: {
          currency: 'XTR',
          total_amount: 100,
          invoice_payload: 'premium-month',
          telegram_payment_charge_id: 'charge',
          provider_payment_charge_id: '',
        },
      },
    });
    await expect.poll(() => server.api.of('sendVideo').length, { timeout: TIMEOUT_MS }).toBe(PEOPLE);
    expect(await db.selectFrom('payment').select('telegram_payment_charge_id').execute()).toHaveLength(1);
    // The last one is recorded once the messenger has taken it.
    const deliveries = async () =>
      (await sql`select distinct state, attempts from delivery`.execute(db)).rows;
    await expect.poll(deliveries, { timeout: TIMEOUT_MS }).toEqual([{ state: 'delivered', attempts: 1 }]);
    const { rows: leaders } = await sql`select from lease where name = 'leader'`.execute(db);
    expect(leaders).toEqual([]);
    expect(
      ofOlder.calls.map(({ method }) => method).filter((method) => /^(send|answer|copy)/.test(method)),
    ).toEqual([]);
  },
);
