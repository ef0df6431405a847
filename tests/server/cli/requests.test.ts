import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../src/server/database/database.ts';
import { askForTitle } from '../../../src/server/modules/requests/ask-for-title.ts';
import { findRequest } from '../../../src/server/modules/requests/title-request.ts';
import { stubTmdb, TMDB_TOKEN } from '../modules/imports/support/stub-tmdb.ts';
import { commandLine } from '../support/command-line.ts';
import { testDatabase } from '../support/test-database.ts';
import { addTestTitles } from '../support/test-titles.ts';

const NOSFERATU = {
  type: 'film',
  tmdbId: 653,
  season: null,
  name: 'Nosferatu il vampiro',
  year: '1923',
  poster: null,
  plot: '',
} as const;

let database: Database;
let byTmdb: number;
let byWords: number;
beforeEach(async () => {
  database = await testDatabase();
  byTmdb = await ask('1', { words: 'x', match: NOSFERATU });
  byWords = await ask('1', { words: 'Qualcosa' });
  await ask('2', { words: 'Qualcosa' });
});
afterEach(() => database.close());

async function ask(userId: string, words: { words: string; match?: typeof NOSFERATU }): Promise<number> {
  const limits = { requestsPerPerson: 9, ownerIds: [] };
  const outcome = await askForTitle(database.db, { userId, ...words }, limits);
  return 'request' in outcome ? outcome.request.id : 0;
}

const requests = (words: string[], env = {}) =>
  commandLine(['requests', ...words], { env, open: async () => ({ ...database, close: async () => {} }) });

it('‘request list’ prints open requests, the most wanted first', async () => {
  const { code, stdout } = await requests(['list']);
  expect(code).toBe(0);
  expect(stdout.split('\n')).toEqual([
    expect.stringMatching(new RegExp(`^${byWords}\t2\t20[^\t]+Z\t-\tQualcosa$`)),
    expect.stringMatching(new RegExp(`^${byTmdb}\t1\t20[^\t]+Z\tfilm:653\tNosferatu il vampiro \\(1923\\)$`)),
  ]);
});

it('approving a request imports its title from TMDB', async () => {
  const tmdb = await stubTmdb();
  const { code, stdout } = await requests(['approve', String(byTmdb)], {
    TMDB_TOKEN,
    TMDB_API_ROOT: tmdb.root,
  });
  await tmdb.close();
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringMatching(
      new RegExp(`^Request ${byTmdb} is added, title \\d+: Nosferatu il vampiro \\(1923\\)$`),
    ),
  });
  expect(await findRequest(database.db, byTmdb)).toMatchObject({
    state: 'added',
    titleId: expect.any(Number),
  });
});

it('a request for words is approved as it is, or as a title of the catalogue', async () => {
  const [title = 0] = await addTestTitles(database.db, [{}]);
  expect((await requests(['approve', String(byWords)])).stdout).toBe(
    `Request ${byWords} is accepted: Qualcosa`,
  );
  expect((await requests(['list'])).stdout).toContain('Qualcosa (approved)');
  expect((await requests(['approve', String(byWords)])).stderr).toContain('approved already');
  expect((await requests(['approve', String(byWords), '--title', String(title)])).stdout).toBe(
    `Request ${byWords} is linked, title ${title}: Qualcosa`,
  );
});

it('a request is rejected for a reason', async () => {
  expect((await requests(['reject', String(byWords), 'Non si trova.'])).stdout).toBe(
    `Request ${byWords} is rejected: Qualcosa`,
  );
  await requests(['reject', String(byTmdb), 'Non', 'si', 'trova.']);
  expect((await requests(['list'])).stdout).toBe('Nothing is requested.');
});

it.each([
  [['approve'], "missing required argument 'request'"],
  [['approve', '999'], 'there is no request 999'],
  [['reject', '2'], "missing required argument 'reason'"],
  [['reject', '2', 'x'.repeat(301)], '1 to 300 characters'],
  [['approve', '2', '--title', '999'], 'there is no title 999: expected an id or origin'],
  [['approve', '2', '--tmdb', 'x'], 'not a TMDB id: x'],
  [['approve', '2', '--tmdb', '1', '--title', '1'], 'cannot go together'],
  [['approve', '1'], 'TMDB_TOKEN must be set'],
])('%j is refused, and nothing is changed', async (words, reason) => {
  const { code, stderr } = await requests(words);
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(reason) });
  expect(await findRequest(database.db, byWords)).toMatchObject({ state: 'open' });
});
