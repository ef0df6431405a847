import { sql } from 'kysely';
import {
  NOTICES_ON,
  OUTBOX_COLUMNS,
  type OutboxMessage,
  subjectId,
} from '../../chat/sending/outbox-message.ts';
import { all, type Db } from '../../database/db.ts';
import { CLAIM_EXPIRY, MAX_WATCHED } from '../../queue/claimed-queue.ts';
import type { KindOfWork } from '../../queue/given-up-work.ts';
import { HIDDEN_BY_OWNER } from '../catalogue/visible-to.ts';
import { isLater } from '../videos/title-part.ts';
import { cameBetween } from '../videos/title-videos.ts';
import { type Failing, MAKES_MESSAGES, recordMakingFailure } from './failed-making.ts';
import { IS_HELD_BACK } from './outbox-pauses.ts';

const arrived = subjectId('arrival', 'own');

/** SQL: the title is shown, and the person has not muted it. */
export const WANTS_ARRIVAL = sql<boolean>`(${NOTICES_ON}
  and not exists (
    select from muted_title where muted_title.title_id = ${arrived} and muted_title.user_id = own.user_id)
  and not exists (select from title where title.id = ${arrived} and ${HIDDEN_BY_OWNER}))`;

/** An arrival's notifications start after this many gathering times, even while episodes still arrive. */
const MAX_GATHERING_TIMES = 10;
/** Minimum number of people that one statement considers, subscribers or not. */
const MIN_CANDIDATES = 100;

/** SQL: a candidate has started the series, and their next episode is not one of the new ones. */
const HAS_EARLIER_EPISODE_TO_WATCH = sql`exists (
  select from taken join watch_progress as watched
    on watched.title_id = taken.title_id and watched.user_id = candidate.user_id
  where (
    select ${cameBetween(sql`first_new`, sql`last_new`)} from video as main
    where main.title_id = taken.title_id and main.position = 0 and main.season is not null
      and ${isLater('main', 'watched')}
    order by main.season, main.episode limit 1
  ) is not true
)`;

/** SQL: the arrival whose notifications are made next, locked. */
const nextArrival = (gatherSeconds: number) => sql`
  from arrival join title on title.id = title_id
  where next_at <= now() and given_up_at is null and (reached is not null or (
    (arrived_at <= now() - make_interval(secs => ${gatherSeconds})
      or arrival.created_at <= now() - make_interval(secs => ${gatherSeconds * MAX_GATHERING_TIMES}))
    and not exists (
      select from arrival as earlier
      where earlier.title_id = arrival.title_id and earlier.reached is not null and earlier.given_up_at is null
    )
  ))
  order by next_at, arrival.id
  limit 1
  for update of arrival skip locked`;

/**
 * Creates and claims notifications of the arrival that has waited longest; `isDone` when no arrival is due. An arrival is due
 * when nothing more of its title came for `gatherSeconds`, and the title's previous arrival has reached everyone. Arrivals
 * of a hidden title wait until it is shown. New episodes are announced to people who have the series in their list, and to
 * viewers who are caught up, so that one of these is their next.
 */
