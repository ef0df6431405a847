import * as v from 'valibot';
import { contentSchema } from '../content.ts';
import { lenientList, lenientText } from '../lenient-schemas.ts';
import { defineOwnRead } from './calls.ts';
import { RECOMMENDATIONS_PATH } from './first-paths.ts';

/*
 * Recommendations on the own page. Beside the 23 calls, like those of `extension-calls.ts` (behaviour 7.4, 15).
 */

const recommendedTitle = v.object({
  content: contentSchema,
  /** In the person's language: `perché hai visto «Alien»`. */
  reason: lenientText,
});

export type RecommendedTitle = v.InferOutput<typeof recommendedTitle>;

/** Titles for the caller, each with its reason, the best first. */
export const getRecommendations = defineOwnRead(
  RECOMMENDATIONS_PATH,
  v.object({ titles: lenientList(recommendedTitle) }),
);
