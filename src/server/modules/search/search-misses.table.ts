import { type ColumnType, type Generated, sql } from 'kysely';
import type { Day } from '../../database/tables/columns.ts';
import { daysAgo, type FactsOf, ownRows } from '../../database/tables/table-facts.ts';

/** Chat searches without results, by day. */
interface SearchMissTable {
  day: Day;
  /** Normalised for search, see `lib/normalize-for-search.ts`. */
  words: string;
  /** The people who searched for these words on that day. */
  times: Generated<number>;
  /** The only person who searched for these words on that day; null if there were several. */
  user_id: ColumnType<string | null, string | null | undefined, string | null>;
}

/** The day's searches of each person, who counts once for the same words, and adds some at most. */
interface SearchMissPersonTable {
  day: Day;
  words: string;
  user_id: string;
}

export interface SearchMissTables {
  search_miss: SearchMissTable;
  search_miss_person: SearchMissPersonTable;
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
  search_miss_person: {
    backup: false,
    retention: { expired: () => sql`day < ${daysAgo(2)}` },
    person: ownRows('search_miss_person', 'latestSearches', sql`day::text, words`, {
      order: sql`search_miss_person.day, words`,
    }),
  },
} satisfies FactsOf<SearchMissTables>;
