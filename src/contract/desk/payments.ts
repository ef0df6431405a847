import * as v from 'valibot';
import { lenientCount, lenientList, lenientText } from '../lenient-schemas.ts';
import { changing, reading, userId } from '../request-schemas.ts';
import { defineDeskCall, namedPerson } from './desk.ts';

/*
 * 'Pagamenti' at the desk (behaviour 23.23), for owners alone.
 */

const chargeId = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** In milliseconds since 1970. */
const time = v.number();

const payment = v.object({
  /** The messenger's id of the charge. */
  id: v.string(),
  /** The payer; null once their data are erased: such a payment cannot be refunded. */
  person: v.fallback(v.nullable(namedPerson), null),
  stars: lenientCount,
  product: v.fallback(v.picklist(['month', 'subscription', 'gift']), 'month'),
  paidAt: time,
  refundedAt: v.fallback(v.nullable(time), null),
  /** A former bot took it: no other can refund it. */
  isOfFormerBot: v.fallback(v.boolean(), false),
});
export type DeskPayment = v.InferOutput<typeof payment>;

/** Everybody's payments, or those of `person`; `next`: the next page's `after`, null on the last one. */
export const getPayments = defineDeskCall({
  ...reading,
  role: 'owner',
  path: '/api/gestione/payments',
  query: v.object({ person: v.optional(userId), after: v.optional(chargeId) }),
  answer: v.object({ payments: lenientList(payment), next: lenientText }),
  summary: 'Payments, the latest first (owners)',
  failures: [404],
});

/**
 * Gives the Stars back and takes the goods; a repeat changes nothing. In the person's language, `failure`: the
 * reason for no refund, `note`: a further notice to the owner.
 */
export const refundPayment = defineDeskCall({
  ...changing,
  role: 'owner',
  path: '/api/gestione/payments/refund',
  body: v.object({ payment: chargeId }),
  answer: v.object({ failure: lenientText, note: lenientText }),
  summary: 'Refund a payment (owners)',
  failures: [404],
  example: { body: { payment: 'unknown' } },
});
