// @vitest-environment node
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { premiumEnd } from '../../../src/server/domain/premium-end.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-01T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('is so many days from now', () => {
  expect(v.parse(premiumEnd, '1')).toEqual(new Date('2026-05-02T10:00:00Z'));
  expect(v.parse(premiumEnd, '30')).toEqual(new Date('2026-05-31T10:00:00Z'));
});

it.each(['', '0', '-1', '1.5', 'dieci', '36501', '9'.repeat(400)])('%j days are none', (days) => {
  expect(v.is(premiumEnd, days)).toBe(false);
});
