import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StubService } from '../../../modules/imports/support/stub-service.ts';
import { stubTmdb, TMDB_TOKEN } from '../../../modules/imports/support/stub-tmdb.ts';
import { commandLine } from '../../../support/command-line.ts';
import { speedUpTime } from '../../../support/fast-timers.ts';
import { emptyDatabase } from '../../../support/reset-database.ts';
import { testDatabase } from '../../../support/test-database.ts';

let tmdb: StubService;
const database = await testDatabase();
beforeEach(async () => {
  await emptyDatabase(database.db);
  tmdb = await stubTmdb();
});
afterEach(() => tmdb.close());
afterAll(() => database.close());
// The services are called at a pace.
afterAll(speedUpTime());

function vetrina(words: string, env: Record<string, string> = { TMDB_TOKEN }) {
  const roots = {
    TMDB_API_ROOT: tmdb.root,
    TMDB_EXPORTS_ROOT: tmdb.root,
    TMDB_IMAGES_ROOT: `${tmdb.root}/t/p`,
  };
  const open = async () => ({ ...database, close: async () => {} });
  return commandLine(['titles', 'import', 'tmdb', ...words.split(' ').filter(Boolean)], {
    env: { ...roots, ...env },
    open,
  });
}

const origins = async () => {
  const rows = await database.db.selectFrom('title').select('origin').orderBy('id').execute();
  return rows.map(({ origin }) => origin);
};

describe('titles import tmdb', () => {
  it('accepts ids in all their forms', async () => {
    const { code, stdout, stderr } = await vetrina('--ids 653,serie:1396 --ids tt0017136');
    expect({ code, stdout }).toEqual({ code: 0, stdout: '3 new, 0 changed, 0 unchanged, 0 refused.' });
    expect(stderr).toBe('3 titles to be fetched.');
    expect(await origins()).toEqual(['tmdb:movie:653', 'tmdb:tv:1396', 'tmdb:movie:19']);
    const [title] = await database.db.selectFrom('title').select(['copertina', 'generi']).execute();
    expect(title).toEqual({
      copertina: `${tmdb.root}/t/p/w780/p00028dVtRnStAnDiN.jpg`,
      generi: ['Fantasy', 'Horror'],
    });
  });

  it('brings the translations of an installation in several languages', async () => {
    await vetrina('--ids 653', { TMDB_TOKEN, LANGUAGES: 'it,en' });
    const rows = await database.db.selectFrom('title_translation').select(['language', 'plot']).execute();
    expect(rows).toEqual([{ language: 'en', plot: expect.stringContaining('A plot of') }]);
  });

  it('imports popular titles, discovered ones, or those of the daily list', async () => {
    expect((await vetrina('--popular films --pages 2 --dry-run')).stdout).toMatch(/^This would be: 40 new/);
    expect((await vetrina('--discover films --year 1954 --genre Thriller --min-votes 100')).stdout).toMatch(
      /^1 new/,
    );
    expect((await vetrina('--export series --date 2026-05-20 --min-popularity 30.5')).stdout).toMatch(
      /^2 new/,
    );
    expect(await origins()).toEqual(['tmdb:movie:567', 'tmdb:tv:6357', 'tmdb:tv:253']);
  });

  it('reports titles that could not be fetched, and imports the others', async () => {
    const { code, stdout, stderr } = await vetrina('--ids 653,1');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '1 new, 0 changed, 0 unchanged, 1 refused.' });
    expect(stderr).toContain('tmdb:movie:1: TMDB has no film 1');
  });

  it.each([
    ['', 'expected one of: --ids, --popular, --discover, --export'],
    ['--ids 653 --popular films', '--ids and --popular cannot go together'],
    ['--popular films --year 1954', '--year does not go with --popular'],
    ['--ids nosferatu', 'not a TMDB id: nosferatu'],
    ['--popular books', 'expected films or series, got books'],
    ['--popular films --pages 501', '--pages must be a number from 1 to 500'],
    ['--popular films --pages 1.5', '--pages must be a number from 1 to 500'],
    ['--discover films --genre Bricolage', 'the movie database has no such genre: Bricolage'],
    ['--export films --date ieri', '--date must be a day, as in 2026-05-03, not "ieri"'],
  ])('refuses %s', async (words, message) => {
    const { code, stderr } = await vetrina(words);
    expect(code).toBe(1);
    expect(stderr).toContain(`vetrina: ${message}`);
    expect(tmdb.requests).toEqual([]);
  });

  it('reports a missing or refused token', async () => {
    expect((await vetrina('--ids 653', {})).stderr).toMatch(/^vetrina: TMDB_TOKEN must be set/);
    const wrong = await vetrina('--ids 653', { TMDB_TOKEN: 'a-wrong-one' });
    expect(wrong.stderr).toContain('vetrina: TMDB rejected TMDB_TOKEN');
  });
});
