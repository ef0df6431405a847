import { type RawBuilder, sql } from 'kysely';
import { liveMessagesChange } from '../../chat/live-messages/live-messages.ts';

// What erasure changes in rows that others share with the person, each in one statement.

type Change = RawBuilder<unknown>;

/** In place of words that were the person's alone. */
const ERASED = '(testo cancellato)';

/** Updates the counters of liked titles as well. */
export function forgetLists(userId: string): Change {
  return sql`
    with gone as (
      delete from list_item where user_id = ${userId} returning content_id, list
    ), number as (
      select content_id, count(*) filter (where list = 'mi_piace')::int as likes,
        count(*) filter (where list = 'preferiti')::int as loves
      from gone group by content_id
    )
    update content_stats set mi_piace = mi_piace - likes, preferiti = preferiti - loves
    from number where content_stats.content_id = number.content_id and (likes > 0 or loves > 0)`;
}

/** Requests that others want, too, stay without the person; one that nobody else asked for is closed and loses its words. */
export function forgetRequests(userId: string): Change {
  return sql`
    with deleted as (
      delete from title_requester where user_id = ${userId} returning request_id, withdrawn_at
    ), gone as (
      select request_id, withdrawn_at is null as wanted, not exists (
        select from title_requester as other
        where other.request_id = deleted.request_id and other.user_id <> ${userId}) as alone
      from deleted
    ), card as (${liveMessagesChange('request', sql`select request_id from gone where wanted or alone`)})
    update title_request set people = people - wanted::int,
      state = case when wanted and people <= 1 and state in ('open', 'accepted') then 'withdrawn' else state end,
      settled_at = case when wanted and people <= 1 then coalesce(settled_at, now()) else settled_at end,
      words = case when alone then ${ERASED} else words end,
      name = case when alone and type is null then ${ERASED} else name end,
      key = case when alone and key like 'words:%' then concat('erased:', id) else key end,
      match_at = case when alone then null else match_at end
    from gone where title_request.id = gone.request_id and (wanted or alone)`;
}

/**
 * Locks the nights that a person attends or hosts, before anything in them: votes lock their night first, and in another
 * order both would wait for each other.
 */
export function lockMovieNights(userId: string): Change {
  return sql`
    select id from movie_night where id in (
      select night_id from movie_night_member where user_id = ${userId}
      union all select id from movie_night where host_id = ${userId})
    order by id for update`;
}

/** Nights go on without the person, and their cards without the name. */
export function forgetMovieNights(userId: string): Change {
  return sql`
    with attended as (
      delete from movie_night_member where user_id = ${userId} returning night_id
    ), card as (
      ${liveMessagesChange(
        'night',
        sql`select night_id from attended union select id from movie_night where host_id = ${userId}`,
      )}
    )
    update movie_night set version = version + 1,
      host_id = case when host_id = ${userId} then null else host_id end,
      title = case when host_id = ${userId} then 'Serata' else title end
    where id in (select night_id from attended) or host_id = ${userId}`;
}
