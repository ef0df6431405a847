import { type RawBuilder, sql } from 'kysely';

/** Titles of a person that are considered, the latest ones. */
const MAX_CHOICES = 50;

/** Custom lists of a person whose titles are considered. */
const MAX_LISTS = 5;

/** A person's way to a title: `seen` is marked as watched, `started` delivered, `wanted` in a list or awaited. */
export type Choice = 'seen' | 'started' | 'liked' | 'wanted';

/**
 * SQL: a person's latest choices, by index whatever the number of their plays: title_id, at, and the kind: seen,
 * started or liked.
 */
export function latestChoices(userId: RawBuilder<unknown>): RawBuilder<unknown> {
  const latest = sql.lit(MAX_CHOICES);
  return sql`
    select title_id, max(at) as at, bool_or(choice = 'seen') as seen, bool_or(choice = 'started') as started,
      bool_or(choice = 'liked') as liked
    from (
      (select title_id, played_at as at, case when exists (
          select from awaited_title where awaited_title.title_id = play_event.title_id and user_id = ${userId}
        ) then 'wanted' else 'started' end as choice
        from play_event where user_id = ${userId} order by id desc limit ${latest})
      union all (select title_id, added_at, case when list = 'liste' then 'wanted' else 'liked' end
        from list_item where user_id = ${userId} order by added_at desc limit ${latest})
      union all (select title_id, added_at, 'wanted'
        from (select id from custom_list where user_id = ${userId} order by id desc limit ${sql.lit(MAX_LISTS)}) as own
        join custom_list_item on list_id = own.id order by added_at desc limit ${latest})
      union all (select title_id, watched_at, 'seen' from viewing
        where user_id = ${userId} and watched_at is not null order by watched_at desc limit ${latest})
      union all (select title_id, delivered_at, 'started' from viewing
        where user_id = ${userId} and watched_at is null order by delivered_at desc limit ${latest})
      union all (select title_id, reached_at, 'started' from watch_progress
        where user_id = ${userId} order by reached_at desc limit ${latest})
    ) as choice group by title_id order by max(at) desc, title_id desc limit ${latest}`;
}
