import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { dayOf } from '../domain/calendar.ts';
import { searchText } from '../domain/search-text.ts';

/** Different words that are noted on one day: a flood of nonsense fills no table. */
const MOST_A_DAY = 1000;
/** Nobody looks for a title in more letters: that is a message, and no business of anybody's. */
const LONGEST = 60;

/** Notes that a search found nothing: the words as a search sees them and the day, without whose they were. */
export async function noteSearchMiss(
  db: Kysely<Schema>,
  text: string,
  { now = new Date(), most = MOST_A_DAY } = {},
): Promise<void> {
  const words = searchText(text);
  if (words === '' || words.length > LONGEST) return;
  const day = dayOf(now);
  await sql`
    insert into search_miss (day, words)
    select ${day}::date, ${words}
    where (select count(*) from search_miss where day = ${day}::date) < ${most}
      or exists (select from search_miss where day = ${day}::date and words = ${words})
    on conflict (day, words) do update set times = search_miss.times + 1`.execute(db);
}
