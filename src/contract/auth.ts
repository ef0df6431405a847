import * as v from 'valibot';
import { defineApiCall } from './api-call.ts';
import { lenientObject, strictTrue } from './lenient-schemas.ts';
import { ignoredBody, noFields, userId } from './request-schemas.ts';

export const AUTH_PATH = '/api/auth';

/** The server answers the calls beside the 23 (behaviour 7.6). */
const extensions = v.object({});

export type Extensions = v.InferOutput<typeof extensions>;

/**
 * Without `vetrina`, or with a different value, the client makes only the 23 calls. `isOfTab`: our server's word
 * that the token is for this tab alone and must not be stored for longer.
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
    vetrina: v.fallback(v.optional(extensions), undefined),
  }),
  summary:
    'Exchange a launch key for a session token. Success is status 200 with a non-empty `jwt`. `vetrina` is Vetrina’s alone: it says that the calls beside the 23 are answered',
  example: ({ user }) => ({ query: { user_id: user, token: 'abc' } }),
  isPublic: true,
});

/** Tells if the person is premium (behaviour 1.3). */
export const checkPremiumStatus = defineApiCall({
  method: 'GET',
  path: '/api/check_premium_status',
  params: noFields,
  query: v.object({ 'user-id': userId }),
  body: ignoredBody,
  answer: lenientObject({ isPremium: strictTrue }),
  summary: 'Whether the user is premium; only `true` counts',
  example: ({ user }) => ({ query: { 'user-id': user } }),
});
