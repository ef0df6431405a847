import { GENRE_RANKING_DAYS, RANKING_DAYS } from '../../../contract/rankings.ts';
import { addDays, type Day } from '../../lib/calendar.ts';

/** How many days daily counts are needed: the longest period (behaviour 9.2), of titles and of genres. */
export const MAX_RANKING_PERIOD = Math.max(...RANKING_DAYS, GENRE_RANKING_DAYS);

/** First day of a period of `days` days that ends on `lastDay`. */
export function firstDayOfPeriod(days: number, lastDay: Day): Day {
  return addDays(lastDay, 1 - days);
}
