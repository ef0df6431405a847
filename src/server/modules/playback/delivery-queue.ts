import { type Kysely, type RawBuilder, sql } from 'kysely';
import { ALL_PAUSED } from '../../chat/sending/rate-limited-chats.ts';
import type { Schema } from '../../database/schema.ts';
import { type Claim, createClaimedQueue, fromNow } from '../../queue/claimed-queue.ts';

/** A queued delivery to a person. */
export type DeliveryJob = {
  id: number;
  userId: string;
  kind: 'play' | 'search';
  titleId: number | null;
  /** Of an episode whose subtitles are delivered. */
  season: number | null;
  episode: number | null;
  isSubtitles: boolean;
  /** Number of claims so far; the claim's fencing token. */
  attempts: number;
  /** The request id of its call or update, for the log. */
  requestId: string | null;
  /** Seconds since it was requested. */
  ageSeconds: number;
};

/** Seconds between two messages to a chat: Telegram takes about one a second. */
export const CHAT_INTERVAL_SECONDS = 1;

/** Of each person only the earliest delivery is claimed, so that nobody can fill the queue. */
export const deliveryQueue = createClaimedQueue<DeliveryJob>({
  table: 'delivery',
  isPending: sql`state = 'waiting'`,
  isReady: sql`not ${ALL_PAUSED}`,
  inTurnBy: 'user_id',
  columns: sql`delivery.id, user_id as "userId", kind, content_id as "titleId", season, episode, subtitles as "isSubtitles", attempts,
    request_id as "requestId", extract(epoch from now() - created_at)::float8 as "ageSeconds"`,
});

/**
 * Marks a delivery as sent; the person's next one follows after a second. False, and no change, when the claim has
 * expired and is another worker's.
 */
export async function markDelivered(db: Kysely<Schema>, claim: Claim): Promise<boolean> {
  const changes = sql`state = 'delivered', delivered_at = now(), failure = null`;
  return settle(db, claim, changes, 1000 * CHAT_INTERVAL_SECONDS);
}

/** Marks a delivery as failed for good; false as above. */
export async function markDeliveryFailed(
  db: Kysely<Schema>,
  claim: Claim,
  failure: string,
): Promise<boolean> {
  return settle(db, claim, sql`state = 'failed', failure = ${failure}`);
}

/** Schedules the next attempt after `delayMs`, before which nothing else is sent to the person; false as above. */
export async function postponeDelivery(
  db: Kysely<Schema>,
  claim: Claim,
  { delayMs, failure }: { delayMs: number; failure: string },
): Promise<boolean> {
  return settle(db, claim, sql`next_attempt_at = ${fromNow(delayMs)}, failure = ${failure}`, delayMs);
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

/** Ends a claim; the person's later deliveries wait for so many milliseconds at least, and no claim looks at them meanwhile. */
function settle(
  db: Kysely<Schema>,
  claim: Claim,
  changes: RawBuilder<unknown>,
  laterMs = 0,
): Promise<boolean> {
  const later = sql`later as (
    update delivery set next_attempt_at = greatest(delivery.next_attempt_at, ${fromNow(laterMs)})
    from settled where delivery.user_id = settled.user_id and delivery.state = 'waiting'
      and delivery.id > ${claim.id} and delivery.claimed_until is null
  )`;
  return deliveryQueue.settle(db, claim, changes, later);
}
