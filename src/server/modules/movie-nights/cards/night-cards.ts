import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { type Claim, createClaimedQueue, fromNow } from '../../../queue/claimed-queue.ts';

/** A night's message in a chat, or one sent by inline mode. */
export type CardPlace = { chatId: number; messageId: number } | { inlineMessageId: string };

/** A night's card that does not show its last state. */
export type NightCardJob = Claim & {
  nightId: string;
  chatId: number | null;
  messageId: number | null;
  inlineMessageId: string | null;
  /** The change that is to be shown. */
  changes: number;
  /** Seconds since the card was sent. */
  ageSeconds: number;
};

/** Minimum seconds between two edits of a card: a group takes twenty messages a minute. */
const EDIT_SECONDS = 4;

export const nightCardQueue = createClaimedQueue<NightCardJob>({
  table: 'movie_night_card',
  isPending: sql`movie_night_card.shown < movie_night_card.changes`,
  owners: null,
  // Until its night changes again.
  givenUp: ({ changes }) => sql`shown = ${changes}`,
  columns: sql`movie_night_card.id::float8 as id, movie_night_card.attempts, night_id as "nightId",
    chat_id::float8 as "chatId", message_id::float8 as "messageId", inline_message_id as "inlineMessageId", changes,
    extract(epoch from now() - movie_night_card.created_at)::float8 as "ageSeconds"`,
});

/** A night's messages are edited as it changes; messages beyond so many are not. */
const MAX_CARDS = 20;

/** Has a message follow its night from now on. A message that is known already stays as it is. */
export async function followNight(db: Kysely<Schema>, nightId: string, place: CardPlace): Promise<void> {
  const [chatId, messageId] = 'chatId' in place ? [place.chatId, place.messageId] : [null, null];
  const inlineId = 'inlineMessageId' in place ? place.inlineMessageId : null;
  await sql`
    insert into movie_night_card (night_id, chat_id, message_id, inline_message_id, changes)
    select ${nightId}, ${chatId}::bigint, ${messageId}::bigint, ${inlineId}::text,
      -- Who has joined before is to be seen.
      case when exists (select from movie_night_member where night_id = ${nightId}) then 1 else 0 end
    where (select count(*) from movie_night_card where night_id = ${nightId}) < ${MAX_CARDS}
    on conflict do nothing`.execute(db);
}

/** Stores that a card shows its night as of the claim. */
export async function markNightCardShown(db: Kysely<Schema>, job: NightCardJob): Promise<void> {
  await nightCardQueue.settle(
    db,
    job,
    sql`shown = ${job.changes}, failure = null, next_attempt_at = ${fromNow(EDIT_SECONDS * 1000)}`,
  );
}
