import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { grantPremiumWithFirstList } from './grant-premium.ts';
import { type Offer, SUBSCRIPTION_DAYS } from './offers.ts';
import { revokePaidPremium } from './premium.ts';
import { recordGiftPayment, withdrawGift } from './premium-gifts.ts';
import { endSubscription, recordSubscriptionPayment } from './star-subscriptions.ts';

export type Payment = {
  userId: string;
  /** By default a month. */
  bought?: Exclude<Offer, { kind: 'subscription' }> | SubscriptionPeriod;
  /** Telegram's charge id. */
  chargeId: string;
  stars: number;
  /** Now, when it is not said. */
  paidAt?: Date;
};

type SubscriptionPeriod = { kind: 'subscription'; expiresAt: Date; isFirst?: boolean | undefined };

/**
 * Stores a payment and gives what was bought with it, and a first list, in one transaction. False when the payment is
 * known.
 */
export async function recordPayment(db: Kysely<Schema>, payment: Payment): Promise<boolean> {
  const { userId, bought = { kind: 'month' }, chargeId, stars, paidAt } = payment;
  return db.transaction().execute(async (transaction) => {
    const noted = await transaction
      .insertInto('payment')
      .values({
        telegram_payment_charge_id: chargeId,
        user_id: userId,
        stars,
        renews: bought.kind === 'subscription',
        ...(paidAt && { paid_at: paidAt }),
      })
      .onConflict((conflict) => conflict.column('telegram_payment_charge_id').doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (!noted) return false;
    if (bought.kind === 'gift')
      await recordGiftPayment(transaction, { code: bought.code, giverId: userId, chargeId });
    else if (bought.kind === 'month')
      await grantPremiumWithFirstList(transaction, userId, { months: 1, chargeId });
    else {
      const { expiresAt, isFirst } = bought;
      await grantPremiumWithFirstList(transaction, userId, { days: SUBSCRIPTION_DAYS, chargeId });
      await recordSubscriptionPayment(transaction, { userId, chargeId, stars, expiresAt, isFirst });
    }
    return true;
  });
}

/** Stores a refund and revokes what was bought, in one transaction; idempotent. */
export async function recordRefund(
  db: Kysely<Schema>,
  chargeId: string,
): Promise<'refunded' | 'refunded before' | 'unknown'> {
  return db.transaction().execute(async (transaction) => {
    const refunded = await transaction
      .updateTable('payment')
      .set({ refunded_at: new Date() })
      .where('telegram_payment_charge_id', '=', chargeId)
      .where('refunded_at', 'is', null)
      .returning(['user_id', 'renews'])
      .executeTakeFirst();
    if (!refunded) return (await findPayment(transaction, chargeId)) ? 'refunded before' : 'unknown';
    // The gift before the person, as opening one locks them.
    await withdrawGift(transaction, chargeId);
    await revokePaidPremium(transaction, chargeId);
    if (refunded.renews && refunded.user_id !== null) await endSubscription(transaction, refunded.user_id);
    return 'refunded';
  });
}

/** A payment's person (null once erased), and whether it was for a subscription; undefined for an unknown payment. */
export async function findPayment(
  db: Kysely<Schema>,
  chargeId: string,
): Promise<{ userId: string | null; renews: boolean } | undefined> {
  return db
    .selectFrom('payment')
    .select(['user_id as userId', 'renews'])
    .where('telegram_payment_charge_id', '=', chargeId)
    .executeTakeFirst();
}
