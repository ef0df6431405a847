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
    backup: true,
    retention: { expired: () => sql`day < ${daysAgo(KEEP_MISSES_DAYS)}` },
    person: ownRows('search_miss', 'searches', sql`day::text, words, times`, {
      order: sql`search_miss.day, words`,
    }),
  },
} satisfies FactsOf<SearchMissTables>;
