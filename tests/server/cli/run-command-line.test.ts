import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { savePublicUrl } from '../../../src/server/config/last-public-url.ts';
import { VERSION } from '../../../src/server/lib/project.ts';
import { findCustomLists } from '../../../src/server/modules/lists/custom-lists.ts';
import { readRevocationTimes } from '../../../src/server/modules/people/people.ts';
import { isPremium } from '../../../src/server/modules/people/premium-status.ts';
import { verifyLaunchKey } from '../../../src/server/sessions/launch-key.ts';
import { commandLine } from '../support/command-line.ts';
import { emptyDatabase } from '../support/reset-database.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testDatabase } from '../support/test-database.ts';

const secret = 'the secret of the tests';
let opened: number;
const database = await testDatabase();
beforeEach(async () => {
  opened = 0;
  await emptyDatabase(database.db);
});
afterAll(() => database.close());

/** Runs a command line: its exit code, its output and its errors, without the last line's end. */
async function vetrina(...words: string[]) {
  const open = async () => {
    opened += 1;
    return { ...database, close: async () => {} };
  };
  const env = { LAUNCH_SECRET: secret, PUBLIC_URL: 'https://vetrina.example', OWNER_IDS: '9009' };
  return commandLine(words, { env, open });
}

it('‘session end’ ends the sessions of one person', async () => {
  expect((await vetrina('session', 'end', '42')).stdout).toMatch(/^All sessions of 42 have ended/);
  const revoked = await readRevocationTimes(database.db);
  expect([revoked.get('42'), revoked.get('43')]).toEqual([expect.any(Date), undefined]);
});

describe('migrate', () => {
  const migrate = (migrated: string[]) =>
    commandLine(['migrate'], {
      env: { MIGRATE_AT_START: 'no' },
      open: async ({ migrates }) => ({
        ...database,
        migrated: migrates ? migrated : [],
        close: async () => {},
      }),
    });

  it('lists the migrations that ran, even if starts do not migrate', async () => {
    expect((await migrate(['0001-baseline', '0002-more'])).stdout).toBe(
      '0001-baseline\n0002-more\nThe schema is up to date now.',
    );
  });

  it('reports that there was nothing to do', async () => {
    expect((await migrate([])).stdout).toBe('The schema was up to date.');
  });
});

it('a command on an outdated schema says what to do', async () => {
  const open = async () => {
    throw new Error('run "npm run vetrina -- migrate"');
  };
  const { code, stderr } = await commandLine(['premium', 'grant', '42'], { open });
  expect([code, stderr]).toEqual([1, 'vetrina: run "npm run vetrina -- migrate"']);
});

describe('premium', () => {
  it('premium is granted without end', async () => {
    expect(await vetrina('premium', 'grant', '42')).toEqual({
      code: 0,
      stdout: '42 is premium now, without end.',
      stderr: '',
    });
    expect(await isPremium(database.db, '42')).toBe(true);
  });

  it('premium is granted for days, and the output names its end', async () => {
    const { stdout } = await vetrina('premium', 'grant', '42', '30');
    const end = Date.parse(/until (.*)\.$/.exec(stdout)?.[1] ?? '');
    expect(Math.round((end - Date.now()) / 86_400_000)).toBe(30);
    expect(await isPremium(database.db, '42')).toBe(true);
  });

  it('premium is granted in words, to somebody by name', async () => {
    await database.db.insertInto('person').values({ user_id: '42', username: 'anna' }).execute();
    for (const words of [
      ['@Anna', '1 mese'],
      ['t.me/anna', '1', 'mese'],
    ]) {
      const { stdout } = await vetrina('premium', 'grant', ...words);
      expect(stdout).toMatch(/^42 is premium now, until /);
    }
    expect(await vetrina('premium', 'grant', '@bruno')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('nobody named @bruno has written to the bot'),
    });
  });

  it('premium is never shortened by more days, and comes with a first list', async () => {
    await vetrina('premium', 'grant', '42', '30');
    const { stdout } = await vetrina('premium', 'grant', '42', '1');
    const end = Date.parse(/until (.*)\.$/.exec(stdout)?.[1] ?? '');
    expect(Math.round((end - Date.now()) / 86_400_000)).toBe(31);
    expect(await findCustomLists(database.db, '42')).toMatchObject([{ titolo: 'Da vedere' }]);
  });
});

it('a launch link signs a person in, and needs no database', async () => {
  const { stdout } = await vetrina('link', '42');
  const link = new URL(stdout);
  expect(link.origin).toBe('https://vetrina.example');
  expect(link.searchParams.get('user-id')).toBe('42');
  const key = link.searchParams.get('key') ?? '';
  expect(verifyLaunchKey({ userId: '42', key, secrets: [secret], now: new Date() })).toMatchObject({
    expired: false,
  });
  expect(opened).toBe(0);
});