export async function claimArrivalMessages(
  db: Db,
  { limit, gatherSeconds }: { limit: number; gatherSeconds: number },
): Promise<{ messages: OutboxMessage[]; isDone: boolean }> {
  const batch = Math.max(MIN_CANDIDATES, 2 * limit);
  const rows = await all<OutboxMessage | { id: null }>(db)`
    with taken as materialized (
      select arrival.*, coalesce(reached, '') as after, ${HIDDEN_BY_OWNER} as hidden
      ${nextArrival(gatherSeconds)}
    ), arrived_season as materialized (
      select distinct season from video as main join taken using (title_id)
      where main.position = 0 and season is not null and ${cameBetween(sql`first_video`, sql`last_video`)}
    ), candidate as materialized (
      select user_id, min(first_video) as first_video, max(last_video) as last_video,
        bool_or(is_subscribed) as is_subscribed
      from (
        select user_id, first_video, last_video, true as is_subscribed from taken cross join lateral (
          select user_id from awaited_title
          where awaited_title.title_id = taken.title_id and user_id > after and since <= arrived_at
          order by user_id limit ${batch}
        ) as subscriber
        where not hidden
        union all
        select user_id, first_video, last_video, true from taken cross join arrived_season cross join lateral (
          select user_id from awaited_season
          where awaited_season.title_id = taken.title_id and awaited_season.season = arrived_season.season
            and user_id > after and since <= arrived_at
          order by user_id limit ${batch}
        ) as season_subscriber
        where not hidden
        union all
        select user_id, first_new, last_new, false from taken cross join lateral (
          select user_id from list_item
          where list_item.title_id = taken.title_id and list = 'liste' and user_id > after
            and added_at <= arrived_at
          order by user_id limit ${batch}
        ) as follower
        where not hidden and first_new is not null
        union all
        select user_id, first_new, last_new, false from taken cross join lateral (
          select user_id from watch_progress
          where watch_progress.title_id = taken.title_id and user_id > after
          order by user_id limit ${batch}
        ) as viewer
        where not hidden and first_new is not null
      ) as interested
      group by user_id order by user_id limit ${batch}
    ), next as materialized (
      select candidate.* from candidate left join person using (user_id)
      where blocked_at is null and barred_at is null and notices_off is not true
        and (is_subscribed or (series_notices_off is not true and not ${HAS_EARLIER_EPISODE_TO_WATCH}))
        and not exists (
          select from muted_title, taken
          where muted_title.title_id = taken.title_id and muted_title.user_id = candidate.user_id
        )
      order by user_id limit ${limit}
    ), progress as materialized (
      select
        case when notified = ${limit} then last_notified else last_seen end as reached,
        notified < ${limit} and seen < ${batch} as is_complete
      from (select count(*) as notified, max(user_id) as last_notified from next) as next,
        (select count(*) as seen, max(user_id) as last_seen from candidate) as candidate
    ), unsubscribed as (
      delete from awaited_title using taken, progress
      where awaited_title.title_id = taken.title_id and user_id > after and user_id <= progress.reached
        and since <= arrived_at
    ), unsubscribed_from_season as (
      delete from awaited_season using taken, progress, arrived_season
      where awaited_season.title_id = taken.title_id and awaited_season.season = arrived_season.season
        and user_id > after and user_id <= progress.reached and since <= arrived_at
    ), moved as (
      update arrival set reached = coalesce(progress.reached, arrival.reached), failures = 0, failure = null,
        next_at = case when hidden then 'infinity' else clock_timestamp() end
      from taken, progress where arrival.id = taken.id and (hidden or not is_complete)
    ), completed as (
      delete from arrival using taken, progress where arrival.id = taken.id and not hidden and is_complete
    ), created as (
      insert into outbox (user_id, kind, subject, details, attempts, claimed_until)
      select user_id, 'arrival', title_id::text,
        jsonb_build_object('first', next.first_video, 'last', next.last_video), 1, ${CLAIM_EXPIRY} from next, taken
      order by user_id
      on conflict (user_id, subject) where kind = 'arrival' and state = 'waiting'
      do update set details = outbox.details || jsonb_build_object(
        'last', greatest((outbox.details->>'last')::int, (excluded.details->>'last')::int))
      returning ${OUTBOX_COLUMNS}, xmax = 0 as is_new
    )
    select created.* from taken left join created on is_new`;
  const messages = rows.filter((row): row is OutboxMessage => row.id !== null);
  return { messages, isDone: rows.length === 0 };
}

/** Counts a failure of the arrival whose notifications could not be made. */
export function recordArrivalFailure(failing: Failing, gatherSeconds: number): Promise<undefined> {
  return recordMakingFailure(failing, 'arrival', nextArrival(gatherSeconds));
}

/** Arrivals whose people are still to be notified; each claim of messages advances one. */
export const ARRIVAL_WORK: KindOfWork = {
  ...MAKES_MESSAGES,
  name: 'arrivals',
  summary: 'new videos and episodes to notify people of',
  table: 'arrival',
  // While episodes arrive, people wait for the last one.
  isOldAfter: 3600,
  dueJobs: sql`
    select concat_ws(':', id, reached, next_at) as job from arrival
    where next_at <= now() and given_up_at is null and not ${IS_HELD_BACK} order by next_at, id limit ${sql.lit(MAX_WATCHED)}`,
  isWaiting: sql`next_at <= now() and given_up_at is null`,
  waitsSince: sql`created_at`,
  what: sql`concat('title ', title_id)`,
};
