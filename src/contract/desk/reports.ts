import * as v from 'valibot';
import { lenientCount, lenientList, lenientText } from '../lenient-schemas.ts';
import { changing, reading, rowId } from '../request-schemas.ts';
import { titleSchema } from '../titles.ts';
import { afterRow, defineDeskCall } from './desk.ts';
import { reopenedIds } from './requests.ts';

/*
 * Problems that people have reported, at the desk (behaviour 23.43).
 */

const report = v.object({
  id: v.number(),
  title: titleSchema,
  /** The episode, in the person's language; null for a film. */
  part: lenientText,
  /** The problem, in the person's language. */
  kind: v.string(),
  people: lenientCount,
  since: v.string(),
  /** The latest words of people. */
  notes: lenientList(v.string()),
  /** Lines in the person's language: the reported version, and its state now. */
  about: lenientList(v.string()),
  /** The reported video still exists and can be sent. */
  isSendable: v.fallback(v.boolean(), false),
  /** The caption that makes a video sent to the bot that of the reported part. */
  caption: v.string(),
});
export type DeskReport = v.InferOutput<typeof report>;

/** `next`: the next page's `after`, null on the last one. */
export const getDeskReports = defineDeskCall({
  ...reading,
  role: 'helper',
  path: '/api/gestione/reports',
  query: v.object({ after: afterRow }),
  answer: v.object({ reports: lenientList(report), next: lenientText }),
  summary: 'A page of the open reports, those of most people first',
  failures: [404],
});

/** Notifies the reporters of resolved ones. `settled`: the reports that this call has closed; `failures`: why it has closed none. */
export const settleReports = defineDeskCall({
  ...changing,
  role: 'helper',
  path: '/api/gestione/reports/settle',
  body: v.object({ ...reopenedIds.entries, state: v.picklist(['resolved', 'dismissed']) }),
  answer: v.object({ settled: lenientList(v.number()), failures: lenientList(v.string()) }),
  summary: 'Close reports; a repeat changes nothing',
  failures: [404],
  example: { body: { ids: [1], state: 'resolved' } },
});

export const reopenReports = defineDeskCall({
  ...changing,
  role: 'helper',
  path: '/api/gestione/reports/undo',
  body: reopenedIds,
  answer: v.object({ reopened: lenientCount }),
  summary: 'Open closed reports again',
  failures: [404],
  example: { body: { ids: [1] } },
});

/** `failure`: the reason in the person's language. */
export const sendReportedVideo = defineDeskCall({
  ...changing,
  role: 'helper',
  path: '/api/gestione/reports/video',
  body: v.object({ id: rowId }),
  answer: v.object({ failure: lenientText }),
  summary: 'Have the bot send the reported video to the caller',
  failures: [404],
  example: ({ report }) => ({ body: { id: report } }),
});
