import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { fromNow } from '../../queue/claimed-queue.ts';
import { extendPause, isPaused } from './message-pace.ts';

/** Setting: the end of a pause of all messages. */
const PAUSE_KEY = 'messages.paused-until';
/** Two chats reach their limits within this many seconds: the limit is the bot's own. */
const SHARED_LIMIT_SECONDS = 5;

/** SQL: all messages are paused. */
export const ALL_PAUSED = isPaused(PAUSE_KEY);

/**
 * Stores that Telegram takes no messages to a chat for a number of seconds (429): this person's waiting messages wait as
 * long, others' do not. When another chat reached its limit just before, all messages pause, for the shorter of both times.
 */
export async function limitChat(db: Kysely<Schema>, userId: string, seconds: number): Promise<void> {
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
