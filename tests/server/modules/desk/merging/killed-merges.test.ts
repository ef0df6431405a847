import { expect, it, vi } from 'vitest';
import { createLogger } from '../../../../../src/server/config/create-logger.ts';
import { recordChanges } from '../../../../../src/server/modules/changes/changes.ts';
import { mergeTitles } from '../../../../../src/server/modules/desk/merging/merge-titles.ts';
import { startMergeWorker } from '../../../../../src/server/modules/desk/merging/merge-worker.ts';
import { killAtCommit } from '../../../support/kill-at-commit.ts';
import { countersFromEvents, countersOf } from '../../../support/play-counters.ts';
import { emptyDatabase } from '../../../support/reset-database.ts';
import { useTestDatabase } from '../../../support/test-database.ts';
import { addPopularTitles, contentsOf, leadAgain, PEOPLE } from './support/popular-titles.ts';

const db = await useTestDatabase();
const log = createLogger('silent');

const press = (of: typeof db, titles: { keep: number; other: number }) =>
  mergeTitles(of, titles, { record: recordChanges(of, { userId: '9', role: 'owner' }) });

/** The kept title has all rows of both, once, and the merge is listed once. */
async function expectMerged({ keep, other }: { keep: number; other: number }): Promise<void> {
  const { likes, plays, videos, counters } = await contentsOf(db, keep);
  expect(new Set(likes).size).toBe(2 * PEOPLE + 1);
  expect(likes).toHaveLength(2 * PEOPLE + 1);
  expect(plays).toHaveLength(2 * PEOPLE + 2);
  expect(videos).toEqual([`https://films.example/${keep}`, `https://films.example/${other}`]);
  expect(counters).toEqual({ mi_piace: likes.length, visualizzazioni: plays.length });
  expect(await countersOf(db)).toEqual(await countersFromEvents(db));
  const ids = await db.selectFrom('title').select('id').execute();
  expect(ids).toEqual([{ id: keep }]);
  expect(await db.selectFrom('title_merge').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('change').select('what').execute()).toHaveLength(1);
}

it('a merge whose process is killed before or after any commit is completed by the next one', async () => {
  for (let commit = 1, isDone = false; !isDone; commit += 1)
    for (const when of ['before', 'after'] as const) {
      await emptyDatabase(db);
      const [keep = 0, other = 0] = await addPopularTitles(db, ['a', 'b']);
      const killed = killAtCommit(db, { commit, when });
      const outcome = await press(killed.db, { keep, other }).catch(() => 'killed');
      isDone = !killed.isKilled();
      expect(outcome).toMatch(isDone ? /^merged$/ : /killed|merged/);
      await leadAgain(db);
      // Nothing was stored: the owner sees that, and presses again.
      if (commit === 1 && when === 'before') expect(await press(db, { keep, other })).toBe('merged');
      await expectMerged({ keep, other });
      if (isDone) expect(commit).toBeGreaterThan(5);
    }
}, 600_000);

it('a server that stops leaves a merge to another one', async () => {
  const [keep = 0, other = 0] = await addPopularTitles(db, ['a', 'b']);
  expect(
    await mergeTitles(
      db,
      { keep, other },
      { record: recordChanges(db, { userId: '9', role: 'owner' }), forMs: 0 },
    ),
  ).toBe('merging');
  const first = startMergeWorker({ db, log, intervalMs: 10 });
  await vi.waitUntil(async () => (await contentsOf(db, keep)).likes.length > PEOPLE + 1, {
    timeout: 30_000,
    interval: 1,
  });
  await first.stop();
  const second = startMergeWorker({ db, log, intervalMs: 10 });
  await expect.poll(() => db.selectFrom('title_merge').selectAll().execute()).toEqual([]);
  await second.stop();
  await expectMerged({ keep, other });
});

it('a merge that keeps failing is given up, and continues once it is pressed again', async () => {
  const [keep = 0, other = 0] = await addPopularTitles(db, ['a', 'b']);
  await mergeTitles(db, { keep, other }, { forMs: 0 });
  await db.updateTable('title_merge').set({ state: 'failed', failure: 'Error: no' }).execute();
  expect(await mergeTitles(db, { keep, other })).toBe('merged');
  expect((await contentsOf(db, keep)).likes).toHaveLength(2 * PEOPLE + 1);
});
