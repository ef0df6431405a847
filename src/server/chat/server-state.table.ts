import { type ColumnType, type Generated, sql } from 'kysely';
import type { ClaimColumns, Day, Moment, MomentWithDefault } from '../database/tables/columns.ts';
import { daysAgo, type FactsOf, KEPT, ownRows, part } from '../database/tables/table-facts.ts';

/** Installation-wide key-value store. */
interface SettingTable {
  key: string;
  value: string;
}

/** Leases: holder and expiry, for leader election. */
interface LeaseTable {
  name: string;
  holder: string;
  held_until: Moment;
}

/** Queue of Bot API updates; finished ones keep their id for a while, against duplicates. */
interface BotUpdateTable extends ClaimColumns {
  id: number;
  chat: string;
  payload: string | null;
  received_at: MomentWithDefault;
  /** When it was finished; with a `failure`, when it was given up. */
  done_at: Date | null;
  /** Attempts that failed persistently or whose process ended. */
  failures: Generated<number>;
}

/** Private chats that Telegram limits, by user id. */
interface RateLimitedChatTable {
  user_id: string;
  limited_at: MomentWithDefault;
  until: Moment;
}

/** Chat searches without results, counted by day. */
interface SearchMissTable {
  day: Day;
  /** Normalised for search, see `lib/normalize-for-search.ts`. */
  words: string;
  times: Generated<number>;
  /**
   * The only person who searched for these words on that day; null if there were several, or older versions
   * counted.
   */
  user_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ServerStateTables {
  setting: SettingTable;
  lease: LeaseTable;
  bot_update: BotUpdateTable;
  rate_limited_chat: RateLimitedChatTable;
  search_miss: SearchMissTable;
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
const finished = sql`payload = null, failure = null, done_at = coalesce(done_at, now()), claimed_until = null`;

/** Retention of search misses in days: the statistics' range and some more. */
const KEEP_MISSES_DAYS = 100;

export const serverStateTables = {
  bot_update: {
    backup: true,
    retention: {
      expired: ({ updates, deliveries }) => sql`
        done_at < ${daysAgo(updates)} and (failure is null or done_at < ${daysAgo(Math.max(updates, deliveries))})`,
    },
    person: {
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
  search_miss: {
    backup: true,
    retention: { expired: () => sql`day < ${daysAgo(KEEP_MISSES_DAYS)}` },
    person: ownRows('search_miss', 'searches', sql`day::text, words, times`, {
      order: sql`search_miss.day, words`,
    }),
  },
  rate_limited_chat: {
    ...KEPT,
    person: ownRows('rate_limited_chat', 'pauses', sql`limited_at, until`, { order: sql`user_id` }),
  },
  setting: KEPT,
  // Of running servers.
  lease: { backup: false, retention: null },
} satisfies FactsOf<ServerStateTables>;
