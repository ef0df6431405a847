import * as v from 'valibot';
import { defineApiCall } from './api-call.ts';
import { contentSchema } from './content.ts';
import { lenientList, strictTrue } from './lenient-schemas.ts';
import { id, ignoredBody, noFields } from './request-schemas.ts';

/*
 * 'In arrivo' on the own page: what the bot writes about once it can be watched. Beside the 23 calls, like those of
 * `extension-calls.ts` (behaviour 7.4). 404: no such title.
 */

const awaitedTitle = v.object({
  content: contentSchema,
  /** The season that is awaited; null: the title. */
  season: v.fallback(v.nullable(v.number()), null),
});

export type AwaitedTitle = v.InferOutput<typeof awaitedTitle>;

/** What the caller waits for, the latest first. */
export const getAwaited = defineApiCall({
  method: 'GET',
  path: '/api/tu/awaited',
  params: noFields,
  query: v.unknown(),
  body: ignoredBody,
  answer: v.object({ titles: lenientList(awaitedTitle) }),
});

/** Waits for a title or one of its seasons, or mutes the title; a repeat changes nothing. */
export const setAwaited = defineApiCall({
  method: 'POST',
  path: '/api/tu/awaited',
  params: noFields,
  query: v.unknown(),
  body: v.object({
    content_id: id,
    season: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(32_767))),
    isAwaited: v.boolean(),
  }),
  answer: v.object({ success: strictTrue }),
});

/**
 * 'Non avvisarmi' and 'Non mi interessa', and back: a muted title is neither awaited nor recommended. A repeat changes
 * nothing.
 */
export const setMuted = defineApiCall({
  method: 'POST',
  path: '/api/tu/muted',
  params: noFields,
  query: v.unknown(),
  body: v.object({ content_id: id, isMuted: v.boolean() }),
  answer: v.object({ success: strictTrue }),
});
