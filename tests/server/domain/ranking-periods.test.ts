// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  firstDayOfPeriod,
  LONGEST_RANKING_PERIOD,
  RANKING_PERIODS,
} from '../../../src/server/domain/ranking-periods.ts';

describe('ranking windows', () => {
  it('are those of the rankings and of the genre rankings', () => {
    expect(RANKING_PERIODS.toSorted((a, b) => a - b)).toEqual([1, 7, 30, 60, 365]);
    expect(LONGEST_RANKING_PERIOD).toBe(365);
  });

  it('begin so that they hold as many days as they are named for', () => {
    expect(firstDayOfPeriod(1, '2026-03-01')).toBe('2026-03-01');
    expect(firstDayOfPeriod(7, '2026-03-01')).toBe('2026-02-23');
  });
});
