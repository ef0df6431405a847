import { sql } from 'kysely';
import { type Db, type DbTransaction, one } from '../../../database/db.ts';
import { clock, sleep } from '../../../lib/clock.ts';
import { changeOfMerging } from '../../catalogue/editing/changes-of-titles.ts';
import { lockRankingState, lockTitles } from '../../catalogue/locks.ts';
import { isMerging } from '../../catalogue/merging-titles.ts';
import { setHidden } from '../../catalogue/title-visibility.ts';
import { visibleTo } from '../../catalogue/visible-to.ts';
import { type Change, type RecordChanges, unrecorded } from '../../changes/changes.ts';
import { holdNotifications } from '../../notices/move-notifications.ts';
import { mergeQueue } from './merge-queue.ts';
import { workOnMerge } from './work-on-merge.ts';

type Titles = { keep: number; other: number };

/** Reasons why two titles are not merged. */
export type RefusedMerge = 'no such title' | 'not the same type' | 'in another merge';

type Options = {
  record?: RecordChanges;
  /** The longest wait for its end; by default unlimited. */
  forMs?: number;
};

/** Milliseconds between two checks of another worker's merge. */
const POLL_MS = 50;

/**
 * Merges `other` into `keep`: lists, likes, plays, movie nights, videos, subscriptions and notifications move,
 * missing fields are filled, and the other's origin becomes an alias. `merging`: it continues. A repeated call waits
 * for the same merge. Rejects if it was given up.
 */
export async function mergeTitles(
  db: Db,
  titles: Titles,
  { record = unrecorded(db), forMs = Number.POSITIVE_INFINITY }: Options = {},
): Promise<'merged' | 'merging' | RefusedMerge> {
  const { merge } = await record((transaction) => beginMerge(transaction, titles));
  return typeof merge === 'string' ? merge : untilMerged(db, merge, clock.elapsed() + forMs);
}

type Begun = { merge: number | RefusedMerge; changes: Change[] };

/** Stores that two titles are being merged, recorded once; the answer has the merge's id. From now on nobody finds `other`. */
async function beginMerge(transaction: DbTransaction, titles: Titles): Promise<Begun> {
  const { keep, other } = titles;
  // The lock of removals: of two changes to the same title the later one sees the earlier one's row.
  await lockRankingState(transaction);
  await lockTitles(transaction, [keep, other]);
  const found = await transaction
    .selectFrom('title')
    .select(['id', 'type', 'titolo', isMerging(sql`title.id`).as('isMerging')])
    .where('id', 'in', [keep, other])
    .where(visibleTo('owner'))
    .execute();
  const gone = found.find(({ id }) => id === other);
  const refused = (merge: RefusedMerge): Begun => ({ merge, changes: [] });
  if (keep === other || !gone || found.length < 2) return refused('no such title');
  if (found[0]?.type !== found[1]?.type) return refused('not the same type');
  const same = await resumeMerge(transaction, titles);
  if (same !== undefined) return { merge: same, changes: [] };
  if (found.some((title) => title.isMerging)) return refused('in another merge');
  const merge = await storeMerge(transaction, titles);
  await setHidden(transaction, other, true);
  await holdNotifications(transaction, other);
  return { merge, changes: [changeOfMerging(gone, keep)] };
}

/** The id of the same merge if it is running; one that was given up is tried again. */
async function resumeMerge(transaction: DbTransaction, { keep, other }: Titles): Promise<number | undefined> {
  const { retried } = mergeQueue.owners ?? {};
  const row = await one<{ id: number; state: string }>(transaction)`
    select id, state from title_merge where title_id = ${other} and keep_id = ${keep} and state <> 'left'`;
  if (row?.state === 'failed')
    await sql`update title_merge set ${retried} where id = ${row.id}`.execute(transaction);
  return row?.id;
}

/** A merge that an owner has dropped half done starts anew. */
async function storeMerge(transaction: DbTransaction, { keep, other }: Titles): Promise<number> {
  const row = await one<{ id: number }>(transaction)`
    insert into title_merge (title_id, keep_id) values (${other}, ${keep})
    on conflict (title_id) do update set keep_id = excluded.keep_id, state = 'running', failures = 0,
      requested_at = now(), moved_at = now(), next_attempt_at = now()
    returning id`;
  return row?.id ?? 0;
}

/** Works off due merges, as a server's worker does, until this one has ended or it is time to stop. */
async function untilMerged(db: Db, id: number, until: number): Promise<'merged' | 'merging'> {
  for (;;) {
    const merge = await db.selectFrom('title_merge').selectAll().where('id', '=', id).executeTakeFirst();
    if (!merge) return 'merged';
    if (merge.state !== 'running') throw new Error(`the titles could not be merged: ${merge.failure}`);
    const isOver = () => clock.elapsed() >= until;
    if (isOver()) return 'merging';
    const [due] = await mergeQueue.claim(db, 1);
    if (due) await workOnMerge({ db }, due, isOver);
    else await sleep(POLL_MS);
  }
}
