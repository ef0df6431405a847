import { sql } from 'kysely';
import { all, type DbTransaction } from '../../../database/db.ts';
import { absorbTitle } from '../../catalogue/absorb-title.ts';
import { raiseSeasons } from '../../catalogue/known-seasons.ts';
import { lockTitles } from '../../catalogue/locks.ts';
import { storeArrivals } from '../../catalogue/store-arrivals.ts';
import { putWorkingFirst } from '../../videos/part-videos.ts';
import { type PartColumns, partOf } from '../../videos/title-part.ts';
import { isSameVersion } from '../../videos/versions/version-facts.ts';

/**
 * Joins the small parts of two titles: videos, daily counts, and the fields of the titles themselves. The caller
 * holds the lock of the ranking state.
 */
export async function joinTitles(
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
