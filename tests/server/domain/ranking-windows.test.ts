// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { COUNTED_PERIODS, DAYS_KEPT, firstDayOf } from '../../../src/server/domain/ranking-windows.ts';

describe('ranking windows', () => {
  it('are those of the rankings and of the genre rankings', () => {
    expect(COUNTED_PERIODS.toSorted((a, b) => a - b)).toEqual([1, 7, 30, 60, 365]);
    expect(DAYS_KEPT).toBe(365);
  });

  it('begin so that they hold as many days as they are named for', () => {
    expect(firstDayOf(1, '2026-03-01')).toBe('2026-03-01');
    expect(firstDayOf(7, '2026-03-01')).toBe('2026-02-23');
  });
});
