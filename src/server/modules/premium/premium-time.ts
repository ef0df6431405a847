import * as v from 'valibot';
import { daysIn } from '../../lib/days-in.ts';

/** Days, from one to a century, as a number or in words of any of the languages, in which a month has 30 days. */
export const premiumTimeSchema = v.pipe(
  v.string(),
  v.transform(daysIn),
  v.regex(/^\d+$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(36_500),
);
