import * as v from 'valibot';
import { lenientCount, lenientList, lenientText } from '../lenient-schemas.ts';
import { changing, reading, rowId, titleType } from '../request-schemas.ts';
import { titleSchema } from '../titles.ts';
import { afterRow, defineDeskCall } from './desk.ts';

/*
 * Requests for titles at the desk (behaviour 23.40).
 */

/** Decisions of one call: each may read TMDB. */
export const MAX_DECISIONS = 10;
/** Reasons to reject a request that appear in each reader's language; any other is its writer's text. */
export const READY_REASONS = ['notFound', 'unsuitable', 'notReleased'] as const;

/** Maximum length of a rejection's reason, in characters. */
export const MAX_REASON_LENGTH = 300;

/** Undecided ones, or approved ones whose title the catalogue does not have yet. */
export const shownRequests = v.picklist(['open', 'accepted']);
export type ShownRequests = v.InferOutput<typeof shownRequests>;

const request = v.object({
  id: v.number(),
  /** With its year and season: `Breaking Bad (2008), stagione 2`. */
  name: v.string(),
  /** Null for words that nobody has found on TMDB. */
  type: v.fallback(v.nullable(titleType), null),
  /** Its beginning. */
  plot: lenientText,
  /** The number of people who want it, and the first of them: an @name, a first name or a number. */
  people: lenientCount,
  names: lenientList(v.string()),
  /** The day of the first request. */
  since: v.string(),
  /** The catalogue's title that is surely meant. */
  guess: v.fallback(v.nullable(titleSchema), null),
});
export type DeskRequest = v.InferOutput<typeof request>;

/** `next`: the next page's `after`, null on the last one. */
export const getDeskRequests = defineDeskCall({
  ...reading,
  role: 'helper',
  path: '/api/gestione/requests',
  query: v.object({
    show: shownRequests,
    after: afterRow,
  }),
  answer: v.object({
    requests: lenientList(request),
    counts: v.object({ open: lenientCount, accepted: lenientCount, reports: lenientCount }),
    next: lenientText,
  }),
  summary: 'A page of the requests for titles, the most wanted first',
  failures: [404],
  example: { query: { show: 'open' } },
});

const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_REASON_LENGTH));

const choice = v.variant('kind', [
  /** A request for a title of TMDB is imported; words are approved unchanged. */
  v.object({ kind: v.literal('approve') }),
  v.object({ kind: v.literal('tmdb'), type: titleType, id: rowId }),
  v.object({ kind: v.literal('title'), id: rowId }),
  /** A title named by the request's words. */
  v.object({ kind: v.literal('new'), type: titleType }),
  v.object({ kind: v.literal('reject'), reason }),
]);
export type RequestChoice = v.InferOutput<typeof choice>;

const decision = v.object({ id: rowId, to: choice });
export type RequestDecision = v.InferOutput<typeof decision>;

/**
 * `decided`: the requests that this call has decided; `failures`: the reasons why others could not be, in the
 * person's language.
 */
export const decideRequests = defineDeskCall({
  ...changing,
  role: 'helper',
  path: '/api/gestione/requests/decide',
  body: v.object({ decisions: v.pipe(v.array(decision), v.minLength(1), v.maxLength(MAX_DECISIONS)) }),
  answer: v.object({ decided: lenientList(v.number()), failures: lenientList(v.string()) }),
  summary: 'Approve, link, create or reject; a repeat changes nothing',
  failures: [404],
  example: { body: { decisions: [{ id: 1, to: { kind: 'approve' } }] } },
});

/** Requests or reports that one call opens again. */
export const MAX_REOPENED = 100;
export const reopenedIds = v.object({ ids: v.pipe(v.array(rowId), v.maxLength(MAX_REOPENED)) });

/** A title that was added stays. */
export const reopenRequests = defineDeskCall({
  ...changing,
  role: 'helper',
  path: '/api/gestione/requests/undo',
  body: reopenedIds,
  answer: v.object({ reopened: lenientCount }),
  summary: 'Have decided requests wait for another decision',
  failures: [404],
  example: { body: { ids: [1] } },
});
