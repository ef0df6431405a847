import * as v from 'valibot';
import { contentSchema } from '../content.ts';
import { lenientCount, lenientList, lenientText } from '../lenient-schemas.ts';
import { ignoredBody, noFields } from '../request-schemas.ts';
import { defineDeskCall } from './desk.ts';
import { reopenedIds } from './requests.ts';

/*
 * Problems that people have reported, at the desk (behaviour 23.43).
 */

const report = v.object({
  id: v.number(),
  title: contentSchema,
  /** The episode, in the person's language; null for a film. */
  part: lenientText,
  /** In the person's language: what is wrong. */
  kind: v.string(),
  people: lenientCount,
  since: v.string(),
  /** The latest words of people. */
  notes: lenientList(v.string()),
  /** In the person's language: which version it is about, and what became of it. */
  about: lenientList(v.string()),
  /** The reported video is there, and can be sent. */
  isSendable: v.fallback(v.boolean(), false),
  /** The caption that makes a video sent to the bot that of the reported part. */
  caption: v.string(),
});
export type DeskReport = v.InferOutput<typeof report>;

/** A page of open reports, those of most people first; `next`: what the next page's `after` is, null on the last one. */
export const getDeskReports = defineDeskCall({
  role: 'helper',
  method: 'GET',
  path: '/api/gestione/reports',
  params: noFields,
  query: v.object({ after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}\.\d{1,9}$/))) }),
  body: ignoredBody,
  answer: v.object({ reports: lenientList(report), next: lenientText }),
});

/** Closes reports; the reporters of a resolved one are notified. `settled`: those that this call has closed. */
export const settleReports = defineDeskCall({
  role: 'helper',
  method: 'POST',
  path: '/api/gestione/reports/settle',
  params: noFields,
  query: v.unknown(),
  body: v.object({ ...reopenedIds.entries, state: v.picklist(['resolved', 'dismissed']) }),
  answer: v.object({ settled: lenientList(v.number()) }),
});

/** Opens closed reports again. */
export const reopenReports = defineDeskCall({
  role: 'helper',
  method: 'POST',
  path: '/api/gestione/reports/undo',
  params: noFields,
  query: v.unknown(),
  body: reopenedIds,
  answer: v.object({ reopened: lenientCount }),
});

/** Has the bot send the reported video to the caller's chat; `failure`: in the person's language, why it could not. */
export const sendReportedVideo = defineDeskCall({
  role: 'helper',
  method: 'POST',
  path: '/api/gestione/reports/video',
  params: noFields,
  query: v.unknown(),
  body: v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1)) }),
  answer: v.object({ failure: lenientText }),
});
