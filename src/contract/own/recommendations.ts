import * as v from 'valibot';
import { lenientList, lenientText } from '../lenient-schemas.ts';
import { titleSchema } from '../titles.ts';
import { defineOwnRead } from './calls.ts';

/*
 * Recommendations on the own page. Beside the 23 calls, like those of `extension-calls.ts` (behaviour 7.4, 15).
 */

const recommendedTitle = v.object({
  content: titleSchema,
  /** In the person's language: `perché hai visto «Alien»`. */
  reason: lenientText,
});

export type RecommendedTitle = v.InferOutput<typeof recommendedTitle>;

export const getRecommendations = defineOwnRead({
  path: '/api/tu/recommendations',
  answer: v.object({ titles: lenientList(recommendedTitle) }),
  summary: 'Titles for the user, each with its reason',
});
