import * as v from 'valibot';
import { lenientList } from '../lenient-schemas.ts';
import { reading } from '../request-schemas.ts';
import { defineDeskCall } from './desk.ts';

const trouble = v.object({
  /** In milliseconds since 1970. */
  since: v.number(),
  check: v.string(),
  message: v.string(),
  hint: v.optional(v.string()),
});

/** Found by the rounds that the server makes by itself (behaviour 10.40), so that it answers at once. */
export const getTroubles = defineDeskCall({
  ...reading,
  role: 'owner',
  path: '/api/gestione/troubles',
  answer: v.object({ troubles: lenientList(trouble) }),
  summary: 'What is out of order now, and since when (owners)',
  failures: [404],
});
