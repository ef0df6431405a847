import * as v from 'valibot';
import { defineApiCall } from './api-call.ts';
import { changing, id, ignoredBody } from './request-schemas.ts';

/*
 * Calls of our server beside the 23 (behaviour 7.4). Other servers need not answer them: the client makes them only where the
 * answer to sign-in has `vetrina`.
 */

/** The start page of the bot's main mini app; made by the build, served by our server. */
export const START_PAGE_PATH = '/avvia';

/**
 * Exchanges signed launch data (header `X-Telegram-Init-Data`) for a launch link: a path with `user-id` and `key`, of the
 * title that the start parameter names: the signed one, else the one that some messengers put into the address alone. 401
 * unless they are genuine, fresh and of somebody who may enter.
 */
export const launch = defineApiCall({
  ...changing,
  path: '/api/launch',
  query: v.object({ start_param: v.fallback(v.optional(v.string()), undefined) }),
  body: ignoredBody,
  answer: v.object({ link: v.pipe(v.string(), v.startsWith('/')) }),
});

/**
 * Prepares a message with a title's card, which the messenger lets its person send to a chat of their choice. Offered by
 * `preparesShares` in the answer to sign-in.
 */
export const prepareShare = defineApiCall({
  ...changing,
  path: '/api/prepared_share/:id',
  params: v.object({ id }),
  body: ignoredBody,
  answer: v.object({ id: v.pipe(v.string(), v.nonEmpty()) }),
});
