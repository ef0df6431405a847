import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { type Claim, createClaimedQueue, fromNow } from '../../../queue/claimed-queue.ts';

/** An owner's card that does not show its request's last state. */
export type CardJob = Claim & {
  requestId: number;
  ownerId: string;
  /** Null before it was sent. */
  messageId: number | null;
  hasPicture: boolean;
  /** The change that is to be shown. */
  changes: number;
  /** Seconds since the request was made. */
  ageSeconds: number;
};

/** Minimum seconds between two edits of a card: many may join at once. */
const EDIT_SECONDS = 5;

export const cardQueue = createClaimedQueue<CardJob>({
  table: 'request_card',
  isPending: sql`request_card.shown < request_card.changes`,
  owners: null,
  // Until its request changes again.
  givenUp: ({ changes }) => sql`shown = ${changes}`,
  settled: sql`begun_at = null`,
  columns: sql`request_card.id::float8 as id, request_card.attempts, request_id as "requestId", owner_id as "ownerId",
    message_id::float8 as "messageId", has_picture as "hasPicture", changes,
    extract(epoch from now() - created_at)::float8 as "ageSeconds"`,
});

/** Has a request's cards edited. */
export async function markCardsChanged(db: Kysely<Schema>, requestId: number): Promise<void> {
  // What a server had begun to send showed an earlier state.
  await sql`
    update request_card set changes = changes + 1, begun_at = null, failure = null
    where request_id = ${requestId}`.execute(db);
}

/**
 * Notes that a card is being sent. False, and nothing until its request changes again, when a crashed server had begun to
 * send it (at most once); an edit may be repeated.
 */
export async function markCardBegun(db: Kysely<Schema>, job: CardJob): Promise<boolean> {
  if (job.messageId !== null) return true;
  const isFirst = sql`begun_at is null`;
  const { rows } = await sql<{ isBegun: boolean }>`
    update request_card set begun_at = case when ${isFirst} then now() end,
      claimed_until = case when ${isFirst} then claimed_until end,
      shown = case when ${isFirst} then shown else ${job.changes} end,
      failure = case when ${isFirst} then failure else 'cut off while it was sent' end
    where id = ${job.id} and ${cardQueue.isHeld(job.attempts)}
    returning begun_at is not null as "isBegun"`.execute(db);
  return rows[0]?.isBegun === true;
}

/** Stores that a card shows its request as of the claim, in this message. */
export async function markCardShown(
  db: Kysely<Schema>,
  job: CardJob,
  { messageId, hasPicture }: { messageId: number; hasPicture: boolean },
): Promise<void> {
  await cardQueue.settle(
    db,
    job,
    sql`message_id = ${messageId}::bigint, has_picture = ${hasPicture}, shown = ${job.changes}, failure = null,
      next_attempt_at = ${fromNow(EDIT_SECONDS * 1000)}`,
  );
}
