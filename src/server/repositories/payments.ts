import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { giveFirstList } from './own-lists.ts';
import { grantPremium, takeBackMonth } from './premium.ts';

export type Payment = {
  userId: string;
  /** The messenger's name for the payment. */
  chargeId: string;
  stars: number;
  /** Now, when it is not said. */
  paidAt?: Date;
};

/**
 * Notes a payment, adds a month to the person's premium and gives them a first list, all or nothing. A payment that was noted before
 * changes nothing: then false.
 */
export async function grantPaidMonth(db: Kysely<Schema>, payment: Payment): Promise<boolean> {
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
    await grantPremium(transaction, userId, { months: 1, chargeId });
    await giveFirstList(transaction, userId);
    return true;
  });
}

/** Notes that a payment was given back, once, and takes its month back, both or none. */
export async function refundPayment(
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
    if (refunded.user_id !== null) await takeBackMonth(transaction, { userId: refunded.user_id, chargeId });
    return 'refunded';
  });
}

/** Who made a payment (null once they were forgotten); undefined for one that was never noted. */
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
