import { GENRE_RANKING_DAYS, RANKING_DAYS } from '../../contract/rankings.ts';
import { addDays, type Day } from './calendar.ts';

/** The periods, in days, whose plays are kept counted (spec section 9): the titles' and the genres' ones. */
export const COUNTED_PERIODS: readonly number[] = [...RANKING_DAYS, GENRE_RANKING_DAYS];

/** Daily counts are needed as long as the longest period may still have to let go of them. */
export const DAYS_KEPT = Math.max(...COUNTED_PERIODS);

/** The first day that a period of `days` days ending on `lastDay` still counts. */
export function firstDayOf(days: number, lastDay: Day): Day {
  return addDays(lastDay, 1 - days);
}
