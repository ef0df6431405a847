import * as v from 'valibot';
import { defineCall } from './call.ts';
import { objectWith, strictlyTrue } from './lenient.ts';
import { noBody, nothing, userId } from './request.ts';

/** Trades the launch link's key for a token. Success is HTTP 200 with a non-empty `jwt`. */
export const auth = defineCall({
  method: 'POST',
  path: '/api/auth',
  params: nothing,
  query: v.object({ user_id: userId, token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(512)) }),
  body: noBody,
  answer: v.object({ jwt: v.pipe(v.string(), v.nonEmpty()) }),
});

/** Whether the person is premium (spec section 6). */
export const checkPremiumStatus = defineCall({
  method: 'GET',
  path: '/api/check_premium_status',
  params: nothing,
  query: v.object({ 'user-id': userId }),
  body: noBody,
  answer: objectWith({ isPremium: strictlyTrue }),
});
