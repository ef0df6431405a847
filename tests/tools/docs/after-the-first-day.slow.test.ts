import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { findPostgres, startPostgres } from '../../../tools/verify/postgres.mjs';
import { freePort } from '../../server/support/built-program.ts';
import { ANNA, OLGA, startMessenger } from '../../server/support/messenger.ts';
import { findCaddy, startCaddy } from './support/caddy.ts';
import { commitIn, ownersMachine, type Running } from './support/owners-machine.ts';
import { readRecipes } from './support/read-recipes.ts';

const PAGE = 'docs/after-the-first-day.md';
const LONG = 180_000;

/** Webhooks go to few ports; to the usual ones of this machine something else may listen. */
const [OLD, NEW] = ['vetrina-old.example.org:8443', 'vetrina.example.org:8443'];

const machine = ownersMachine();
const messenger = await startMessenger([OLGA]);
const port = await freePort();
const file = (name: string) => join(machine.clone, name);
let token = messenger.token;
let server: Running | undefined;

/** The blocks of a section, with names of the page in place of those of this test. */
function recipesOf(section: string, names: Record<string, string> = {}): string[] {
  return readRecipes(PAGE, section).map((block) =>
    Object.entries(names).reduce((text, [name, value]) => text.replaceAll(name, value), block),
  );
}

const envOf = () => readFileSync(file('.env'), 'utf8');
const changeEnv = (change: (text: string) => string) => writeFileSync(file('.env'), change(envOf()));

async function serve(commands = 'npm start', where?: Parameters<typeof machine.serve>[1]) {
  await server?.stop();
  server = await machine.serve(commands, where);
  return server;
}
async function stop() {
  await server?.stop();
  server = undefined;
}

let link = '';
const signInBy = async (address: string, at = `http://localhost:${port}`) => {
  const { searchParams } = new URL(address);
  const query = `user_id=${searchParams.get('user-id')}&token=${encodeURIComponent(searchParams.get('key') ?? '')}`;
  return (await fetch(`${at}/api/auth?${query}`, { method: 'POST' })).status;
};
const newLink = async (person = String(ANNA)) =>
  /http\S+/.exec(await machine.run(`npm run --silent vetrina -- link ${person}`))?.[0] ?? '';

/** The title that the owner added on the first day is found in the chat. */
async function expectSameCatalogue() {
  const before = (await messenger.chat(ANNA)).length;
  await messenger.act({ type: 'sendText', chat: ANNA, person: ANNA, text: 'nato il primo giorno' });
  await expect
    .poll(async () => (await messenger.chat(ANNA)).slice(before).map(({ text }) => text))
    .toContainEqual(expect.stringContaining('Ecco che cosa ho trovato'));
}

it('the settings of README run a bot', { timeout: 4 * LONG }, async () => {
  const [lines = ''] = readRecipes('README.md', 'Behind your own bot');
  const own = lines
    .replace(/^BOT_TOKEN=.*/m, `BOT_TOKEN=${token}`)
    .replace(/^PUBLIC_URL=.*/m, `PUBLIC_URL=http://localhost:${port}`)
    .replace(/^OWNER_IDS=.*/m, `OWNER_IDS=${OLGA}`);
  const ofTest = [`BOT_API_ROOT=${messenger.apiRoot}`, `PORT=${port}`, 'LOG_LEVEL=error'];
  writeFileSync(file('.env'), [own, ...ofTest, ''].join('\n'));
  await machine.run('npm run build');
  await serve();
  for (const person of [ANNA, OLGA]) await messenger.act({ type: 'pressStart', person });
  await messenger.act({
    type: 'sendText',
    chat: OLGA,
    person: OLGA,
    text: '/nuovo Nato il primo giorno (2026)',
  });
  await expect
    .poll(async () => (await messenger.chat(OLGA)).map(({ text }) => text))
    .toContainEqual(expect.stringContaining('Titolo n.'));
  link = await newLink();
});

afterAll(async () => {
  await stop();
  await messenger.close();
  machine.leave();
}, LONG);

it('a new secret signs from now on, the old one is accepted for a week', { timeout: LONG }, async () => {
  const [append = ''] = recipesOf('A new secret');
  const [settings, secret] = [envOf(), readFileSync(file('data/launch-secret'))];
  expect(await signInBy(link)).toBe(200);
  await machine.run(append);
  await serve();
  expect(await signInBy(link)).toBe(200);
  const signedAnew = await newLink();

  changeEnv((text) => text.replace(/^(LAUNCH_SECRET=[^,\n]+),.*$/m, '$1'));
  rmSync(file('data/launch-secret'));
  await serve();
  expect([await signInBy(link), await signInBy(signedAnew)]).toEqual([401, 200]);
  writeFileSync(file('.env'), settings);
  writeFileSync(file('data/launch-secret'), secret);
  await serve();
  expect(await signInBy(link)).toBe(200);
});

it('a token that was replaced goes into the place of the old one', { timeout: LONG }, async () => {
  const former = token;
  token = await messenger.revokeToken();
  changeEnv((text) => text.replace(former, token));
  await serve();
  expect(await signInBy(link)).toBe(200);
  await expectSameCatalogue();
});

it('the page that connects a bot comes again', { timeout: LONG }, async () => {
  const [start = ''] = recipesOf('Connecting again');
  const before = envOf();
  changeEnv((text) => text.replace(/^BOT_TOKEN=.*\n/m, ''));
  const { said } = await serve(start);
  await expect.poll(said).toMatch(/^Connect your bot: http/m);
  writeFileSync(file('.env'), before);
  await serve();
  await expectSameCatalogue();
});

