import { describe, expect, it } from 'vitest';
import { addDays, dayOf, daysBetween, hourOf } from '../../../src/server/lib/calendar.ts';

describe('the catalogue calendar', () => {
  it('changes its day at midnight in Rome, in winter and in summer', () => {
    expect(dayOf(new Date('2026-01-10T22:59:59Z'))).toBe('2026-01-10');
    expect(dayOf(new Date('2026-01-10T23:00:00Z'))).toBe('2026-01-11');
    expect(dayOf(new Date('2026-07-10T21:59:59Z'))).toBe('2026-07-10');
    expect(dayOf(new Date('2026-07-10T22:00:00Z'))).toBe('2026-07-11');
  });

  it('uses Rome’s hours', () => {
    expect(hourOf(new Date('2026-01-10T22:59:59Z'))).toBe(23);
    expect(hourOf(new Date('2026-01-10T23:00:00Z'))).toBe(0);
    expect(hourOf(new Date('2026-07-10T02:30:00Z'))).toBe(4);
  });

  it('counts days across ends of months, leap days and changes of the clock', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(daysBetween('2025-12-31', '2026-12-31')).toBe(365);
    expect(daysBetween('2026-05-02', '2026-05-01')).toBe(-1);
  });
});
