import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { HIDDEN_BY_OWNER } from '../catalogue/reachable.ts';
import { CLAIM_EXPIRY, OUTBOX_COLUMNS, type OutboxMessage } from './outbox-message.ts';

/** An arrival's notifications begin after this many gathering times, even while episodes still arrive. */
const MOST_GATHERING = 10;
/** People looked at by one statement, whether they want to be told or not: at least so many. */
const FEWEST_LOOKED_AT = 100;

/**
 * Stores that sources are new, in their transaction: one row a title, however many people are to be told. These are its
 * subscribers, and for a new episode everybody with the series in a list. Merged with what else of the title is still
 * gathering.
 */
export async function storeArrivals(
  transaction: Transaction<Schema>,
  sourceIds: readonly number[],
): Promise<void> {
  if (sourceIds.length === 0) return;
  // `arrived_at` is not `now()`: a subscription that this transaction had to wait for is older. The first of the people
  // in order, and not `exists`: that reads through all lists where few titles are in most of them.
  await sql`
    with source as materialized (
      select id, content_id, season, episode from source where id = any(${sourceIds}::int[])
    ), new as (
      insert into arrived_part (content_id, season, episode) select content_id, season, episode from source
      on conflict do nothing
      returning content_id, season, episode
    ), arrived as (
      select source.content_id, min(id) as first_source, max(id) as last_source,
        min(id) filter (where new.episode is not null) as first_new,
        max(id) filter (where new.episode is not null) as last_new
      from source left join new on new.content_id = source.content_id
        and new.season = source.season and new.episode = source.episode
      group by source.content_id
    )
    insert into arrival (content_id, first_source, last_source, first_new, last_new, arrived_at)
    select content_id, first_source, last_source, first_new, last_new, clock_timestamp() from arrived
    where (
        select user_id from awaited_title where awaited_title.content_id = arrived.content_id
        order by user_id limit 1
      ) is not null
      or first_new is not null and (
        select user_id from list_item where list_item.content_id = arrived.content_id and list = 'liste'
        order by user_id limit 1
      ) is not null
    order by content_id
    on conflict (content_id) where reached is null do update set
      first_source = least(arrival.first_source, excluded.first_source),
      last_source = greatest(arrival.last_source, excluded.last_source),
      first_new = least(arrival.first_new, excluded.first_new),
      last_new = greatest(arrival.last_new, excluded.last_new),
      arrived_at = excluded.arrived_at`.execute(transaction);
}

/** Lets the arrivals of a title that was hidden go on, and the notifications that were held. */
export async function resumeArrivals(transaction: Transaction<Schema>, contentId: number): Promise<void> {
  await sql`update arrival set next_at = now() where content_id = ${contentId}`.execute(transaction);
  await sql`
    update outbox set next_attempt_at = now()
    where content_id = ${contentId} and state = 'waiting' and next_attempt_at = 'infinity'`.execute(
    transaction,
  );
}

/**
 * Creates and claims notifications of the arrival that was not looked at for the longest; `isDone` when no arrival is
 * due. One is due when nothing more of its title came for `gatherSeconds`, and the title's arrival before it has reached
 * everybody. Those of a hidden title wait until it is shown.
 */
export async function claimArrivalMessages(
  db: Kysely<Schema>,
  { limit, gatherSeconds }: { limit: number; gatherSeconds: number },
): Promise<{ messages: OutboxMessage[]; isDone: boolean }> {
  const batch = Math.max(FEWEST_LOOKED_AT, 2 * limit);
  const { rows } = await sql<OutboxMessage | { id: null }>`
    with taken as materialized (
      select arrival.*, coalesce(reached, '') as after, ${HIDDEN_BY_OWNER} as hidden
      from arrival join content on content.id = content_id
      where next_at <= now() and (reached is not null or (
        (arrived_at <= now() - make_interval(secs => ${gatherSeconds})
          or arrival.created_at <= now() - make_interval(secs => ${gatherSeconds * MOST_GATHERING}))
        and not exists (
          select from arrival as earlier
          where earlier.content_id = arrival.content_id and earlier.reached is not null
        )
      ))
      order by next_at, arrival.id
      limit 1
      for update of arrival skip locked
    ), candidate as materialized (
      select user_id, min(first_source) as first_source, max(last_source) as last_source
      from (
        select user_id, first_source, last_source from taken cross join lateral (
          select user_id from awaited_title
          where awaited_title.content_id = taken.content_id and user_id > after and since <= arrived_at
          order by user_id limit ${batch}
        ) as subscriber
        where not hidden
        union all
        select user_id, first_new, last_new from taken cross join lateral (
          select user_id from list_item
          where list_item.content_id = taken.content_id and list = 'liste' and user_id > after
            and added_at <= arrived_at
          order by user_id limit ${batch}
        ) as follower
        where not hidden and first_new is not null
      ) as interested
      group by user_id order by user_id limit ${batch}
    ), next as materialized (
      select candidate.* from candidate left join person using (user_id)
      where blocked_at is null and barred_at is null and notices_off is not true
        and not exists (
          select from muted_title, taken
          where muted_title.content_id = taken.content_id and muted_title.user_id = candidate.user_id
        )
      order by user_id limit ${limit}
    ), progress as materialized (
      select
        case when told = ${limit} then last_told else last_seen end as reached,
        told < ${limit} and seen < ${batch} as is_complete
      from (select count(*) as told, max(user_id) as last_told from next) as next,
        (select count(*) as seen, max(user_id) as last_seen from candidate) as candidate
    ), unsubscribed as (
      delete from awaited_title using taken, progress
      where awaited_title.content_id = taken.content_id and user_id > after and user_id <= progress.reached
        and since <= arrived_at
    ), moved as (
      update arrival set reached = coalesce(progress.reached, arrival.reached),
        next_at = case when hidden then 'infinity' else clock_timestamp() end
      from taken, progress where arrival.id = taken.id and (hidden or not is_complete)
    ), completed as (
      delete from arrival using taken, progress where arrival.id = taken.id and not hidden and is_complete
    ), created as (
      insert into outbox (user_id, content_id, first_source, last_source, attempts, claimed_until)
      select user_id, content_id, next.first_source, next.last_source, 1, ${CLAIM_EXPIRY} from next, taken
      order by user_id
      on conflict (user_id, content_id) where content_id is not null and state = 'waiting'
      do update set last_source = greatest(outbox.last_source, excluded.last_source)
      returning ${OUTBOX_COLUMNS}, xmax = 0 as is_new
    )
    select created.* from taken left join created on is_new`.execute(db);
  const messages = rows.filter((row): row is OutboxMessage => row.id !== null);
  return { messages, isDone: rows.length === 0 };
}
