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
  /** What a renewal costs. */
  stars: lenientCount,
});

export type Subscription = v.InferOutput<typeof subscription>;

const ownPremium = v.object({
  isPremium: v.fallback(v.boolean(), false),
  /** The end of premium; null without one, and without premium. */
  until: v.fallback(v.nullable(time), null),
  /** What 30 days cost. */
  stars: lenientCount,
  subscriptions: lenientList(subscription),
});

export type OwnPremium = v.InferOutput<typeof ownPremium>;

/** What the caller has of premium. */
export const getOwnPremium = defineOwnRead('/api/tu/premium', ownPremium);

/**
 * A link to an invoice, to be opened by the messenger: for a subscription, or a month for somebody else. 409: not sold to
 * the caller now; 503: the messenger makes no link.
 */
export const createInvoice = defineApiCall({
  ...changing,
  path: '/api/tu/premium/invoice',
  body: v.object({ kind: v.picklist(['subscription', 'gift']) }),
  answer: v.object({ link: v.pipe(v.string(), v.startsWith('https://')) }),
});

/** Stops all renewals, or resumes one; 409 where the messenger refuses, which is then done in its settings. */
export const setRenewal = defineOwnChange('/api/tu/premium/renewal', v.object({ isOn: v.boolean() }));
