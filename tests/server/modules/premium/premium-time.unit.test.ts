import * as v from 'valibot';
import { expect, it } from 'vitest';
import { premiumTimeSchema } from '../../../../src/server/modules/premium/premium-time.ts';

it.each([
  ['30', 30],
  ['30 giorni', 30],
  ['30gg', 30],
  ['1 giorno', 1],
  ['2 settimane', 14],
  ['1 mese', 30],
  ['un mese', 30],
  ['1 mes', 30],
  ['3 Months', 90],
  ['a year', 365],
  ["un'anno", 365],
  ['2 años', 730],
  ['5 días', 5],
])('the time %s is that many days: %i', (text, days) => {
  expect(v.parse(premiumTimeSchema, text)).toBe(days);
});

it.each([
  '',
  '0',
  '0 mesi',
  '-3',
  'dieci',
  'dieci giorni',
  '10 3',
  '1 parsec',
  'mese',
  '1.5 mesi',
  '200 anni',
])('the time ‘%s’ is not taken', (text) => {
  expect(v.safeParse(premiumTimeSchema, text).success).toBe(false);
});
