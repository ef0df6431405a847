import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../../../src/server/config/create-logger.ts';
import { askForTitle } from '../../../../src/server/modules/requests/ask-for-title.ts';
import { REQUEST_LOOKUPS } from '../../../../src/server/modules/requests/match-requests.ts';
import { doDueWork } from '../../support/do-due-work.ts';
import { type Kill, killAtCommit } from '../../support/kill-at-commit.ts';
import { emptyDatabase } from '../../support/reset-database.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';
import type { StubService } from '../imports/support/stub-service.ts';
import { stubTmdb } from '../imports/support/stub-tmdb.ts';
import { tmdbClientFor } from '../imports/support/stub-tmdb-client.ts';

const db = await useTestDatabase();
const log = createLogger('silent');

let tmdb: StubService;
beforeAll(async () => {
  tmdb = await stubTmdb({ limit: Number.POSITIVE_INFINITY });
});
afterAll(() => tmdb.close());

const LIMITS = { requestsPerPerson: 9, ownerIds: ['9009'] };
const METROPOLIS = { type: 'film', tmdbId: 19, season: null, name: 'Metropolis', year: '1928' } as const;
const match = { ...METROPOLIS, poster: null, plot: '' };

type Ask = Parameters<typeof askForTitle>[1];

async function ask(ask: Ask): Promise<number> {
  const outcome = await askForTitle(db, ask, LIMITS);
  return 'request' in outcome ? outcome.request.id : 0;
}

/** Requests as they are stored, in the order of their numbers. */
const requests = () =>
  db.selectFrom('title_request').select(['state', 'tmdb_id', 'people']).orderBy('id').execute();

const decisions = () => db.selectFrom('fan_out').select(['kind', 'subject']).execute();

/** Kills a process at each of its commits in turn; `run` gets it and returns true once it was not killed. */
async function atEachCommit(leastCommits: number, run: (kill: Kill) => Promise<boolean>): Promise<void> {
  for (let commit = 1, isDone = false; !isDone; commit += 1)
    for (const when of ['before', 'after'] as const) {
      await emptyDatabase(db);
      isDone = await run({ commit, when });
      if (isDone) expect(commit).toBeGreaterThan(leastCommits);
    }
}

/** Looks up requests in a process that is killed, then in the next one. */
async function lookUp(kill: Kill): Promise<boolean> {
  const killed = killAtCommit(db, kill);
  const bot = { services: { tmdb: tmdbClientFor(tmdb) } };
  await doDueWork(REQUEST_LOOKUPS, { db: killed.db, log, bot }).catch(() => 'killed');
  await REQUEST_LOOKUPS.queue.releaseAll(db);
  await doDueWork(REQUEST_LOOKUPS, { db, log, bot });
  expect(await db.selectFrom('due_work').selectAll().execute()).toEqual([]);
  return !killed.isKilled();
}

const words = { words: 'Metropolis (1927)', isMatchedLater: true };

it(
  'words become the title that they mean, before or after whatever commit the process is killed',
  () =>
    atEachCommit(2, async (kill) => {
      await ask({ userId: '1', ...words });
      const isDone = await lookUp(kill);
      expect(await requests()).toEqual([{ state: 'open', tmdb_id: 19, people: 1 }]);
      return isDone;
    }),
  600_000,
);

it(
  'people who asked in words join the request for the title once, whenever the process is killed',
  () =>
    atEachCommit(2, async (kill) => {
      await ask({ userId: '1', words: 'x', match });
      for (const userId of ['1', '2', '3']) await ask({ userId, ...words });
      const isDone = await lookUp(kill);
      expect(await requests()).toEqual([
        { state: 'open', tmdb_id: 19, people: 3 },
        { state: 'merged', tmdb_id: null, people: 0 },
      ]);
      return isDone;
    }),
  600_000,
);

it(
  'words for a title that the catalogue has are linked to it, whenever the process is killed',
  () =>
    atEachCommit(3, async (kill) => {
      const [titleId = 0] = await addTestTitles(db, [{}]);
      await db.updateTable('title').set({ tmdb_id: METROPOLIS.tmdbId }).where('id', '=', titleId).execute();
      const id = await ask({ userId: '1', ...words });
      const isDone = await lookUp(kill);
      expect(await requests()).toEqual([{ state: 'linked', tmdb_id: 19, people: 1 }]);
      expect(await decisions()).toEqual([{ kind: 'decision', subject: String(id) }]);
      return isDone;
    }),
  600_000,
);
