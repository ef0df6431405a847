import * as v from 'valibot';
import { defineApiCall } from '../api-call.ts';
import { lenientCount, lenientList } from '../lenient-schemas.ts';
import { changing } from '../request-schemas.ts';
import { defineOwnChange, defineOwnRead } from './calls.ts';

/*
 * Premium on the own page. Beside the 23 calls, like those of `extension-calls.ts` (behaviour 7.4, 18). 404: a server
 * without a bot.
 */

/** In milliseconds since 1970. */
const time = v.number();

const subscription = v.object({
  /** `active` renews itself, `canceled` ends, `failed` could not be renewed. */
  state: v.picklist(['active', 'canceled', 'failed']),
  /** When it renews itself, or ends. */
  expiresAt: time,
  /** The price of a renewal. */
  stars: lenientCount,
});

export type Subscription = v.InferOutput<typeof subscription>;

const ownPremium = v.object({
  isPremium: v.fallback(v.boolean(), false),
  /** The end of premium; null without one, and without premium. */
  until: v.fallback(v.nullable(time), null),
  /** The price of 30 days. */
  stars: lenientCount,
  subscriptions: lenientList(subscription),
});

export type OwnPremium = v.InferOutput<typeof ownPremium>;

export const getOwnPremium = defineOwnRead({
  path: '/api/tu/premium',
  answer: ownPremium,
  summary: 'What the user has of premium',
  failures: [404],
});

/**
 * The messenger opens it; a gift is a month for somebody else. 409: not sold to the caller now; 503: the messenger
 * makes no link.
 */
export const createInvoice = defineApiCall({
  ...changing,
  path: '/api/tu/premium/invoice',
  body: v.object({ kind: v.picklist(['subscription', 'gift']) }),
  answer: v.object({ link: v.pipe(v.string(), v.startsWith('https://')) }),
  summary: 'A link to the invoice of a subscription or a gift',
  failures: [404, 409],
  example: { body: { kind: 'subscription' } },
});

/** 409 where the messenger refuses, which is then done in its settings. */
export const setRenewal = defineOwnChange({
  path: '/api/tu/premium/renewal',
  body: v.object({ isOn: v.boolean() }),
  summary: 'Stop all renewals, or resume one',
  failures: [404, 409],
  example: { body: { isOn: false } },
});
