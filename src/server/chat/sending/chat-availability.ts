import { sql } from 'kysely';
import { type Db, one } from '../../database/db.ts';
import { fromNow } from '../../queue/claimed-queue.ts';
import { extendPause, isPaused } from './message-pace.ts';

/** Stores if the bot can write to a person. */
export async function setBotBlocked(db: Db, userId: string, isBlocked: boolean): Promise<void> {
  await sql`
    update person set blocked_at = ${isBlocked ? sql`now()` : null}
    where user_id = ${userId} and (blocked_at is not null) <> ${isBlocked}`.execute(db);
}

/** True if the bot is known to be unable to write to a person: they never started a chat with it, or blocked it. */
export async function isChatMissing(db: Db, userId: string): Promise<boolean> {
  return (await isBlocked(db, userId)) === true;
}

/** True if the bot can write to a person, as far as it knows: they started a chat, and have not blocked it. */
export async function mayWriteTo(db: Db, userId: string): Promise<boolean> {
  return (await isBlocked(db, userId)) === false;
}

/** Undefined for an unknown person. */
async function isBlocked(db: Db, userId: string): Promise<boolean | undefined> {
  const person = await one<{ isBlocked: boolean }>(db)`
    select blocked_at is not null as "isBlocked" from person where user_id = ${userId}`;
  return person?.isBlocked;
}

/** Setting: the end of a pause of all messages. */
const PAUSE_KEY = 'messages.paused-until';
/** Two chats reach their limits within this many seconds: the limit is the bot's own. */
const SHARED_LIMIT_SECONDS = 5;

/** SQL: all messages are paused. */
export const ALL_PAUSED = isPaused(PAUSE_KEY);

/**
 * Stores that Telegram accepts no messages to a chat for a number of seconds (429): this person's waiting messages
 * wait as long, others' do not. If a second chat reached its limit just before, all messages pause, for the shorter
 * of both times.
 */
export async function limitChat(db: Db, userId: string, seconds: number): Promise<void> {
  const until = fromNow(1000 * seconds);
  const ofBoth = sql<Date | null>`(
    select least(${until}, max(until)) from rate_limited_chat
    where user_id <> ${userId} and limited_at > now() - make_interval(secs => ${SHARED_LIMIT_SECONDS})
    having count(*) > 0
  )`;
  const waiting = sql`user_id = ${userId} and state = 'waiting' and claimed_until is null`;
  await sql`
    with past as (
      delete from rate_limited_chat where until < now() - interval '1 minute' and user_id <> ${userId}
    ), limited as (
      insert into rate_limited_chat (user_id, until) values (${userId}, ${until})
      on conflict (user_id) do update set until = greatest(rate_limited_chat.until, excluded.until), limited_at = now()
    ), deliveries as (
      update delivery set next_attempt_at = greatest(next_attempt_at, ${until}) where ${waiting}
    ), messages as (
      update outbox set next_attempt_at = greatest(next_attempt_at, ${until}) where ${waiting}
    )
    ${extendPause(PAUSE_KEY, ofBoth)}`.execute(db);
}
