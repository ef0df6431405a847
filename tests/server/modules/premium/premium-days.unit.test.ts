import * as v from 'valibot';
import { expect, it } from 'vitest';
import { premiumTimeSchema } from '../../../../src/server/modules/premium/premium-time.ts';

it.each([
  ['1', 1],
  ['30', 30],
  ['36500', 36_500],
])('%j is read as a number', (days, number) => {
  expect(v.parse(premiumTimeSchema, days)).toBe(number);
});

it.each(['', '0', '-1', '1.5', 'dieci', '36501', '9'.repeat(400)])(
  '%j is not accepted as a number of days',
  (days) => {
    expect(v.is(premiumTimeSchema, days)).toBe(false);
  },
);
