import { type RawBuilder, sql } from 'kysely';
import { showIn } from '../../../chat/live-messages/live-messages.ts';
import { ALL_PAUSED } from '../../../chat/sending/chat-availability.ts';
import { type Db, one } from '../../../database/db.ts';
import { liveMessagesChange } from '../../../database/tables/live-messages-change.ts';
import { requirePrivateChatId } from '../../people/private-chat-id.ts';

/** Why a reading was stopped. */
export type ReadingFailure = 'protected' | 'unreachable' | 'unavailable';

/** How far a channel's earlier posts have been read. */
export type ChannelReading = {
  chatId: string;
  title: string;
  ownerId: string;
  /** The number that it began with, and the one that is read next; 0 at the end. */
  newest: number;
  next: number;
  videos: number;
  state: 'running' | 'stopped' | 'done';
  failure: string | null;
  /** The message with the progress. */
  messageId: number | null;
};

/** A reading in progress. */
export type RunningReading = ChannelReading & {
  /** Its owner's chat takes no messages now, or they are no longer an owner. */
  isHeld: boolean;
  /** The next post is a known video. */
  isKnown: boolean;
  /** A forwarded post that was not deleted yet. */
  copyId: number | null;
  /** Persistent failures of the next post. */
  failures: number;
  /** Time since the last post was read. */
  ageSeconds: number;
};

const COLUMNS = sql`
  reading.chat_id as "chatId", title, owner_id as "ownerId", newest, next_number as next, videos, state, reading.failure,
  message.message_id::float8 as "messageId"`;
const FROM = sql`channel_reading as reading join video_channel as channel on channel.chat_id = reading.chat_id
  left join live_message as message on kind = 'reading' and subject = reading.chat_id`;

type Begun = { chatId: string; ownerId: string; messageId: number };

/** SQL statements: the progress of readings is in this message of the owner's. */
const shownTo = ({ ownerId, messageId }: Begun, readings: RawBuilder<unknown>) =>
  showIn('reading', readings, { chatId: requirePrivateChatId(ownerId), messageId });
/** SQL statement: the progress of readings has changed. */
const progressOf = (readings: RawBuilder<unknown>) => liveMessagesChange('reading', readings);

/** Begins to read a channel's posts below a number, or once more; the progress is in the owner's message `messageId`. */
export async function beginReading(db: Db, begun: Begun & { newest: number }): Promise<void> {
  const { chatId, ownerId, newest } = begun;
  await sql`
    with owned as (
      update video_channel set owner_id = ${ownerId} where chat_id = ${chatId} returning chat_id
    ), shown as (${shownTo(begun, sql`select chat_id from owned`)})
    insert into channel_reading (chat_id, newest, next_number) select chat_id, ${newest}, ${newest} from owned
    on conflict (chat_id) do update set newest = excluded.newest, next_number = excluded.next_number,
      videos = 0, state = 'running', failure = null, failures = 0, moved_at = now()`.execute(db);
}

/** Goes on with a reading, whose progress is in another message from now on. */
export async function resumeReading(db: Db, begun: Begun): Promise<void> {
  const { chatId, ownerId } = begun;
  await sql`
    with owned as (
      update video_channel set owner_id = ${ownerId} where chat_id = ${chatId} returning chat_id
    ), shown as (${shownTo(begun, sql`select chat_id from owned`)})
    update channel_reading set state = 'running', failure = null, failures = 0, moved_at = now()
    where chat_id = ${chatId} and state <> 'done'`.execute(db);
}

/** Stops a reading that is running. */
export async function stopReading(
  db: Db,
  chatId: string,
  failure: ReadingFailure | null = null,
): Promise<void> {
  await sql`
    with stopped as (
      update channel_reading set state = 'stopped', failure = ${failure}
      where chat_id = ${chatId} and state = 'running' returning chat_id
    ) ${progressOf(sql`select chat_id from stopped`)}`.execute(db);
}

export async function findReading(db: Db, chatId: string): Promise<ChannelReading | undefined> {
  return one<ChannelReading>(db)`
    select ${COLUMNS} from ${FROM} where reading.chat_id = ${chatId}`;
}

/** The states of all readings, by channel. */
export async function readingStates(db: Db): Promise<Map<string, ChannelReading['state']>> {
  const rows = await db.selectFrom('channel_reading').select(['chat_id', 'state']).execute();
  return new Map(rows.map(({ chat_id, state }) => [chat_id, state]));
}

/** SQL: a reading is running, and no due row stands for it. */
export const IS_UNCLAIMED = sql<boolean>`state = 'running' and not exists (
  select from due_work where kind = 'readings' and subject = chat_id)`;

/** A channel's reading, unless it was stopped or has ended. */
export async function findRunningReading(
  db: Db,
  chatId: string,
  ownerIds: readonly string[],
): Promise<RunningReading | undefined> {
  return one<RunningReading>(db)`
    select ${COLUMNS}, copy_id::float8 as "copyId", failures,
      extract(epoch from now() - moved_at)::float8 as "ageSeconds",
      exists (select from video_post where video_post.chat_id = reading.chat_id and video_post.message_id = next_number)
        as "isKnown",
      owner_id <> all(${[...ownerIds]}::text[]) or ${ALL_PAUSED} or exists (
        select from rate_limited_chat where user_id = owner_id and until > now()) as "isHeld"
    from ${FROM} where reading.chat_id = ${chatId} and state = 'running'`;
}

/** Notes the post that was forwarded to the owner's chat, or with null that it is gone. */
export async function noteCopy(
  db: Db,
  { chatId }: Pick<RunningReading, 'chatId'>,
  copyId: number | null,
): Promise<void> {
  await sql`update channel_reading set copy_id = ${copyId} where chat_id = ${chatId}`.execute(db);
}

/** Notes a persistent failure of the next post. */
export async function noteFailure(db: Db, reading: RunningReading): Promise<void> {
  await sql`update channel_reading set failures = failures + 1 where ${isAt(reading)}`.execute(db);
}

/** Goes on with the number below, unless somebody else has. The first post ends it. */
export async function advance(db: Db, reading: RunningReading, isVideo = false): Promise<void> {
  await sql`
    with moved as (
      update channel_reading set next_number = next_number - 1, videos = videos + ${isVideo ? 1 : 0}, failures = 0,
        moved_at = now(), state = case when next_number <= 1 then 'done' else state end
      where ${isAt(reading)} returning chat_id
    ) ${progressOf(sql`select chat_id from moved`)}`.execute(db);
}

const isAt = ({ chatId, next }: RunningReading): RawBuilder<boolean> =>
  sql`chat_id = ${chatId} and next_number = ${next}`;
