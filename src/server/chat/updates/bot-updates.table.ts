import { type ColumnType, type Generated, sql } from 'kysely';
import type { ClaimColumns, MomentWithDefault } from '../../database/tables/columns.ts';
import { daysAgo, type FactsOf, part } from '../../database/tables/table-facts.ts';

/** Queue of Bot API updates; finished ones keep their id for a while, against duplicates. */
interface BotUpdateTable extends ClaimColumns {
  id: number;
  chat: string;
  payload: string | null;
  /** JSON, for the next attempt: how far a handler of long work is, or the reply to work that is done. */
  progress: ColumnType<string | null, undefined, string | null>;
  received_at: MomentWithDefault;
  /** When it was finished; with a `failure`, when it was given up. */
  done_at: Date | null;
  /** Attempts that failed persistently or whose process ended. */
  failures: Generated<number>;
}

export interface UpdateTables {
  bot_update: BotUpdateTable;
}

/** Order keys of a person's updates: see `updateOrderKey` in the bot. */
const chatsOf = (userId: string) => [userId, `person ${userId}`, `payments ${userId}`];

/** An update that the person has sent, wherever; few still have a payload. */
const isSentBy = (userId: string) => sql<boolean>`
  case when payload like ${`%"id":${userId}%`} then exists (
    select from jsonb_each(payload::jsonb) as part(kind, body) where body #>> '{from,id}' = ${userId}
  ) else false end`;
const hasPayload = sql<boolean>`(done_at is null or failure is not null) and payload is not null`;
/** A row from somebody else names the person, too, if it answers or mentions them. */
const isGivenUpNaming = (userId: string) =>
  sql<boolean>`done_at is not null and payload ~ ${`"(user_)?id":${userId}[,}]`}`;
const finished = sql`payload = null, progress = null, failure = null, done_at = coalesce(done_at, now()), claimed_until = null`;

export const updateTables = {
  bot_update: {
    updates: 'id',
    backup: true,
    retention: {
      expired: ({ updates, deliveries }) => sql`
        done_at < ${daysAgo(updates)} and (failure is null or done_at < ${daysAgo(Math.max(updates, deliveries))})`,
    },
    person: {
      whose: null,
      exported: part(
        'updates',
        (userId) => sql`
          select id::text, received_at, done_at, payload from bot_update
          where chat = any(${chatsOf(userId)}) or ${hasPayload} and ${isSentBy(userId)} order by id`,
      ),
      eraseMany: (userId, rows) =>
        sql`update bot_update set chat = '', ${finished} where ${rows(sql<boolean>`chat = any(${chatsOf(userId)})`)}`,
      erase: (userId) => sql`
        update bot_update set ${finished}
        where ${hasPayload} and (${isSentBy(userId)} or ${isGivenUpNaming(userId)})`,
    },
  },
} satisfies FactsOf<UpdateTables>;
