import { sql } from 'kysely';
import { ConflictError, type Db, type DbTransaction, all, one } from '../../../database/db.ts';
import { givingWay, isInTheWay, waitBriefly } from '../../../database/give-way.ts';
import { TABLES, tableNames } from '../../../database/schema.ts';
import { changeOfMerging } from '../../catalogue/editing/changes-of-titles.ts';
import { lockRankingState, lockTitles } from '../../catalogue/locks.ts';
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
import { absorbTitle } from '../../catalogue/absorb-title.ts';
import { raiseSeasons } from '../../catalogue/known-seasons.ts';
import { storeArrivals } from '../../catalogue/store-arrivals.ts';
import { putWorkingFirst } from '../../videos/part-videos.ts';
import { type PartColumns, partOf } from '../../videos/title-part.ts';
import { isSameVersion } from '../../videos/versions/version-facts.ts';

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

/**
 * Joins the small parts of two titles: videos, daily counts, and the fields of the titles themselves. The caller
 * holds the lock of the ranking state.
 */
async function joinTitles(
  transaction: DbTransaction,
  { keep, other }: { keep: number; other: number },
): Promise<void> {
  await moveVideos(transaction, keep, other);
  await sql`
    with counted as (delete from play_daily where title_id = ${other} returning day, plays)
    insert into play_daily (title_id, day, plays) select ${keep}::int, day, plays from counted
    on conflict (title_id, day) do update set plays = play_daily.plays + excluded.plays`.execute(transaction);
  await sql`
    with counted as (
      update title_stats as stats set visualizzazioni = 0 from title_stats as before
      where stats.title_id = ${other} and before.title_id = stats.title_id returning before.visualizzazioni
    )
    update title_stats set visualizzazioni = title_stats.visualizzazioni + counted.visualizzazioni
    from counted where title_id = ${keep}`.execute(transaction);
  await absorbTitle(transaction, { keep, other });
  await raiseSeasons(transaction, keep);
}

/**
 * If both have the same version of a part, the other title's replaces that of `keep` in case it goes; its further
 * versions follow those of `keep`. Notifies people who wait for a video of a part that `keep` did not have.
 */
async function moveVideos(transaction: DbTransaction, keep: number, other: number): Promise<void> {
  await lockTitles(transaction, [keep, other]);
  const isSamePart = sql`own.title_id = ${keep} and own.position is not null
    and own.season is not distinct from theirs.season and own.episode is not distinct from theirs.episode`;
  await sql`
    with same as (
      select theirs.id, own.id as own_id from video as theirs join video as own on ${isSamePart}
        and ${isSameVersion('own', 'theirs')}
      where theirs.title_id = ${other} and theirs.position is not null
    ), replaced as (
      update video set position = null, replaced_by = own_id, replaced_at = now(), replacement_told_at = now()
      from same where video.id = same.id
    )
    update video set replaced_by = own_id from same where video.replaced_by = same.id`.execute(transaction);
  const moved = await all<{ id: number; position: number | null }>(transaction)`
    update video as theirs set title_id = ${keep},
      position = position + coalesce((select max(own.position) + 1 from video as own where ${isSamePart}), 0)
    where title_id = ${other}
    returning id, position`;
  await storeArrivals(
    transaction,
    moved.filter(({ position }) => position === 0).map(({ id }) => id),
  );
  const lost = await all<PartColumns>(transaction)`
    select title_id, season, episode from video
    where title_id = ${keep} and position = 0 and lost_at is not null`;
  for (const part of lost) await putWorkingFirst(transaction, partOf(part));
}
