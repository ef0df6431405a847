import * as v from 'valibot';
import { daysIn } from '../lib/days-in.ts';

/* Schemas of settings that are sizes and times, with or without a unit. */

type Bounds = { atLeast: number; atMost: number };

/** Reads a whole number of the usual unit, also from an amount in one of these units. */
/* @__NO_SIDE_EFFECTS__ */
function amountIn(units: Readonly<Record<string, number>>, { atLeast, atMost }: Bounds) {
  return v.pipe(
    v.string(),
    v.transform((text) => {
      const [, number, unit = ''] = /^(\d+(?:[.,]\d{1,2})?)\s*(\p{L}*)$/u.exec(text) ?? [];
      return (
        Number(number?.replace(',', '.')) * (unit === '' ? 1 : (units[unit.toLowerCase()] ?? Number.NaN))
      );
    }),
    v.safeInteger(),
    v.minValue(atLeast),
    v.maxValue(atMost),
  );
}

const GIGABYTE = 1024;
export const megabytes = amountIn(
  { m: 1, mb: 1, mib: 1, g: GIGABYTE, gb: GIGABYTE, gib: GIGABYTE, t: GIGABYTE ** 2, tb: GIGABYTE ** 2 },
  { atLeast: 1, atMost: 9_999_999 },
);
export const milliseconds = amountIn(
  { ms: 1, s: 1000, sec: 1000, m: 60_000, min: 60_000 },
  { atLeast: 100, atMost: 9_999_999 },
);
export const seconds = amountIn({ s: 1, sec: 1, m: 60, min: 60 }, { atLeast: 0, atMost: 999 });
export const days = v.pipe(
  v.string(),
  v.transform(daysIn),
  v.regex(/^[1-9]\d{0,4}$/),
  v.transform(Number),
  v.maxValue(36_500),
);
