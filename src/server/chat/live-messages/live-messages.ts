import { type RawBuilder, sql } from 'kysely';
import { type Db, one } from '../../database/db.ts';
import { liveMessagesChange } from '../../database/tables/live-messages-change.ts';
import { type Claim, createClaimedQueue, fromNow } from '../../queue/claimed-queue.ts';

/** A message that is out of date. */
export type LiveMessageJob = Claim & {
  kind: string;
  /** The id of its subject. */
  subject: string;
  /** Null when it was sent by inline mode. */
  chatId: number | null;
  /** Null before it was sent. */
  messageId: number | null;
  inlineMessageId: string | null;
  hasPicture: boolean;
  /** Number of the change to show. */
  changes: number;
  /** Seconds since the first change that it does not show yet. */
  ageSeconds: number;
};

/** Minimum seconds between two edits of a message: the Bot API limits them, and a group takes twenty a minute. */
const EDIT_SECONDS = 4;

export const liveMessageQueue = createClaimedQueue<LiveMessageJob, 'live_message'>({
  table: 'live_message',
  // Only those of owners are watched, see `OWNERS_MESSAGES`: others' next change is a further attempt.
  owners: null,
  isPending: sql`live_message.shown < live_message.changes`,
  givenUp: ({ changes }) => sql`shown = ${changes}`,
  settled: sql`begun_at = null`,
  columns: sql`live_message.id::float8 as id, live_message.attempts, kind, subject, chat_id::float8 as "chatId", message_id::float8 as "messageId",
    inline_message_id as "inlineMessageId",
    has_picture as "hasPicture", changes, extract(epoch from now() - changed_at)::float8 as "ageSeconds"`,
});

/** Marks the messages of a subject as out of date. */
export async function changeLiveMessages(db: Db, kind: string, id: number | string): Promise<void> {
  await liveMessagesChange(kind, sql`select ${id}::text`).execute(db);
}

/** Queues a message about a subject for each of the private chats without one. */
export async function sendLiveMessages(
  db: Db,
  kind: string,
  { id, chatIds }: { id: number; chatIds: readonly number[] },
): Promise<void> {
  await sql`
    insert into live_message (kind, subject, chat_id)
    select ${kind}, ${id}::text, unnest(${[...chatIds]}::bigint[]) on conflict do nothing`.execute(db);
}

/** A message in a chat, or one sent by inline mode. */
export type MessagePlace = { chatId: number; messageId: number } | { inlineMessageId: string };

/** SQL: the values of a place, in the order of `chat_id, message_id, inline_message_id`. */
export function placeValues(place: MessagePlace): RawBuilder<unknown> {
  if ('inlineMessageId' in place) return sql`null::bigint, null::bigint, ${place.inlineMessageId}::text`;
  return sql`${place.chatId}::bigint, ${place.messageId}::bigint, null::text`;
}

/** SQL statements, as parts of a `with`: one message shows subjects, the rows of one column, and no other chat's does any longer. */
export const showIn = (
  kind: string,
  subjects: RawBuilder<unknown>,
  place: { chatId: number; messageId: number },
): RawBuilder<unknown> => sql`
  insert into live_message (kind, subject, chat_id, message_id, inline_message_id)
  select ${kind}::text, shown.id::text, ${placeValues(place)} from (${subjects}) as shown(id)
  on conflict (kind, subject, chat_id) where kind <> 'night' do update set
    message_id = excluded.message_id, changes = live_message.changes + 1, next_attempt_at = now()
), elsewhere as (
  delete from live_message
  where kind = ${kind} and subject in (select shown.id::text from (${subjects}) as shown(id))
    and chat_id <> ${place.chatId}`;

/**
 * Notes that a message is being sent. False if a crashed server had started to send it: sent at most once, it waits
 * for its subject's next change. An edit may be repeated.
 */
export async function markLiveMessageBegun(db: Db, job: LiveMessageJob): Promise<boolean> {
  if (isSent(job)) return true;
  const isFirst = sql`begun_at is null`;
  const row = await one<{ isBegun: boolean }>(db)`
    update live_message set begun_at = case when ${isFirst} then now() end,
      claimed_until = case when ${isFirst} then claimed_until end,
      shown = case when ${isFirst} then shown else ${job.changes} end,
      failure = case when ${isFirst} then failure else 'cut off while it was sent' end
    where id = ${job.id} and ${liveMessageQueue.isHeld(job.attempts)}
    returning begun_at is not null as "isBegun"`;
  return row?.isBegun === true;
}

export const isSent = ({ messageId, inlineMessageId }: LiveMessageJob): boolean =>
  messageId !== null || inlineMessageId !== null;

/** The place of a message after it was sent or edited. */
export type ShownMessage = { messageId: number | null; hasPicture: boolean };

/** Stores that a message shows its subject as of the claim; it is not edited for `editSeconds`. */
export async function markLiveMessageShown(
  db: Db,
  job: LiveMessageJob,
  { messageId, hasPicture }: ShownMessage,
  editSeconds = EDIT_SECONDS,
): Promise<void> {
  await liveMessageQueue.settle(
    db,
    job,
    sql`message_id = ${messageId}::bigint, has_picture = ${hasPicture}, shown = ${job.changes}, failure = null,
      next_attempt_at = ${fromNow(editSeconds * 1000)}`,
  );
}
