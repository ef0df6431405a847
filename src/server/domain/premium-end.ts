import * as v from 'valibot';
import { MS_PER_DAY } from './calendar.ts';

/** When premium ends that is given from now on for so many days, written in digits: one day to a century. */
export const premiumEnd = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(36_500),
  v.transform((days) => new Date(Date.now() + days * MS_PER_DAY)),
);
