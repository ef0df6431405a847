import * as v from 'valibot';
import { defineApiCall } from './api-call.ts';
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
import { titleListSchema } from './titles.ts';

/** Page size of the results (behaviour 9.1). */
export const FILTER_PAGE_SIZE = 12;

/** The duration choices (behaviour 9.3): minutes up to 30, 31-60, 61-120, over 120. */
export const DURATIONS = ['30 min', '1 ora', '2 ore', '2+ ore'] as const;
export type Duration = (typeof DURATIONS)[number];

export const getYears = defineApiCall({
  method: 'GET',
  path: '/api/get_years',
  params: noFields,
  query: noFields,
  body: ignoredBody,
  answer: lenientList(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty())),
  summary: 'The years that have titles; sent with `Cache-Control: no-cache`',
});

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
  answer: titleListSchema,
  summary: 'A page of the titles that match every filter; an empty filter matches all',
  example: ({ user }) => ({
    query: {
      'user-id': user,
      genere: 'Horror',
      durata: '2 ore',
      anno: '2002',
      contenuto: 'film',
      page: 1,
      perPage: 12,
    },
  }),
});
