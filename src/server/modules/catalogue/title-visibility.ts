import { type RawBuilder, sql } from 'kysely';
import { all, type Db, type DbTransaction, joinTransaction } from '../../database/db.ts';
import { noteCatalogueChange } from './catalogue-changes.ts';
import { lockRankingState, lockTitles } from './locks.ts';
import { refreshGenreAndRankingRows } from './refresh-genre-and-ranking-rows.ts';
import { resumeArrivals } from './store-arrivals.ts';
import { visibleTo } from './visible-to.ts';

/**
 * Hides a title from every answer, or shows it again; its lists, likes, plays and videos stay. False if it does not
 * exist.
 */
export function setHidden(db: Db, id: number, hidden: boolean): Promise<boolean> {
  return joinTransaction(db, async (transaction) => {
    const changed = await changeVisibility(transaction, [id], {
      hidden: sql`${hidden}::boolean`,
      unlisted: sql`false`,
      where: visibleTo('owner'),
    });
    if (changed && !hidden) await resumeArrivals(transaction, id);
    return changed;
  });
}

/**
 * Hides titles as unlisted, or shows them again, by two conditions on `title`: the titles where `isChanged`, to
 * the state of `isUnlisted`. Both are evaluated once the titles are locked, so that no video comes or goes
 * meanwhile.
 */
export async function setUnlisted(
  db: Db,
  ids: readonly number[],
  { isUnlisted, isChanged }: Record<'isUnlisted' | 'isChanged', RawBuilder<boolean>>,
): Promise<void> {
  if (ids.length === 0) return;
  await joinTransaction(db, (transaction) =>
    changeVisibility(transaction, ids, { hidden: isUnlisted, unlisted: isUnlisted, where: isChanged }),
  );
}

/** False when no title was changed. */
async function changeVisibility(
  transaction: DbTransaction,
  ids: readonly number[],
  { hidden, unlisted, where }: Record<'hidden' | 'unlisted' | 'where', RawBuilder<boolean>>,
): Promise<boolean> {
  const rankingState = await lockRankingState(transaction);
  await lockTitles(transaction, ids);
  const rows = await all<{ id: number }>(transaction)`
    update title set hidden = ${hidden}, unlisted = ${unlisted}, updated_at = now()
    where id = any(${[...ids]}::int[]) and ${where} returning id`;
  const changed = rows.map(({ id }) => id);
  if (changed.length === 0) return false;
  await refreshGenreAndRankingRows(transaction, changed, rankingState);
  await noteCatalogueChange(transaction);
  return true;
}