it('without a user, a link for each owner opens the desk in a browser', async () => {
  const { stdout } = await vetrina('link');
  const link = new URL(stdout);
  expect(link.pathname).toBe('/gestione');
  const key = link.searchParams.get('key') ?? '';
  const check = { userId: '9009', key, secrets: [secret] as const, now: new Date() };
  expect(verifyLaunchKey({ ...check, purpose: 'desk' })).toMatchObject({ expired: false });
  expect(verifyLaunchKey(check)).toBeUndefined();
  const inAnHour = new Date(Date.now() + 3_600_000);
  expect(verifyLaunchKey({ ...check, now: inAnHour, purpose: 'desk' })).toMatchObject({ expired: true });
  const ownerless = await commandLine(['link'], { env: { LAUNCH_SECRET: secret } });
  expect([ownerless.code, ownerless.stderr]).toEqual([1, expect.stringContaining('OWNER_IDS is empty')]);
});

it.each([[[]], [['help']], [['--help']], [['premium', '-h']], [['help', 'premium']]])(
  '%j prints the help',
  async (words) => {
    const { code, stdout } = await vetrina(...words);
    expect(code).toBe(0);
    expect(stdout).toContain('premium grant <user> [days...]');
  },
);

it('a group of commands alone is refused, and lists them', async () => {
  const { code, stdout, stderr } = await vetrina('premium');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('premium grant <user> [days...]');
});

it('--version prints the version, and is not an option of a command', async () => {
  expect(await vetrina('--version')).toMatchObject({ code: 0, stdout: VERSION });
  expect((await vetrina('link', '--version')).stderr).toContain("unknown option '--version'");
});

it.each([
  [['boo'], "unknown command 'boo'; the desk does what no command does"],
  [['import', 'x.csv'], 'Did you mean titles import?'],
  [['titels', 'import'], 'Did you mean titles?'],
  [['jellyfin'], 'Did you mean titles import jellyfin?'],
  [['constructor'], "unknown command 'constructor'"],
  [['premium', 'grant'], "missing required argument 'user'"],
  [['premium', 'grant', ' '], 'invalid user id'],
  [['premium', 'grant', '4'.repeat(21)], 'invalid user id'],
  [['premium', 'grant', 'abc'], 'invalid user id "abc": expected a number, as in 123456789'],
  [['link', 'anna@film.example'], 'invalid user id'],
  [['premium', 'grant', '42', 'due'], 'as in 30, or a time such as \'2 months\', not "due"'],
  [['premium', 'grant', '42', '0'], 'days must be a whole number'],
  [['premium', 'grant', '42', '1.5'], 'days must be a whole number'],
  [['session', 'end', '42', 'now'], "too many arguments for 'end'"],
  [['link', '-5'], 'invalid user id'],
  [['premium', 'grant', '-5'], 'invalid user id'],
  [['premium', 'grant', '42', '-1'], 'days must be a whole number from 1 to 36500'],
  [['--force'], "unknown option '--force'"],
  [['premium', 'grant', '42', '--days'], "unknown option '--days'"],
])('%j is refused before the database is opened, and the error points to the help', async (words, reason) => {
  const { code, stdout, stderr } = await vetrina(...words);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(reason);
  expect(stderr).toContain('See: npm run vetrina -- help');
  expect(opened).toBe(0);
});

it('an invalid setting is named', async () => {
  const { code, stderr } = await commandLine(['person', 'export', '42'], {
    env: { DATABASE_URL: 'mysql://x' },
  });
  expect(code).toBe(1);
  expect(stderr).toContain('DATABASE_URL');
});

it('without a secret in the settings, a link is signed with the one of the data folder', async () => {
  const folder = await temporaryFolder();
  const { code, stdout } = await commandLine(['link', '42'], { env: { DATA_DIR: folder } });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^http:\/\/localhost:3000\/\?user-id=42&key=/);
});

it('a link leads to the server that was started last, unless the settings name an address', async () => {
  const folder = await temporaryFolder();
  const originOf = async (env: Record<string, string> = {}) => {
    const { stdout } = await commandLine(['link', '42'], { env: { DATA_DIR: folder, ...env } });
    return new URL(stdout).origin;
  };
  expect(await originOf()).toBe('http://localhost:3000');
  await savePublicUrl(readConfig({ DATA_DIR: folder, PORT: '3456' }));
  expect(await originOf()).toBe('http://localhost:3456');
  expect(await originOf({ PORT: '4000' })).toBe('http://localhost:4000');
  expect(await originOf({ PUBLIC_URL: 'https://vetrina.example' })).toBe('https://vetrina.example');
  for (const damaged of ['nonsense', 'https://vetrina.exa']) {
    await writeFile(join(folder, 'public-url'), damaged);
    expect(await originOf()).toBe('http://localhost:3000');
  }
});
