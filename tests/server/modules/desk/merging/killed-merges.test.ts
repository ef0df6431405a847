import { expect, it } from 'vitest';
import { recordChanges } from '../../../../../src/server/modules/changes/changes.ts';
import {
  endUnfinishedMerges,
  mergeTitles,
} from '../../../../../src/server/modules/desk/merging/merge-titles.ts';
import { listTables } from '../../../../../src/server/modules/lists/lists.table.ts';
import { killAtCommit } from '../../../support/kill-at-commit.ts';
import { countersFromEvents, countersOf } from '../../../support/play-counters.ts';
import { emptyDatabase } from '../../../support/reset-database.ts';
import { useTestDatabase } from '../../../support/test-database.ts';
import { addPopularTitles, contentsOf, leadAgain, PEOPLE } from './support/popular-titles.ts';

const db = await useTestDatabase();
const MOVES_OF_LISTS = listTables.list_item.title.merge;

const press = (of: typeof db, titles: { keep: number; other: number }) =>
  mergeTitles(of, titles, recordChanges(of, { userId: '9', role: 'owner' }));

/** The kept title has all rows of both, once. */
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
}

it.each(['before', 'after'] as const)(
  'a merge whose process is killed %s its commit is whole or not at all',
  async (when) => {
    await emptyDatabase(db);
    const [keep = 0, other = 0] = await addPopularTitles(db, ['a', 'b']);
    const killed = killAtCommit(db, { commit: 1, when });
    expect(await press(killed.db, { keep, other }).catch(() => 'killed')).toBe('killed');
    await leadAgain(db);
    expect(await press(db, { keep, other })).toBe(when === 'before' ? 'merged' : 'no such title');
    await expectMerged({ keep, other });
    expect(await db.selectFrom('change').select('what').execute()).toHaveLength(1);
  },
);

it.each(['running', 'failed'] as const)('a server ends a %s merge of an earlier version', async (state) => {
  await emptyDatabase(db);
  const [keep = 0, other = 0] = await addPopularTitles(db, ['a', 'b']);
  await db.updateTable('title').set({ hidden: true }).where('id', '=', other).execute();
  for (const statement of MOVES_OF_LISTS)
    await statement({ table: 'list_item', keep, other, batch: 300 }).execute(db);
  await db.insertInto('title_merge').values({ title_id: other, keep_id: keep, state }).execute();
  await endUnfinishedMerges(db);
  await leadAgain(db);
  await expectMerged({ keep, other });
});
