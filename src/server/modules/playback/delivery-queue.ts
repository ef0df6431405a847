import { sql } from 'kysely';
import { ALL_PAUSED } from '../../chat/sending/chat-availability.ts';
import { all, type Db } from '../../database/db.ts';
import { type Claim, createClaimedQueue, fromNow } from '../../queue/claimed-queue.ts';

/** A queued delivery to a person. */
export type DeliveryJob = {
  id: number;
  userId: string;
  kind: 'play' | 'search';
  titleId: number | null;
  /** Of the episode whose subtitles are delivered. */
  season: number | null;
  episode: number | null;
  isSubtitles: boolean;
  isBelowCard: boolean;
  /** Number of claims so far; the claim's fencing token. */
  attempts: number;
  /** The request id of its call or update, for the log. */
  requestId: string | null;
  /** Seconds since it was requested. */
  ageSeconds: number;
};

/** Seconds between two messages to a chat: Telegram takes about one a second. */
export const CHAT_INTERVAL_SECONDS = 1;

/**
 * Claims only the earliest delivery of each person, so that nobody can fill the queue. Later ones wait at least
 * until the last message allows the next, or a failed one is tried again; no claim looks at them meanwhile.
 */
export const deliveryQueue = createClaimedQueue<DeliveryJob, 'delivery'>({
  table: 'delivery',
  isPending: sql`state = 'waiting'`,
  isReady: sql`not ${ALL_PAUSED}`,
  inTurnBy: 'user_id',
  owners: {
    name: 'deliveries',
    summary: 'videos and search prompts to send',
    waitsSince: sql`created_at`,
    isGivenUp: sql`state = 'failed'`,
    isToPeople: true,
    since: sql`created_at`,
    who: sql`user_id`,
    what: sql`concat_ws(' ', kind, title_id)`,
    retried: sql`state = 'waiting', next_attempt_at = now(), failure = null`,
  },
  givenUp: () => sql`state = 'failed'`,
  afterSettling: sql`later as (
    update delivery set next_attempt_at = greatest(delivery.next_attempt_at, settled.next_attempt_at)
    from settled where delivery.user_id = settled.user_id and delivery.state = 'waiting'
      and delivery.id > settled.id and delivery.claimed_until is null
  )`,
  columns: sql`delivery.id, user_id as "userId", kind, title_id as "titleId", season, episode, subtitles as "isSubtitles",
    below_card as "isBelowCard", attempts, request_id as "requestId", extract(epoch from now() - created_at)::float8 as "ageSeconds"`,
});

/** Marks a delivery as sent; the person's next one follows after a second. False when the claim is lost. */
export function markDelivered(db: Db, claim: Claim): Promise<boolean> {
  return deliveryQueue.settle(
    db,
    claim,
    sql`state = 'delivered', delivered_at = now(), failure = null,
      next_attempt_at = ${fromNow(1000 * CHAT_INTERVAL_SECONDS)}`,
  );
}

/** True if a claimed delivery is still to be sent: its person has not been erased meanwhile. */
export async function isStillAsked(db: Db, { id, attempts }: Claim): Promise<boolean> {
  const rows = await all(db)`select from delivery where id = ${id} and ${deliveryQueue.isHeld(attempts)}`;
  return rows.length > 0;
}

/** Fails a person's pending deliveries, or those due by a time, and returns their number; claimed ones continue. */
export async function cancelDeliveries(
  db: Db,
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
