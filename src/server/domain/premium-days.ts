import * as v from 'valibot';

/** For how many days premium is given, written in digits: one day to a century. */
export const premiumDays = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(36_500),
);
