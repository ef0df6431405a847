import { sql } from 'kysely';
import { all, type Db, type DbTransaction } from '../../database/db.ts';
import { type Schema, TABLES, tableNames } from '../../database/schema.ts';
import { absorbTitle } from '../catalogue/absorb-title.ts';
import { lockRankingState, lockTitles } from '../catalogue/locks.ts';
import { removeTitle } from '../catalogue/remove-titles.ts';
import { storeArrivals } from '../catalogue/store-arrivals.ts';
import { setHidden } from '../catalogue/title-visibility.ts';
import { unrecorded } from '../changes/changes.ts';
import { carryOverTitle } from '../movie-nights/deck/carry-over-title.ts';
import { countMoved, holdNotifications, moveNotifications } from '../notices/move-notifications.ts';
import { putWorkingFirst } from '../sources/part-videos.ts';
import { type PartColumns, partOf } from '../sources/title-part.ts';
import { isSameVersion } from '../sources/versions/version-facts.ts';
import { changeOfMerging } from './changes-of-titles.ts';

/** Rows moved in one transaction: a popular title's likes and plays are many. */
const BATCH = 2000;

type Titles = { keep: number; other: number };

/**
 * Merges `other` into `keep`: lists, likes, plays, movie nights, videos, subscriptions and notifications move, missing
 * fields are filled, and the other's origin becomes an alias. Works in batches; the next call completes an interrupted merge.
 * Recorded as it begins, since from then on nobody finds `other`.
 */
export async function mergeTitles(
  db: Db,
  { keep, other }: Titles,
  record = unrecorded(db),
): Promise<'merged' | 'no such title' | 'not the same type'> {
  const titles = await db
    .selectFrom('content')
    .select(['id', 'type', 'titolo as name'])
    .where('id', 'in', [keep, other])
    .execute();
  const gone = titles.find(({ id }) => id === other);
  if (keep === other || !gone || titles.length < 2) return 'no such title';
  if (titles[0]?.type !== titles[1]?.type) return 'not the same type';
  // From here on nothing is added to `other`.
  await record(async (transaction) => {
    await setHidden(transaction, other, true);
    await holdNotifications(transaction, other);
    return { changes: [changeOfMerging(gone, keep)] };
  });
  for (const table of tableNames) await moveRows(db, table, { keep, other });
  while ((await carryOverTitle(db, { keep, other })) > 0);
  await db.transaction().execute((transaction) => joinRest(transaction, keep, other));
  await moveNotifications(db, { keep, other });
  await removeTitle(db, other);
  return 'merged';
}

/** Moves a table's rows as its facts say. */
async function moveRows(db: Db, table: keyof Schema, titles: Titles): Promise<void> {
  const { merge = [] } = TABLES[table].title ?? {};
  if (merge === 'in code') return;
  for (const statement of merge)
    while ((await countMoved(db, statement({ table, ...titles, batch: BATCH }))) > 0);
}

/** Merges what is small: videos, daily counts, the title itself. Idempotent. */
async function joinRest(transaction: DbTransaction, keep: number, other: number): Promise<void> {
  await lockRankingState(transaction);
  await moveVideos(transaction, keep, other);
  await sql`
    with counted as (delete from play_daily where content_id = ${other} returning day, plays)
    insert into play_daily (content_id, day, plays) select ${keep}::int, day, plays from counted
    on conflict (content_id, day) do update set plays = play_daily.plays + excluded.plays`.execute(
    transaction,
  );
  await sql`
    with counted as (
      update content_stats as stats set visualizzazioni = 0 from content_stats as before
      where stats.content_id = ${other} and before.content_id = stats.content_id returning before.visualizzazioni
    )
    update content_stats set visualizzazioni = content_stats.visualizzazioni + counted.visualizzazioni
    from counted where content_id = ${keep}`.execute(transaction);
  await absorbTitle(transaction, { keep, other });
}

/**
 * If both have the same version of a part, the other title's replaces that of `keep` once it is gone; its further versions
 * follow those of `keep`. People waiting for a video of a part that `keep` did not have are notified.
 */
async function moveVideos(transaction: DbTransaction, keep: number, other: number): Promise<void> {
  await lockTitles(transaction, [keep, other]);
  const isSamePart = sql`own.content_id = ${keep} and own.position is not null
    and own.season is not distinct from theirs.season and own.episode is not distinct from theirs.episode`;
  await sql`
    with same as (
      select theirs.id, own.id as own_id from video as theirs join video as own on ${isSamePart}
        and ${isSameVersion('own', 'theirs')}
      where theirs.content_id = ${other} and theirs.position is not null
    ), replaced as (
      update video set position = null, replaced_by = own_id, replaced_at = now(), replacement_told_at = now()
      from same where video.id = same.id
    )
    update video set replaced_by = own_id from same where video.replaced_by = same.id`.execute(transaction);
  const moved = await all<{ id: number; position: number | null }>(transaction)`
    update video as theirs set content_id = ${keep},
      position = position + coalesce((select max(own.position) + 1 from video as own where ${isSamePart}), 0)
    where content_id = ${other}
    returning id, position`;
  await storeArrivals(
    transaction,
    moved.filter(({ position }) => position === 0).map(({ id }) => id),
  );
  const lost = await all<PartColumns>(transaction)`
    select content_id, season, episode from video
    where content_id = ${keep} and position = 0 and lost_at is not null`;
  for (const part of lost) await putWorkingFirst(transaction, partOf(part));
}

/** Two titles with the same TMDB or IMDb id. */
type DuplicateTitles = { keep: number; other: number; name: string };

/** Pairs of titles of the same type with the same TMDB or IMDb id, the older one first. */
export async function findDuplicateTitles(db: Db, limit: number): Promise<DuplicateTitles[]> {
  return all<DuplicateTitles>(db)`
    select min(keep)::int as keep, other, name from (
      select a.id as keep, b.id as other, b.titolo as name from content as a
        join content as b on b.tmdb_id = a.tmdb_id and b.type = a.type and b.id > a.id
      union
      select a.id, b.id, b.titolo as name from content as a
        join content as b on b.imdb_id = a.imdb_id and b.type = a.type and b.id > a.id
    ) as pair group by other, name order by other limit ${limit}`;
}
