import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** A queued delivery to a person. */
export type DeliveryJob = {
  id: number;
  userId: string;
  kind: 'play' | 'search';
  contentId: number | null;
  /** Number of claims so far; the claim's fencing token. */
  attempts: number;
  /** The request id of its call or update, for the log. */
  requestId: string | null;
};

/** What identifies one claim on a delivery. */
export type DeliveryClaim = Pick<DeliveryJob, 'id' | 'attempts'>;

/** Seconds until a claim that is not renewed expires: after a crash a delivery waits that long. */
const CLAIM_SECONDS = 30;

/** Setting with the end of a pause of all deliveries, after a 429. */
export const DELIVERY_PAUSE_KEY = 'deliveries.paused-until';

/**
 * Claims up to `limit` due deliveries for this caller; safe with any number of processes (`skip locked`). Only the
 * earliest delivery of each person is claimed, so that nobody can fill the queue.
 */
export async function claimDeliveries(db: Kysely<Schema>, limit: number): Promise<DeliveryJob[]> {
  const { rows } = await sql<DeliveryJob>`
    with due as materialized (
      select id from delivery
      where state = 'waiting' and next_attempt_at <= now() and (claimed_until is null or claimed_until <= now())
        and not exists (
          select from setting where key = ${DELIVERY_PAUSE_KEY} and value::timestamptz > now()
        )
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
    returning delivery.id, user_id as "userId", kind, content_id as "contentId", attempts,
      request_id as "requestId"`.execute(db);
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

/** Pauses deliveries of all processes; never shortens a pause. */
export async function pauseDeliveries(db: Kysely<Schema>, ms: number): Promise<void> {
  await sql`
    insert into setting (key, value) values (${DELIVERY_PAUSE_KEY}, (now() + make_interval(secs => ${ms / 1000}))::text)
    on conflict (key) do update set value = excluded.value
    where setting.value::timestamptz < excluded.value::timestamptz`.execute(db);
}

/** Marks a delivery as sent. False, and no change, when the claim has expired and is another worker's. */
export async function markDelivered(db: Kysely<Schema>, claim: DeliveryClaim): Promise<boolean> {
  return settle(db, claim, sql`state = 'delivered', delivered_at = now(), failure = null`);
}

/** Marks a delivery as failed for good; false as above. */
export async function markDeliveryFailed(
  db: Kysely<Schema>,
  claim: DeliveryClaim,
  failure: string,
): Promise<boolean> {
  return settle(db, claim, sql`state = 'failed', failure = ${failure}`);
}

/** Schedules the next attempt after `delayMs`; false as above. */
export async function postponeDelivery(
  db: Kysely<Schema>,
  claim: DeliveryClaim,
  { delayMs, failure }: { delayMs: number; failure: string },
): Promise<boolean> {
  const next = sql`now() + make_interval(secs => ${delayMs / 1000})`;
  return settle(db, claim, sql`next_attempt_at = ${next}, failure = ${failure}`);
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

async function settle(
  db: Kysely<Schema>,
  { id, attempts }: DeliveryClaim,
  changes: ReturnType<typeof sql>,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update delivery set ${changes}, claimed_until = null
    where id = ${id} and ${isOwn(sql`${attempts}`)}`.execute(db);
  return numAffectedRows > 0n;
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
