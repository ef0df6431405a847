import type { Api } from 'grammy';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { findPayment, type KnownPayment } from './known-payments.ts';
import { type Refund, recordRefund } from './payments.ts';
import { type StopOutcome, stopRenewals } from './stop-renewal.ts';

/** Has the messenger charge no more for the subscription of a payment that is refunded. */
export async function stopRefunded(
  api: Api,
  db: Kysely<Schema>,
  { renews, userId, purchase }: KnownPayment,
): Promise<StopOutcome> {
  return renews && userId !== null ? stopRenewals(api, db, { userId, purchase }) : 'nothing renews';
}

/**
 * Stores a refund of which the messenger tells, and stops what renews. First of all, since a refund that is stored is dealt
 * with: whoever lets their subscription renew itself again after one is not stopped anew.
 */
export async function settleRefund(
  api: Api,
  db: Kysely<Schema>,
  refund: Refund | Pick<Refund, 'chargeId'>,
): Promise<{ outcome: Awaited<ReturnType<typeof recordRefund>>; renewal: StopOutcome }> {
  const payment = await findPayment(db, refund.chargeId);
  const isNews = payment?.isRefunded === false;
  const renewal = isNews ? await stopRefunded(api, db, payment) : 'nothing renews';
  return { outcome: await recordRefund(db, refund), renewal };
}
