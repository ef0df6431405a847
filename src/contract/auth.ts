import * as v from 'valibot';
import { defineApiCall } from './api-call.ts';
import { lenientObject, strictTrue } from './lenient-schemas.ts';
import { ignoredBody, noFields, userId } from './request-schemas.ts';

export const AUTH_PATH = '/api/auth';

/**
 * Exchanges a launch key for a session token. Success is HTTP 200 with a non-empty `jwt`. `isOfTab`: our server's word that
 * the token is for this tab alone and must not be stored for longer.
 */
export const auth = defineApiCall({
  method: 'POST',
  path: AUTH_PATH,
  params: noFields,
  query: v.object({ user_id: userId, token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(512)) }),
  body: ignoredBody,
  answer: v.object({
    jwt: v.pipe(v.string(), v.nonEmpty()),
    isOfTab: v.optional(v.unknown()),
  }),
});

export const PREMIUM_PATH = '/api/check_premium_status';

/** Whether the person is premium (behaviour 1.3). */
export const checkPremiumStatus = defineApiCall({
  method: 'GET',
  path: PREMIUM_PATH,
  params: noFields,
  query: v.object({ 'user-id': userId }),
  body: ignoredBody,
  answer: lenientObject({ isPremium: strictTrue }),
});
