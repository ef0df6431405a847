import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JELLYFIN_KEY, stubJellyfin } from '../../../modules/imports/support/stub-jellyfin.ts';
import type { StubService } from '../../../modules/imports/support/stub-service.ts';
import { commandLine } from '../../../support/command-line.ts';
import { speedUpTime } from '../../../support/fast-timers.ts';
import { emptyDatabase } from '../../../support/reset-database.ts';
import { testDatabase } from '../../../support/test-database.ts';

let server: StubService;
const database = await testDatabase();
beforeEach(async () => {
  await emptyDatabase(database.db);
  server = await stubJellyfin();
});
afterEach(() => server.close());
afterAll(() => database.close());
// The services are called at a pace.
afterAll(speedUpTime());

function vetrina(words: string[], env?: Record<string, string>) {
  const open = async () => ({ ...database, close: async () => {} });
  const settings = env ?? { JELLYFIN_TOKEN: JELLYFIN_KEY, IMAGE_PRIVATE_HOSTS: new URL(server.root).host };
  return commandLine(['titles', 'import', 'jellyfin', ...words], { env: settings, open });
}

describe('titles import jellyfin', () => {
  it('imports films and series once, with links to where they play', async () => {
    const { code, stdout, stderr } = await vetrina([server.root]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '60 new, 0 changed, 0 unchanged, 0 refused.' });
    expect(stderr).toBe('Film: 42 titles\nSerie TV: 18 titles');
    const links = await database.db
      .selectFrom('video')
      .select(['kind', 'url'])
      .where('season', 'is', null)
      .execute();
    expect(links).toHaveLength(42);
    expect(links[0]).toEqual({
      kind: 'link',
      url: expect.stringContaining(`${server.root}/web/#/details?id=`),
    });
    expect((await vetrina([server.root])).stdout).toBe('0 new, 0 changed, 60 unchanged, 0 refused.');
  });

  it('names the setting that its pictures need if it is missing', async () => {
    const { code, stderr } = await vetrina([server.root, '--dry-run'], { JELLYFIN_TOKEN: JELLYFIN_KEY });
    expect(code).toBe(0);
    expect(stderr).toContain(`IMAGE_PRIVATE_HOSTS=${new URL(server.root).host}`);
  });

  it('imports the named libraries, with a token from the command line', async () => {
    const words = [
      server.root,
      '--token',
      JELLYFIN_KEY,
      '--library',
      'Serie TV',
      '--public',
      'cinema.example.org/web/#/home',
    ];
    expect((await vetrina(words, {})).stdout).toMatch(/^18 new/);
    const [link] = await database.db.selectFrom('video').select('url').execute();
    expect(link?.url).toMatch(/^https:\/\/cinema\.example\.org\/web\/#\/details/);
  });

  it.each([
    [[], {}, "missing required argument 'url'"],
    [['http://127.0.0.1:9'], {}, 'missing API key: set --token or JELLYFIN_TOKEN'],
    [['http://127.0.0.1:9', '--token', 'a-token'], {}, 'Jellyfin cannot be reached'],
    [
      ['http://127.0.0.1:9', '--token', 'a-token', '--public', 'casa'],
      {},
      '--public must be an http or https address',
    ],
    [['ftp://x', '--token', 'a-token'], {}, 'not an address: ftp://x; expected http or https'],
  ])('refuses %j', async (words, env, message) => {
    const { code, stderr } = await vetrina(words, env);
    expect(code).toBe(1);
    expect(stderr).toContain(message);
  });

  it('names the existing libraries when one does not exist', async () => {
    const { stderr } = await vetrina([server.root, '--library', 'Cartoni']);
    expect(stderr).toContain('no library is named Cartoni; there are: Film, Serie TV');
  });
});
