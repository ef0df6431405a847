import { describe, expect, it } from 'vitest';
import {
  firstDayOfPeriod,
  MAX_RANKING_PERIOD,
} from '../../../../src/server/modules/rankings/ranking-periods.ts';

describe('ranking periods', () => {
  it('need the daily counts of a year', () => {
    expect(MAX_RANKING_PERIOD).toBe(365);
  });

  it('start so that they contain as many days as their names say', () => {
    expect(firstDayOfPeriod(1, '2026-03-01')).toBe('2026-03-01');
    expect(firstDayOfPeriod(7, '2026-03-01')).toBe('2026-02-23');
  });
});
