import { type Kysely, sql } from 'kysely';
import { type MessagePace, roomWithin } from '../../chat/sending/message-pace.ts';
import { ALL_PAUSED } from '../../chat/sending/rate-limited-chats.ts';
import type { Schema } from '../../database/schema.ts';
import { type Claim, createClaimedQueue } from '../../queue/claimed-queue.ts';

/** What one person is to be told of a request. */
export type NewsJob = Claim & {
  requestId: number;
  userId: string;
  /** The decision. */
  news: string;
  /** Seconds since it was due first. */
  ageSeconds: number;
};

/** People that one statement passes a decision on to: a title may be wanted by any number of people. */
const BATCH = 500;
/** Claimed so much ahead of their send times, in milliseconds. */
const AHEAD_MS = 400;

/** SQL: nothing is left to tell, unless there was another decision meanwhile. */
const told = ({ news }: NewsJob) => sql`news = case when news <> ${news} then news end`;

export const newsQueue = createClaimedQueue<NewsJob, 'title_requester'>({
  table: 'title_requester',
  isPending: sql`title_requester.news is not null`,
  givenUp: told,
  owners: {
    name: 'requests',
    summary: 'what was decided on people’s requests',
    label: 'richieste',
    join: sql`join title_request on title_request.id = request_id`,
    waitsSince: sql`news_at`,
    oldestFirst: sql`next_attempt_at, title_requester.id`,
    isGivenUp: sql`news is null and failure is not null`,
    isToPeople: true,
    since: sql`news_at`,
    who: sql`user_id`,
    what: sql`concat(state, ': ', name)`,
    retried: sql`news = (select state from title_request where title_request.id = request_id), news_at = now(),
      next_attempt_at = now(), attempts = 0, begun_at = null, failure = null`,
    dropped: sql`failure = null`,
  },
  settled: sql`begun_at = null`,
  columns: sql`title_requester.id::float8 as id, title_requester.attempts, request_id as "requestId", user_id as "userId", news,
    extract(epoch from now() - news_at)::float8 as "ageSeconds"`,
});

/** Claims what is to be told, as much as the pace has room for, and passes decisions on to those who asked. */
export async function claimNews(db: Kysely<Schema>, limit: number, pace: MessagePace): Promise<NewsJob[]> {
  const { rows } = await sql<{ room: number; isSpreading: boolean }>`
    select case when ${ALL_PAUSED} then 0 else ${roomWithin(pace, AHEAD_MS)} end as room,
      exists (select from title_request where reached is not null) as "isSpreading"
    where exists (select from title_request where reached is not null)
      or exists (select from title_requester where news is not null)`.execute(db);
  const { room = 0, isSpreading = false } = rows[0] ?? {};
  if (isSpreading) await spreadDecisions(db);
  return room > 0 ? newsQueue.claim(db, Math.min(limit, room)) : [];
}

/** Has the next people of a decided request told; a later decision takes the place of one that was not told yet. */
async function spreadDecisions(db: Kysely<Schema>): Promise<void> {
  await sql`
    with taken as materialized (
      select id, state, reached from title_request where reached is not null
      order by id limit 1 for update skip locked
    ), next as materialized (
      select requester.id, user_id, taken.state, wants from taken cross join lateral (
        select title_requester.id, user_id, withdrawn_at is null as wants from title_requester
        where request_id = taken.id and user_id > taken.reached order by user_id limit ${BATCH}
      ) as requester
    ), told as (
      -- What a server had begun to tell was another decision.
      update title_requester set news = next.state, news_at = now(), next_attempt_at = now(), begun_at = null, failure = null
      from next where title_requester.id = next.id and wants
    )
    update title_request
    set reached = case when (select count(*) from next) = ${BATCH} then (select max(user_id) from next) end
    from taken where title_request.id = taken.id`.execute(db);
}

/** What becomes of telling a person; `cut off`: a server that crashed had begun to. */
export type TellingVerdict = 'goes' | 'cut off' | 'ends';

/**
 * Notes that a person is being told, unless they must not be: banned, blocked, or the claim is lost. What a crashed server
 * had begun is not repeated (at most once).
 */
export async function markTelling(db: Kysely<Schema>, job: NewsJob): Promise<TellingVerdict> {
  const { rows } = await sql<{ verdict: TellingVerdict }>`
    with judged as (
      select title_requester.id, begun_at is not null as is_cut_off, case
        when begun_at is not null then 'cut off while it was sent'
        when barred_at is not null then 'kept out by an owner'
        when blocked_at is not null then 'blocked'
      end as obstacle
      from title_requester left join person on person.user_id = title_requester.user_id
      where title_requester.id = ${job.id}
    )
    update title_requester set begun_at = case when obstacle is null then now() end,
      claimed_until = case when obstacle is null then claimed_until end,
      news = case when obstacle is null then news end, failure = obstacle
    from judged where title_requester.id = judged.id and ${newsQueue.isHeld(job.attempts)}
    returning case when obstacle is null then 'goes' when is_cut_off then 'cut off' else 'ends' end as verdict`.execute(
    db,
  );
  return rows[0]?.verdict ?? 'ends';
}

/** Notes that a person was told. */
export async function markTold(db: Kysely<Schema>, job: NewsJob): Promise<void> {
  await newsQueue.settle(db, job, sql`${told(job)}, told_at = now(), failure = null`);
}