it('a back-up is the same Vetrina elsewhere', { timeout: LONG }, async () => {
  const [restore = ''] = recipesOf('A back-up elsewhere');
  const [name = ''] = /\S+\.gz/.exec(restore) ?? [];
  await machine.run(`npm run vetrina -- backup ${name}`);
  await stop();
  renameSync(file('data'), file('former-data'));
  mkdirSync(file('data'));
  copyFileSync(file('former-data/launch-secret'), file('data/launch-secret'));
  await serve(restore);
  expect(await signInBy(link)).toBe(200);
  await expectSameCatalogue();
});

it('another bot takes over', { timeout: LONG }, async () => {
  const [release = ''] = recipesOf('Another bot');
  await stop();
  expect(await machine.run(release)).toContain('no longer has this database');
  const former = token;
  token = await messenger.replaceBot();
  changeEnv((text) => text.replace(former, token));
  await serve();
  await messenger.act({ type: 'pressStart', person: ANNA });
  await expectSameCatalogue();
});

it.skipIf(!(await findCaddy()))(
  'another domain takes over, and the old one leads to it',
  { timeout: 2 * LONG },
  async () => {
    const [redirect = ''] = recipesOf('Another domain', {
      'vetrina-old.example.org': OLD,
      'vetrina.example.org': NEW,
    });
    const site = readFileSync('tools/deploy/Caddyfile', 'utf8').replace(
      'localhost:3000',
      `localhost:${port}`,
    );
    const siteOf = (name: string) => `${site.replace('vetrina.example.org', name)}\n`;
    const before = envOf();
    let caddy = await startCaddy(siteOf(OLD) + siteOf(NEW));
    const { fetch: direct } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, options) =>
      typeof url === 'string' && url.startsWith('https:') ? caddy.ask(url, options) : direct(url, options),
    );
    try {
      for (const name of [OLD, NEW]) {
        changeEnv((text) => text.replace(/^PUBLIC_URL=.*/m, `PUBLIC_URL=https://${name}`));
        await serve();
        // A launch link demands the messenger's signature over https, a desk's does not.
        const desk = await newLink('');
        expect(desk).toContain(`https://${name}/gestione`);
        expect(await (await fetch(desk)).text()).toContain('<div id="root">');
        expect(await signInBy(desk, `https://${name}`)).toBe(200);
        await expectSameCatalogue();
      }
      await caddy.stop();
      caddy = await startCaddy(`${redirect}\n${siteOf(NEW)}`);
      const moved = await fetch(`https://${OLD}/content-view/1?a=b`);
      expect([moved.status, moved.headers.get('location')]).toEqual([
        301,
        `https://${NEW}/content-view/1?a=b`,
      ]);
      await expectSameCatalogue();
    } finally {
      vi.restoreAllMocks();
      await caddy.stop();
      writeFileSync(file('.env'), before);
      await serve();
    }
    await expectSameCatalogue();
  },
);

it('a clone is upgraded', { timeout: LONG }, async () => {
  const [upgrade = ''] = recipesOf('Upgrading');
  appendFileSync(join(machine.origin, 'README.md'), '\nA later state.\n');
  commitIn(machine.origin, 'a later state');
  await stop();
  await serve(upgrade);
  expect(readFileSync(file('README.md'), 'utf8')).toContain('A later state.');
  await expectSameCatalogue();
});

it('a service goes on with what npm start had', { timeout: 2 * LONG }, async () => {
  await stop();
  for (const block of recipesOf('From npm start to a service')) await machine.run(block);
  const unit = readFileSync(machine.inSystem('/etc/systemd/system/vetrina.service'), 'utf8');
  renameSync(file('.env'), file('former.env'));
  renameSync(file('data'), file('moved-data'));
  await serve(commandOfUnit(unit), { cwd: machine.inSystem('/opt/vetrina') });
  expect(await signInBy(link)).toBe(200);
  await expectSameCatalogue();

  renameSync(file('former.env'), file('.env'));
  renameSync(file('moved-data'), file('data'));
  const [upgrade = ''] = readRecipes('docs/deployment.md', 'Upgrade');
  await machine.run(upgrade);
  await serve(commandOfUnit(unit), { cwd: machine.inSystem('/opt/vetrina') });
  expect(await signInBy(link)).toBe(200);
});

/** The settings and the program of a unit, as a shell runs them. */
function commandOfUnit(unit: string): string {
  const all = (name: string) =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const files = all('EnvironmentFile').map((path) => `set -a; . ${path}; set +a`);
  return [...files, ...all('Environment').map((words) => `export ${words}`), ...all('ExecStart')].join('\n');
}

it.skipIf(!(await findPostgres()))(
  'the database moves to PostgreSQL, and the folder that it came from is refused',
  { timeout: LONG },
  async () => {
    const postgres = await startPostgres();
    const password = 'a-password';
    try {
      await stop();
      const names = { PASSWORD: password, '@localhost/': `@localhost:${postgres.port}/` };
      const env = { PGHOST: '127.0.0.1', PGPORT: String(postgres.port), PGUSER: 'postgres' };
      await serve(recipesOf('Moving to PostgreSQL', names).join('\n'), { env });
      expect(await signInBy(link)).toBe(200);
      await expectSameCatalogue();
      await stop();
      changeEnv((text) => text.replace(/^DATABASE_URL=.*\n/m, ''));
      await expect(machine.run('npm start')).rejects.toThrow('has moved to postgres://localhost');
    } finally {
      await stop();
      await postgres.stop();
    }
  },
);
