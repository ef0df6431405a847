import { GENRE_RANKING_DAYS, RANKING_DAYS } from '../../contract/rankings.ts';
import { addDays, type Day } from './calendar.ts';

/** Days of the ranking periods (spec section 9), of titles and of genres. */
export const RANKING_PERIODS: readonly number[] = [...RANKING_DAYS, GENRE_RANKING_DAYS];

/** How many days daily counts are needed: the longest period. */
export const LONGEST_RANKING_PERIOD = Math.max(...RANKING_PERIODS);

/** First day of a period of `days` days that ends on `lastDay`. */
export function firstDayOfPeriod(days: number, lastDay: Day): Day {
  return addDays(lastDay, 1 - days);
}
