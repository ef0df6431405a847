import { type Kysely, type RawBuilder, sql } from 'kysely';
import { ALL_PAUSED } from '../../chat/sending/rate-limited-chats.ts';
import type { Schema } from '../../database/schema.ts';

/** A queued delivery to a person. */
export type DeliveryJob = {
  id: number;
  userId: string;
  kind: 'play' | 'search';
  titleId: number | null;
  /** Number of claims so far; the claim's fencing token. */
  attempts: number;
  /** The request id of its call or update, for the log. */
  requestId: string | null;
  /** Seconds since it was requested. */
  ageSeconds: number;
};

/** What identifies one claim on a delivery. */
export type DeliveryClaim = Pick<DeliveryJob, 'id' | 'attempts'>;

/** Seconds until a claim that is not renewed expires: after a crash a delivery waits that long. */
const CLAIM_SECONDS = 30;

/** Seconds between two messages to a chat: Telegram takes about one a second. */
export const CHAT_INTERVAL_SECONDS = 1;

/**
 * Claims up to `limit` due deliveries for this caller; safe with any number of processes (`skip locked`). Only the
 * earliest delivery of each person is claimed, so that nobody can fill the queue.
 */
export async function claimDeliveries(db: Kysely<Schema>, limit: number): Promise<DeliveryJob[]> {
  const { rows } = await sql<DeliveryJob>`
    with due as materialized (
      select id from delivery
      where state = 'waiting' and next_attempt_at <= now() and (claimed_until is null or claimed_until <= now())
        and not ${ALL_PAUSED}
        and id = (
          select earliest.id from delivery as earliest
          where earliest.state = 'waiting' and earliest.user_id = delivery.user_id
          order by earliest.id limit 1
        )
      order by next_attempt_at, id
      limit ${limit}
      for update skip locked
    )
    update delivery
    set claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS}), attempts = least(attempts + 1, 32767)
    from due where delivery.id = due.id
    returning delivery.id, user_id as "userId", kind, content_id as "titleId", attempts,
      request_id as "requestId", extract(epoch from now() - created_at)::float8 as "ageSeconds"`.execute(db);
  return rows.sort((a, b) => a.id - b.id);
}

/** Renews claims and answers the ids of those that are still the caller's. */
export async function renewDeliveryClaims(
  db: Kysely<Schema>,
  claims: readonly DeliveryClaim[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update delivery set claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS})
    from unnest(${claims.map(({ id }) => id)}::bigint[], ${claims.map(({ attempts }) => attempts)}::int[])
      as claim(id, attempts)
    where delivery.id = claim.id and ${isOwn(sql`claim.attempts`)}
    returning delivery.id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Marks a delivery as sent; the person's next one follows after a second. False, and no change, when the claim has
 * expired and is another worker's.
 */
export async function markDelivered(db: Kysely<Schema>, claim: DeliveryClaim): Promise<boolean> {
  const changes = sql`state = 'delivered', delivered_at = now(), failure = null`;
  return settle(db, claim, changes, CHAT_INTERVAL_SECONDS);
}

/** Marks a delivery as failed for good; false as above. */
export async function markDeliveryFailed(
  db: Kysely<Schema>,
  claim: DeliveryClaim,
  failure: string,
): Promise<boolean> {
  return settle(db, claim, sql`state = 'failed', failure = ${failure}`);
}

/** Schedules the next attempt after `delayMs`, before which nothing else is sent to the person; false as above. */
export async function postponeDelivery(
  db: Kysely<Schema>,
  claim: DeliveryClaim,
  { delayMs, failure }: { delayMs: number; failure: string },
): Promise<boolean> {
  const seconds = delayMs / 1000;
  const next = sql`now() + make_interval(secs => ${seconds})`;
  return settle(db, claim, sql`next_attempt_at = ${next}, failure = ${failure}`, seconds);
}

/** Fails a person's pending deliveries, or those due by a time, and answers their number; claimed ones continue. */
export async function cancelDeliveries(
  db: Kysely<Schema>,
  userId: string,
  failure: string,
  dueBy?: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('delivery')
    .set({ state: 'failed', failure })
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .where('claimed_until', 'is', null)
    .where((is) => (dueBy ? is('next_attempt_at', '<=', dueBy) : is.lit(true)))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Ends a claim; the person's later deliveries wait for so many seconds at least, and no claim looks at them meanwhile. */
async function settle(
  db: Kysely<Schema>,
  { id, attempts }: DeliveryClaim,
  changes: ReturnType<typeof sql>,
  laterSeconds = 0,
): Promise<boolean> {
  const { rows } = await sql`
    with settled as (
      update delivery set ${changes}, claimed_until = null
      where id = ${id} and ${isOwn(sql`${attempts}`)}
      returning user_id
    ), later as (
      update delivery
      set next_attempt_at = greatest(next_attempt_at, now() + make_interval(secs => ${laterSeconds}))
      from settled where delivery.user_id = settled.user_id and state = 'waiting' and delivery.id > ${id}
        and claimed_until is null
    )
    select from settled`.execute(db);
  return rows.length > 0;
}

/** Each claim increments `attempts`, which therefore serves as a fencing token: an older number is an expired claim. */
function isOwn(attempts: RawBuilder<unknown>) {
  return sql<boolean>`delivery.state = 'waiting' and delivery.claimed_until is not null and delivery.attempts = ${attempts}`;
}

/** Releases all claims, after a crash. Only where no other process can be running. */
export async function releaseAllDeliveryClaims(db: Kysely<Schema>): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ claimed_until: null })
    .where('state', '=', 'waiting')
    .where('claimed_until', 'is not', null)
    .execute();
}
