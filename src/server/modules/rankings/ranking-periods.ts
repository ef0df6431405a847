import { sql } from 'kysely';
import { GENRE_RANKING_DAYS, RANKING_DAYS } from '../../../contract/rankings.ts';
import { type Db, one } from '../../database/db.ts';
import { addDays, type Day } from '../../lib/calendar.ts';
import { TIME_ZONE } from '../../lib/formats.ts';

/** Days for which daily counts are needed: the longest period (behaviour 9.2), of titles and of genres. */
export const MAX_RANKING_PERIOD = Math.max(...RANKING_DAYS, GENRE_RANKING_DAYS);

/** First day of a period of `days` days that ends on `lastDay`. */
export function firstDayOfPeriod(days: number, lastDay: Day): Day {
  return addDays(lastDay, 1 - days);
}

/** The catalogue's day by the database's clock, which all servers share. */
export async function readToday(db: Db): Promise<Day> {
  const row = await one<{
    today: Day;
  }>(db)`select (now() at time zone ${TIME_ZONE})::date::text as today`;
  if (!row) throw new Error('no row');
  return row.today;
}

/** The day that the ranking periods end on. */
export async function readRankingDay(db: Db): Promise<Day> {
  const { day } = await db
    .selectFrom('ranking_state')
    .select(sql<Day>`day::text`.as('day'))
    .executeTakeFirstOrThrow();
  return day;
}
