import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * All queues; `requests` tell people what was decided on their requests, `posts` are reports to owners about their videos,
 * `lists` are files that people bring from elsewhere, `plays` are waiting to be counted.
 */
export const QUEUES = ['updates', 'deliveries', 'outbox', 'requests', 'posts', 'lists', 'plays'] as const;
export type QueueName = (typeof QUEUES)[number];

/** A job that is not retried any more. */
export type GivenUpJob = {
  id: number;
  /** When it was given up, or, where that is not stored, when it was requested. */
  since: Date;
  /** Its owner: a user id, or an update's chat. */
  who: string;
  what: string;
  failure: string;
};

/** How many of a queue's latest failed rows are read: counts stop there. */
export const MAX_LISTED_GIVEN_UP = 1000;

/**
 * Failures whose cause is the person, who has blocked the bot or is gone: no retry can help, so they do not count as given
 * up.
 */
const UNREACHABLE =
  'blocked|deactivated|chat not found|user not found|initiate|peer_id_invalid|nobody in the messenger|kept out';
const isRetryable = sql`coalesce(failure, '') !~* ${sql.lit(UNREACHABLE)}`;
const latest = sql.lit(MAX_LISTED_GIVEN_UP);

const GIVEN_UP: Record<QueueName, RawBuilder<GivenUpJob>> = {
  updates: sql`
    select id::float8, done_at as since, chat as who, coalesce(payload, '') as what, failure
    from bot_update where done_at is not null and failure is not null order by bot_update.id desc limit ${latest}`,
  deliveries: sql`
    select * from (
      select id::float8, created_at as since, user_id as who, concat_ws(' ', kind, content_id) as what, failure
      from delivery where state = 'failed' order by delivery.id desc limit ${latest}
    ) as failed where ${isRetryable}`,
  outbox: sql`
    select * from (
      select id::float8, created_at as since, user_id as who, failure,
        coalesce('announcement ' || announcement_id, 'arrival of ' || content_id, 'report ' || report_id,
          'summary of list ' || list_import_id, 'digest') as what
      from outbox where state = 'failed' order by outbox.id desc limit ${latest}
    ) as failed where ${isRetryable}`,
  requests: sql`
    select * from (
      select title_requester.id::float8, news_at as since, user_id as who, concat(state, ': ', name) as what, failure
      from title_requester join title_request on title_request.id = request_id
      where news is null and failure is not null order by title_requester.id desc limit ${latest}
    ) as failed where ${isRetryable}`,
  posts: sql`
    select id::float8, changed_at as since, owner_id as who, file_name as what, report_failure as failure
    from source_post where report_failure is not null order by source_post.id desc limit ${latest}`,
  lists: sql`
    select id::float8, moved_at as since, user_id as who,
      concat(file_name, ', from entry ', reached + 1) as what, failure
    from list_import where failure is not null and state = 'done' order by list_import.id desc limit ${latest}`,
  plays: sql`
    select event_id::float8 as id, played_at as since, user_id as who, 'title ' || content_id as what, failure
    from pending_play join play_event on play_event.id = event_id
    where failure is not null order by event_id desc limit ${latest}`,
};

/** Schedules given-up work again, as if it were new. */
const RETRY: Record<QueueName, (ids: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  updates: (ids) => sql`
    update bot_update
    set done_at = null, failure = null, failures = 0, received_at = now(), next_attempt_at = now()
    where id in (${ids}) and done_at is not null and failure is not null and payload is not null`,
  deliveries: (ids) => sql`
    update delivery set state = 'waiting', next_attempt_at = now(), failure = null
    where id in (${ids}) and state = 'failed'`,
  outbox: (ids) => sql`
    with resumed as (
      update announcement set state = 'running'
      where state = 'done' and id in (select announcement_id from outbox where outbox.id in (${ids}) and state = 'failed')
    )
    update outbox set state = 'waiting', next_attempt_at = now(), failure = null, begun_at = null
    where id in (${ids}) and state = 'failed'
      and not exists (
        select from outbox as other
        where other.user_id = outbox.user_id and other.content_id = outbox.content_id and other.state = 'waiting'
      )`,
  requests: (ids) => sql`
    update title_requester
    set news = state, news_at = now(), next_attempt_at = now(), attempts = 0, begun_at = null, failure = null
    from title_request
    where title_requester.id in (${ids}) and title_request.id = request_id and news is null and failure is not null`,
  posts: (ids) => sql`
    update source_post set told_at = null, report_failure = null, changed_at = now()
    where id in (${ids}) and report_failure is not null`,
  lists: (ids) => sql`
    update list_import
    set state = 'running', failures = 0, failure = null, moved_at = now(), next_attempt_at = now()
    where id in (${ids}) and failure is not null and state = 'done'`,
  plays: (ids) =>
    sql`update pending_play set failure = null where event_id in (${ids}) and failure is not null`,
};

