import * as v from 'valibot';
import { contentSchema } from '../content.ts';
import { lenientList } from '../lenient-schemas.ts';
import { id, wholeNumber } from '../request-schemas.ts';
import { defineOwnChange, defineOwnRead } from './calls.ts';

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
export const getAwaited = defineOwnRead('/api/tu/awaited', v.object({ titles: lenientList(awaitedTitle) }));

/** Waits for a title or one of its seasons, or mutes the title; a repeat changes nothing. */
export const setAwaited = defineOwnChange(
  '/api/tu/awaited',
  v.object({
    content_id: id,
    season: v.nullable(wholeNumber(0, 32_767)),
    isAwaited: v.boolean(),
  }),
);

/**
 * 'Non avvisarmi' and 'Non mi interessa', and back: a muted title is neither awaited nor recommended. A repeat changes
 * nothing.
 */
export const setMuted = defineOwnChange('/api/tu/muted', v.object({ content_id: id, isMuted: v.boolean() }));
