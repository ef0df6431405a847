import * as v from 'valibot';

/** Digits for a number of days, from one day to a century. */
export const premiumDaysSchema = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(36_500),
);
