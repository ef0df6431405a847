import * as v from 'valibot';
import { defineApiCall } from './api-call.ts';
import { contentSchema } from './content.ts';
import { lenientList } from './lenient-schemas.ts';
import { ignoredBody, noFields } from './request-schemas.ts';

/*
 * 'Continua a guardare' and 'Visti' on the own page. Beside the 23 calls, like those of `extension-calls.ts` (behaviour 7.4,
 * 12).
 */

/** An episode of a series. */
const episode = v.object({ season: v.number(), episode: v.number() });
export type OwnEpisode = v.InferOutput<typeof episode>;

const titleToContinue = v.object({
  content: contentSchema,
  /** Null for a film. */
  episode: v.nullable(episode),
  /** Whether the episode follows the last one that was delivered. */
  isNext: v.boolean(),
  /** How many episodes are marked as watched, of how many there are; 0 of 0 for a film. */
  watched: v.number(),
  episodes: v.number(),
});
export type TitleToContinue = v.InferOutput<typeof titleToContinue>;

/** What the person has started and not finished, the latest first. */
export const getToContinue = defineApiCall({
  method: 'GET',
  path: '/api/tu/to_continue',
  params: noFields,
  query: v.unknown(),
  body: ignoredBody,
  answer: v.object({ titles: lenientList(titleToContinue) }),
});
