import * as v from 'valibot';
import { defineApiCall } from './api-call.ts';
import { contentListSchema } from './content.ts';
import { lenientList } from './lenient-schemas.ts';
import {
  commaSeparated,
  ignoredBody,
  noFields,
  page,
  perPage,
  titleType,
  userId,
} from './request-schemas.ts';

/** Page size of the results (behaviour 9.1). */
export const FILTER_PAGE_SIZE = 12;

/** The duration choices (behaviour 9.3): minutes up to 30, 31-60, 61-120, over 120. */
export const DURATIONS = ['30 min', '1 ora', '2 ore', '2+ ore'] as const;
export type Duration = (typeof DURATIONS)[number];

/** The years that have titles. */
export const getYears = defineApiCall({
  method: 'GET',
  path: '/api/get_years',
  params: noFields,
  query: noFields,
  body: ignoredBody,
  answer: lenientList(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty())),
});

/** One page of the titles that match every filter; an empty filter does not restrict. */
export const filterContents = defineApiCall({
  method: 'GET',
  path: '/api/filter_contents',
  params: noFields,
  query: v.object({
    'user-id': userId,
    genere: commaSeparated,
    durata: v.pipe(commaSeparated, v.array(v.picklist(DURATIONS))),
    anno: v.pipe(commaSeparated, v.array(v.pipe(v.string(), v.regex(/^\d{4}$/)))),
    contenuto: v.pipe(commaSeparated, v.array(titleType)),
    page,
    perPage,
  }),
  body: ignoredBody,
  answer: contentListSchema,
});
