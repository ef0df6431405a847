import * as v from 'valibot';
import { defineApiCall } from './api-call.ts';
import { changing, ignoredBody } from './request-schemas.ts';

/*
 * Calls of our server beside the 23 (behaviour 7.4). Other servers need not answer them: the client makes them only
 * if the answer to sign-in has `vetrina`.
 */

/** The start page of the bot's main mini app; made by the build, served by our server. */
export const START_PAGE_PATH = '/avvia';

/**
 * A path with `user-id` and `key`, of the title in the start parameter: the signed one, else the one that some
 * messengers put into the address alone. 401 unless the data are genuine, fresh and of somebody who may enter.
 */
export const launch = defineApiCall({
  ...changing,
  path: '/api/launch',
  query: v.object({ start_param: v.fallback(v.optional(v.string()), undefined) }),
  body: ignoredBody,
  answer: v.object({ link: v.pipe(v.string(), v.startsWith('/')) }),
  summary: 'Exchange signed launch data for a launch link: the start page of the bot’s main mini app',
  isPublic: true,
});
