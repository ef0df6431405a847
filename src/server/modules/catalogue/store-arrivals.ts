import { sql } from 'kysely';
import type { DbTransaction } from '../../database/db.ts';

/**
 * Stores new videos, in their transaction: one row a title, for any number of people. These are its subscribers,
 * and for a new episode everybody who has the series in a list or has started it. Joins the title's other arrivals
 * that are still gathering.
 */
export async function storeArrivals(transaction: DbTransaction, videoIds: readonly number[]): Promise<void> {
  if (videoIds.length === 0) return;
  // `arrived_at` is later than `now()`: a subscription that this transaction had to wait for is older. The first of
  // the people in order, in place of `exists`: that reads through all lists if few titles are in most of them.
  await sql`
    with came as materialized (
      select id, title_id, season, episode from video where id = any(${videoIds}::int[])
    ), new as (
      insert into arrived_part (title_id, season, episode) select title_id, season, episode from came
      on conflict do nothing
      returning title_id, season, episode
    ), arrived as (
      select came.title_id, min(id) as first_video, max(id) as last_video,
        min(id) filter (where new.episode is not null) as first_new,
        max(id) filter (where new.episode is not null) as last_new
      from came left join new on new.title_id = came.title_id
        and new.season = came.season and new.episode = came.episode
      group by came.title_id
    )
    insert into arrival (title_id, first_video, last_video, first_new, last_new, arrived_at)
    select title_id, first_video, last_video, first_new, last_new, clock_timestamp() from arrived
    where (
        select user_id from awaited_title where awaited_title.title_id = arrived.title_id
        order by user_id limit 1
      ) is not null
      or exists (
        select from came cross join lateral (
          select user_id from awaited_season
          where awaited_season.title_id = came.title_id and awaited_season.season = came.season
          order by user_id limit 1
        ) as subscriber
        where came.title_id = arrived.title_id
      )
      or first_new is not null and (
        select user_id from list_item where list_item.title_id = arrived.title_id and list = 'liste'
        order by user_id limit 1
      ) is not null
      or first_new is not null and (
        select user_id from watch_progress where watch_progress.title_id = arrived.title_id
        order by user_id limit 1
      ) is not null
    order by title_id
    on conflict (title_id) where reached is null do update set
      first_video = least(arrival.first_video, excluded.first_video),
      last_video = greatest(arrival.last_video, excluded.last_video),
      first_new = least(arrival.first_new, excluded.first_new),
      last_new = greatest(arrival.last_new, excluded.last_new),
      arrived_at = excluded.arrived_at, failures = 0, failure = null, given_up_at = null`.execute(
    transaction,
  );
}

/** Resumes the arrivals of a title that was hidden, and its held notifications. */
export async function resumeArrivals(transaction: DbTransaction, titleId: number): Promise<void> {
  await sql`update arrival set next_at = now() where title_id = ${titleId}`.execute(transaction);
  await sql`
    update outbox set next_attempt_at = now()
    where kind = 'arrival' and subject = ${titleId}::text and state = 'waiting' and next_attempt_at = 'infinity'`.execute(
    transaction,
  );
}
