import type { Duration } from '../../contract/search.ts';

/** Minutes from `over` (not included) up to `upTo` (included). */
export type MinuteRange = { over: number; upTo: number };

const RANGES: Record<Duration, MinuteRange> = {
  '30 min': { over: -1, upTo: 30 },
  '1 ora': { over: 30, upTo: 60 },
  '2 ore': { over: 60, upTo: 120 },
  '2+ ore': { over: 120, upTo: 2_147_483_647 },
};

/** The minutes of a film that a duration choice stands for (spec section 9). */
export function minutesOf(duration: Duration): MinuteRange {
  return RANGES[duration];
}
