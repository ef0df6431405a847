import { sql } from 'kysely';
import { all, ConflictError, type Db, type DbTransaction, one } from '../../../database/db.ts';
import { givingWay, isInTheWay, waitBriefly } from '../../../database/give-way.ts';
import { TABLES, tableNames } from '../../../database/schema.ts';
import { changeOfMerging } from '../../catalogue/editing/changes-of-titles.ts';
import { lockRankingState } from '../../catalogue/locks.ts';
import { deleteMergedTitle } from '../../catalogue/remove-titles.ts';
import { visibleTo } from '../../catalogue/visible-to.ts';
import { type Change, unrecorded } from '../../changes/changes.ts';
import { carryOverTitle } from '../../movie-nights/deck/carry-over-title.ts';
import {
  countMoved,
  holdNotifications,
  isNotifying,
  moveNotifications,
} from '../../notices/move-notifications.ts';
import { joinTitles } from './join-titles.ts';

type Titles = { keep: number; other: number };

/** Reasons why two titles are not merged; `busy`: others are changing them, or a message about the one that goes is being sent. */
export type RefusedMerge = 'no such title' | 'not the same type' | 'too large' | 'busy';

/** Rows of the title that goes, at most: on the embedded database others wait until they have moved. */
const MAX_ROWS = 200_000;
/** Rows moved by one statement. */
const BATCH = 5000;

/**
 * Merges `other` into `keep`, in one transaction: lists, likes, plays, movie nights, videos, subscriptions and notifications
 * move, missing fields are filled, and the other's origin becomes an alias.
 */
export async function mergeTitles(
  db: Db,
  titles: Titles,
  record = unrecorded(db),
): Promise<'merged' | RefusedMerge> {
  try {
    const { outcome } = await givingWay(() => record((transaction) => merge(transaction, titles)));
    return outcome;
  } catch (error) {
    if (isInTheWay(error)) return 'busy';
    throw error;
  }
}

/** Ends the unfinished merges of an earlier version, which moved rows in batches; their titles are hidden until then. */
export async function endUnfinishedMerges(db: Db): Promise<void> {
  const begun = await all<Titles>(db)`
    select keep_id as keep, title_id as other from title_merge where state <> 'left'`;
  for (const titles of begun)
    await givingWay(() => db.transaction().execute((transaction) => merge(transaction, titles, Infinity)));
}

type Merged = { outcome: 'merged' | RefusedMerge; changes: Change[] };

async function merge(transaction: DbTransaction, titles: Titles, maxRows = MAX_ROWS): Promise<Merged> {
  const { keep, other } = titles;
  const refused = (outcome: RefusedMerge): Merged => ({ outcome, changes: [] });
  await waitBriefly(transaction);
  await lockRankingState(transaction);
  await lockForGood(transaction, titles);
  const found = await transaction
    .selectFrom('title')
    .select(['id', 'type', 'titolo'])
    .where('id', 'in', [keep, other])
    .where(visibleTo('owner'))
    .execute();
  const gone = found.find(({ id }) => id === other);
  if (!gone || found.length < 2) return refused('no such title');
  if (found[0]?.type !== found[1]?.type) return refused('not the same type');
  if ((await countRows(transaction, other, maxRows)) > maxRows) return refused('too large');
  await holdNotifications(transaction, other);
  if (await isNotifying(transaction, other))
    throw new ConflictError('a message about the title is being sent');
  await moveRows(transaction, titles);
  await joinTitles(transaction, titles);
  await moveNotifications(transaction, titles);
  await deleteMergedTitle(transaction, other);
  return { outcome: 'merged', changes: [changeOfMerging(gone, keep)] };
}

/**
 * Waits for everybody who is adding something to the title that goes, and from then on nobody can, since additions refer to
 * its row. The counters first, as a toggle locks them before the title.
 */
async function lockForGood(transaction: DbTransaction, { keep, other }: Titles): Promise<void> {
  const ids = sql`any(${[keep, other]}::int[])`;
  await sql`select from title_stats where title_id = ${ids} order by title_id for update`.execute(
    transaction,
  );
  await sql`select from title where id = ${ids} order by id for update`.execute(transaction);
}

/** The title's rows in tables that may have many, counted to one more than `most`. */
async function countRows(transaction: DbTransaction, id: number, most: number): Promise<number> {
  if (most === Infinity) return 0;
  const rows = tableNames.flatMap((name) => {
    const { isLarge, rows = () => sql<boolean>`title_id = ${id}` } = TABLES[name].title ?? {};
    return isLarge ? [sql`(select 1 from ${sql.table(name)} where ${rows(id)} limit ${most + 1})`] : [];
  });
  const found = await one<{ count: number }>(transaction)`
    select count(*)::int as count from (${sql.join(rows, sql` union all `)}) as row`;
  return found?.count ?? 0;
}

/** Moves all rows, by the tables' facts. */
async function moveRows(transaction: DbTransaction, { keep, other }: Titles): Promise<void> {
  for (const table of tableNames) {
    const { merge = [] } = TABLES[table].title ?? {};
    if (merge === 'in code') continue;
    for (const statement of merge)
      while ((await countMoved(transaction, statement({ table, keep, other, batch: BATCH }))) > 0);
  }
  while ((await carryOverTitle(transaction, { keep, other })) > 0);
}
