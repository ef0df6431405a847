import * as v from 'valibot';
import { lenientCount, lenientList, lenientText } from '../lenient-schemas.ts';
import { changing, integerInRange, reading } from '../request-schemas.ts';
import { defineDeskCall } from './desk.ts';

/*
 * 'Numeri' at the desk (behaviour 23.80), for owners alone.
 */

/** Days that figures go back at most. */
export const MAX_FIGURE_DAYS = 90;

const ofDays = v.object({ days: integerInRange(1, MAX_FIGURE_DAYS) });
const byDay = lenientList(v.number());

/** Today is included; daily figures run from the earliest day to today. */
export const getFigures = defineDeskCall({
  ...reading,
  role: 'owner',
  path: '/api/gestione/figures',
  query: ofDays,
  answer: v.object({
    /** `2026-11-23`. */
    days: lenientList(v.string()),
    /** All; premium now; here today; here within these days. */
    people: v.object({ all: lenientCount, premium: lenientCount, today: lenientCount, active: lenientCount }),
    subscriptions: v.object({ active: lenientCount, canceled: lenientCount, failed: lenientCount }),
    plays: byDay,
    newPeople: byDay,
    /** Premium started, bought or given. */
    premium: byDay,
    /** Telegram Stars that were not given back. */
    stars: byDay,
  }),
  summary: 'People, plays, premium and Stars by day (owners)',
  failures: [404],
  example: { query: { days: 30 } },
});
export type Figures = v.InferOutput<typeof getFigures.answer>;

const playedTitle = v.object({
  id: v.number(),
  name: v.string(),
  year: v.nullable(v.number()),
  plays: lenientCount,
});
const namedCount = v.object({ what: v.string(), times: lenientCount });

/** The most frequent first. */
export const getDemand = defineDeskCall({
  ...reading,
  role: 'owner',
  path: '/api/gestione/figures/demand',
  query: ofDays,
  answer: v.object({
    mostPlayed: lenientList(playedTitle),
    /** The most played titles without a video. */
    mostWanted: lenientList(playedTitle),
    /** Searches in the chat without a result, by the number of people. */
    misses: lenientList(namedCount),
    requests: v.object({
      open: lenientCount,
      made: lenientCount,
      approved: lenientCount,
      rejected: lenientCount,
    }),
    openReports: lenientCount,
  }),
  summary: 'What people watch, and what they want and do not find (owners)',
  failures: [404],
  example: { query: { days: 30 } },
});
export type Demand = v.InferOutput<typeof getDemand.answer>;

const job = v.object({
  id: v.number(),
  /** In milliseconds since 1970. */
  since: v.number(),
  /** A user id; null: nobody's. */
  who: lenientText,
  what: v.fallback(v.string(), ''),
  /** The reason, in the reader's language if it is known. */
  failure: v.fallback(v.string(), ''),
});
export type GivenUpWork = v.InferOutput<typeof job>;

const queue = v.object({
  name: v.string(),
  label: v.string(),
  waiting: lenientCount,
  /** Since when the oldest waits, in milliseconds since 1970; null where none does. */
  oldest: v.fallback(v.nullable(v.number()), null),
  givenUp: lenientCount,
  /** The latest ones that were given up. */
  jobs: lenientList(job),
});

export type QueueOfWork = v.InferOutput<typeof queue>;

/** All queues. */
export const getGivenUpWork = defineDeskCall({
  ...reading,
  role: 'owner',
  path: '/api/gestione/given-up',
  answer: v.object({ queues: lenientList(queue) }),
  summary: 'Work that waits, and work that failed too often, by queue (owners)',
  failures: [404],
});

/** One job of a queue, or all of it (`id` null). 404: no such queue. */
export const retryWork = defineDeskCall({
  ...changing,
  role: 'owner',
  path: '/api/gestione/given-up/retry',
  body: v.object({
    queue: v.string(),
    id: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  }),
  answer: v.object({ retried: lenientCount }),
  summary: 'Try given-up work again (owners)',
  failures: [404],
  example: { body: { queue: 'updates', id: null } },
});

const finding = v.object({
  state: v.picklist(['ok', 'warn', 'fail']),
  check: v.string(),
  message: v.string(),
  hint: v.optional(v.string()),
});
export type Finding = v.InferOutput<typeof finding>;

/** Takes seconds. */
export const getFindings = defineDeskCall({
  ...reading,
  role: 'owner',
  path: '/api/gestione/findings',
  answer: v.object({ findings: lenientList(finding) }),
  summary: 'What `vetrina doctor` says (owners)',
  failures: [404],
});
