import * as v from 'valibot';
import { daysIn } from '../../lib/days-in.ts';

/** A number of days in digits, from one day to a century. */
export const premiumDaysSchema = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(36_500),
);

/** The same in words of any of the languages, in which a month has 30 days. */
export const premiumTimeSchema = v.pipe(v.string(), v.transform(daysIn), premiumDaysSchema);