/** Forgets given-up work. */
const DROP: Record<QueueName, (ids: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  updates: (ids) => sql`
    update bot_update set failure = null, payload = null
    where id in (${ids}) and done_at is not null and failure is not null`,
  deliveries: (ids) => sql`delete from delivery where id in (${ids}) and state = 'failed'`,
  outbox: (ids) => sql`update outbox set state = 'dropped' where id in (${ids}) and state = 'failed'`,
  requests: (ids) => sql`
    update title_requester set failure = null where id in (${ids}) and news is null and failure is not null`,
  posts: (ids) => sql`
    update source_post set report_failure = null where id in (${ids}) and report_failure is not null`,
  lists: (ids) => sql`
    update list_import set failure = null where id in (${ids}) and failure is not null and state = 'done'`,
  plays: (ids) => sql`delete from pending_play where event_id in (${ids}) and failure is not null`,
};

/** A queue's given-up work, the latest first: at most `MAX_LISTED_GIVEN_UP`. */
export async function listGivenUp(db: Kysely<Schema>, queue: QueueName): Promise<GivenUpJob[]> {
  const { rows } = await GIVEN_UP[queue].execute(db);
  return rows;
}

/** The given-up work to change: one job by its id, or all that are listed. */
export type GivenUpChoice = number | 'all';

/** Schedules given-up work again; answers the number of jobs. */
export function retryGivenUp(db: Kysely<Schema>, queue: QueueName, choice: GivenUpChoice): Promise<number> {
  return change(db, RETRY[queue](idsOf(queue, choice)));
}

/** Deletes given-up work from the list; answers the number of jobs. */
export function dropGivenUp(db: Kysely<Schema>, queue: QueueName, choice: GivenUpChoice): Promise<number> {
  return change(db, DROP[queue](idsOf(queue, choice)));
}

function idsOf(queue: QueueName, choice: GivenUpChoice): RawBuilder<unknown> {
  return choice === 'all'
    ? sql`select id::bigint from (${GIVEN_UP[queue]}) as listed`
    : sql`${choice}::bigint`;
}

async function change(db: Kysely<Schema>, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await statement.execute(db);
  return Number(numAffectedRows);
}

/** Backlog and failures of a queue. */
export type QueueHealth = {
  queue: QueueName;
  /** Age of the oldest waiting job; 0 when none waits. */
  oldestSeconds: number;
  /** At most `MAX_LISTED_GIVEN_UP`. */
  givenUp: number;
};

const OLDEST: Record<QueueName, RawBuilder<unknown>> = {
  updates: sql`select min(received_at) from bot_update where done_at is null`,
  deliveries: sql`select min(created_at) from delivery where state = 'waiting'`,
  // Of messages that may be sent: a stopped announcement waits for its owner.
  outbox: sql`
    select outbox.created_at from outbox left join announcement on announcement.id = announcement_id
    where outbox.state = 'waiting' and (announcement_id is null or announcement.state = 'running')
    order by next_attempt_at, outbox.id limit 1`,
  requests: sql`select news_at from title_requester where news is not null order by next_attempt_at, id limit 1`,
  posts: sql`select min(changed_at) from source_post where told_at is null`,
  lists: sql`select min(moved_at) from list_import where state = 'running'`,
  plays: sql`
    select played_at from pending_play join play_event on play_event.id = event_id
    where failure is null order by event_id limit 1`,
};

/** Reads the health of all queues in one statement. */
export async function readQueueHealth(db: Kysely<Schema>): Promise<QueueHealth[]> {
  const queries = QUEUES.map(
    (queue) => sql`
      select ${queue} as queue, (select count(*)::int from (${GIVEN_UP[queue]}) as listed) as "givenUp",
        greatest(coalesce(extract(epoch from now() - (${OLDEST[queue]})), 0), 0)::float8 as "oldestSeconds"`,
  );
  const { rows } = await sql<QueueHealth>`${sql.join(queries, sql` union all `)}`.execute(db);
  return rows;
}
