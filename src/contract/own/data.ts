import * as v from 'valibot';
import { defineApiCall } from '../api-call.ts';
import { ignoredAnswer } from '../lenient-schemas.ts';
import { changing } from '../request-schemas.ts';

/*
 * 'I tuoi dati' on the own page. Beside the 23 calls, like those of `extension-calls.ts` (behaviour 7.4). 404: a server
 * without a bot.
 */

/** 409 if the bot may not write to them, 503 if the messenger does not accept the file. */
export const sendOwnData = defineApiCall({
  ...changing,
  path: '/api/tu/data',
  body: v.object({}),
  answer: ignoredAnswer,
  summary: 'Send the user everything stored about them, as a file in the chat',
  failures: [404],
  example: { body: {} },
});

/** `stillRenews`: the messenger refused to stop one. 503, and nothing is erased, if the messenger is out of reach. */
export const eraseOwnData = defineApiCall({
  ...changing,
  path: '/api/tu/data/erasure',
  body: v.object({ isConfirmed: v.literal(true) }),
  answer: v.object({ stillRenews: v.boolean() }),
  summary: 'Erase everything stored about the user, and stop their subscriptions',
  failures: [404, 409],
  example: { body: { isConfirmed: true } },
});
