import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { dayOf } from '../../lib/calendar.ts';
import { clock } from '../../lib/clock.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';

/** Distinct misses stored per day, of all people and of each, against flooding. */
const MAX_PER_DAY = 1000;
const MAX_OF_PERSON = 30;
/** Longest stored search: longer texts are private messages, not titles. */
const MAX_LENGTH = 60;

/**
 * Counts the people of a search without results by normalised words and day. Stores its user while nobody else has searched
 * for these words on that day: until then the words may identify them, and go with them.
 */
export async function recordSearchMiss(
  db: Db,
  { text, userId }: { text: string; userId: string },
  { now = clock.date(), most = MAX_PER_DAY } = {},
): Promise<void> {
  const words = normalizeForSearch(text);
  if (words === '' || words.length > MAX_LENGTH) return;
  const day = dayOf(now);
  await sql`
    with searched as (
      insert into search_miss_person (day, words, user_id)
      select ${day}::date, ${words}, ${userId}
      where (select count(*) from search_miss_person where day = ${day}::date and user_id = ${userId}) < ${MAX_OF_PERSON} and (
        (select count(*) from search_miss where day = ${day}::date) < ${most}
        or exists (select from search_miss where day = ${day}::date and words = ${words})
      )
      on conflict do nothing returning day, words, user_id
    )
    insert into search_miss (day, words, user_id) select day, words, user_id from searched
    on conflict (day, words) do update set times = search_miss.times + 1,
      user_id = case when search_miss.user_id = excluded.user_id then search_miss.user_id end`.execute(db);
}
