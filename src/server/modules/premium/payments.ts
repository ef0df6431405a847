import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { ensureFirstCustomList } from '../lists/create-custom-list.ts';
import { extendPremium, revokePaidMonth } from './premium.ts';

export type Payment = {
  userId: string;
  /** Telegram's charge id. */
  chargeId: string;
  stars: number;
  /** Now, when it is not said. */
  paidAt?: Date;
};

/**
 * Stores a payment, extends premium by a month and creates a first list, in one transaction. False when the payment is
 * known.
 */
export async function recordPayment(db: Kysely<Schema>, payment: Payment): Promise<boolean> {
  const { userId, chargeId, stars, paidAt } = payment;
  return db.transaction().execute(async (transaction) => {
    const noted = await transaction
      .insertInto('payment')
      .values({
        telegram_payment_charge_id: chargeId,
        user_id: userId,
        stars,
        ...(paidAt && { paid_at: paidAt }),
      })
      .onConflict((conflict) => conflict.column('telegram_payment_charge_id').doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (!noted) return false;
    await extendPremium(transaction, userId, { months: 1, chargeId });
    await ensureFirstCustomList(transaction, userId);
    return true;
  });
}

/** Stores a refund and revokes the payment's month, in one transaction; idempotent. */
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
      .returning('user_id')
      .executeTakeFirst();
    if (!refunded) return (await findPayment(transaction, chargeId)) ? 'refunded before' : 'unknown';
    if (refunded.user_id !== null) await revokePaidMonth(transaction, { userId: refunded.user_id, chargeId });
    return 'refunded';
  });
}

/** A payment's person (null once erased); undefined for an unknown payment. */
export async function findPayment(
  db: Kysely<Schema>,
  chargeId: string,
): Promise<{ userId: string | null } | undefined> {
  return db
    .selectFrom('payment')
    .select('user_id as userId')
    .where('telegram_payment_charge_id', '=', chargeId)
    .executeTakeFirst();
}
