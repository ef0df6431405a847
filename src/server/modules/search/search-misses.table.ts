import { type ColumnType, type Generated, sql } from 'kysely';
import type { Day } from '../../database/tables/columns.ts';
import { daysAgo, type FactsOf, ownRows } from '../../database/tables/table-facts.ts';

/** Chat searches without results, counted by day. */
interface SearchMissTable {
  day: Day;
  /** Normalised for search, see `lib/normalize-for-search.ts`. */
  words: string;
  times: Generated<number>;
  /** The only person who searched for these words on that day; null if there were several. */
  user_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface SearchMissTables {
  search_miss: SearchMissTable;
}

/** Retention of search misses in days: the statistics' range and some more. */
const KEEP_MISSES_DAYS = 100;

export const searchMissTables = {
  search_miss: {
    ddl: [
      // Words of searches without a result. `user_id`: the only person who searched for them on that day.
      `create table search_miss (
        day date not null,
        words text not null,
        times integer not null default 1,
        user_id text,
        primary key (day, words)
      )`,
      `create index search_miss_by_person on search_miss (user_id) where user_id is not null`,
    ],
    backup: true,
    retention: { expired: () => sql`day < ${daysAgo(KEEP_MISSES_DAYS)}` },
    person: ownRows('search_miss', 'searches', sql`day::text, words, times`, {
      order: sql`search_miss.day, words`,
    }),
  },
} satisfies FactsOf<SearchMissTables>;
