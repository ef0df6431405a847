import type { ColumnType, Generated } from 'kysely';
import type { ClaimColumns, Day, Moment, MomentWithDefault } from './columns.ts';

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
  /** The only person who searched for these words on that day; null where they were several, or older versions counted. */
  user_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ServerStateTables {
  setting: SettingTable;
  lease: LeaseTable;
  bot_update: BotUpdateTable;
  rate_limited_chat: RateLimitedChatTable;
  search_miss: SearchMissTable;
}
