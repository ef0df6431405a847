import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Claim, createClaimedQueue, fromNow } from '../../queue/claimed-queue.ts';

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
  // Until its request changes again.
  givenUp: ({ changes }) => sql`shown = ${changes}`,
  columns: sql`request_card.id::float8 as id, request_card.attempts, request_id as "requestId", owner_id as "ownerId",
    message_id::float8 as "messageId", has_picture as "hasPicture", changes,
    extract(epoch from now() - created_at)::float8 as "ageSeconds"`,
});

/** Has a request's cards edited. */
export async function markCardsChanged(db: Kysely<Schema>, requestId: number): Promise<void> {
  await sql`update request_card set changes = changes + 1, failure = null where request_id = ${requestId}`.execute(
    db,
  );
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
