import * as v from 'valibot';
import { defineCall } from './call.ts';
import { contents } from './content.ts';
import { listOf } from './lenient.ts';
import { commaJoined, contentType, noBody, nothing, page, perPage, userId } from './request.ts';

/** Page size of the results (spec section 9). */
export const FILTER_PAGE_SIZE = 12;

/** The duration choices (spec section 9): minutes up to 30, 31-60, 61-120, over 120. */
export const DURATIONS = ['30 min', '1 ora', '2 ore', '2+ ore'] as const;
export type Duration = (typeof DURATIONS)[number];

/** The years that have titles. */
export const getYears = defineCall({
  method: 'GET',
  path: '/api/get_years',
  params: nothing,
  query: nothing,
  body: noBody,
  answer: listOf(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty())),
});

/** One page of the titles that answer every chosen axis; an empty axis does not restrict. */
export const filterContents = defineCall({
  method: 'GET',
  path: '/api/filter_contents',
  params: nothing,
  query: v.object({
    'user-id': userId,
    genere: commaJoined,
    durata: v.pipe(commaJoined, v.array(v.picklist(DURATIONS))),
    anno: v.pipe(commaJoined, v.array(v.pipe(v.string(), v.regex(/^\d{4}$/)))),
    contenuto: v.pipe(commaJoined, v.array(contentType)),
    page,
    perPage,
  }),
  body: noBody,
  answer: contents,
});
