import * as v from 'valibot';
import { lenientList } from '../lenient-schemas.ts';
import { id, wholeNumber } from '../request-schemas.ts';
import { titleSchema } from '../titles.ts';
import { defineOwnChange, defineOwnRead } from './calls.ts';

/*
 * 'In arrivo' on the own page: titles that the bot announces once they can be watched. Beside the 23 calls, like
 * those of `extension-calls.ts` (behaviour 7.4). 404: no such title.
 */

const awaitedTitle = v.object({
  content: titleSchema,
  /** The season that is awaited; null: the title. */
  season: v.fallback(v.nullable(v.number()), null),
});

export type AwaitedTitle = v.InferOutput<typeof awaitedTitle>;

export const getAwaited = defineOwnRead({
  path: '/api/tu/awaited',
  answer: v.object({ titles: lenientList(awaitedTitle) }),
  summary: 'What the user waits for, the latest first',
});

/** A repeat changes nothing. */
export const setAwaited = defineOwnChange({
  path: '/api/tu/awaited',
  body: v.object({
    content_id: id,
    season: v.nullable(wholeNumber(0, 32_767)),
    isAwaited: v.boolean(),
    /** False: the title is not muted once it is no longer awaited. */
    mutes: v.optional(v.boolean()),
  }),
  summary: 'Wait for a title or one of its seasons, or mute the title',
  failures: [404],
  example: ({ title }) => ({ body: { content_id: title, season: 1, isAwaited: true } }),
});

/** 'Non avvisarmi' and 'Non mi interessa', and back. A repeat changes nothing. */
export const setMuted = defineOwnChange({
  path: '/api/tu/muted',
  body: v.object({ content_id: id, isMuted: v.boolean() }),
  summary: 'Neither wait for a title nor have it recommended, or allow it again',
  failures: [404],
  example: ({ title }) => ({ body: { content_id: title, isMuted: true } }),
});
