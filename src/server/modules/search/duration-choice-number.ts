import { DURATIONS, type Duration } from '../../../contract/premium-search.ts';

/**
 * The films' duration choices (behaviour 9.3) as the database numbers them (`content.durata_scelta`): 1 up to 30
 * minutes, 2 up to 60, 3 up to 120, 4 over that.
 */
export function durationChoiceNumber(duration: Duration): number {
  return DURATIONS.indexOf(duration) + 1;
}
