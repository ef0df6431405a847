import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { dayOf } from '../../lib/calendar.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';

/** Distinct misses stored per day, against flooding. */
const MAX_PER_DAY = 1000;
/** Longest stored search: longer texts are private messages, not titles. */
const MAX_LENGTH = 60;

/** Counts a search without results by normalised words and day, without its user. */
export async function recordSearchMiss(
  db: Kysely<Schema>,
  text: string,
  { now = new Date(), most = MAX_PER_DAY } = {},
): Promise<void> {
  const words = normalizeForSearch(text);
  if (words === '' || words.length > MAX_LENGTH) return;
  const day = dayOf(now);
  await sql`
    insert into search_miss (day, words)
    select ${day}::date, ${words}
    where (select count(*) from search_miss where day = ${day}::date) < ${most}
      or exists (select from search_miss where day = ${day}::date and words = ${words})
    on conflict (day, words) do update set times = search_miss.times + 1`.execute(db);
}
