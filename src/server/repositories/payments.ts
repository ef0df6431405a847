import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { giveFirstList } from './own-lists.ts';
import { grantPremium } from './users.ts';

export type Payment = {
  userId: string;
  /** The messenger's name for the payment. */
  chargeId: string;
  stars: number;
};

/**
 * Notes a payment, adds a month to the person's premium and gives them a first list, all or nothing. A payment that was noted before
 * changes nothing: then false.
 */
export async function grantPaidMonth(db: Kysely<Schema>, payment: Payment): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const noted = await transaction
      .insertInto('payment')
      .values({
        telegram_payment_charge_id: payment.chargeId,
        user_id: payment.userId,
        stars: payment.stars,
      })
      .onConflict((conflict) => conflict.column('telegram_payment_charge_id').doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (!noted) return false;
    await grantPremium(transaction, payment.userId, { months: 1 });
    await giveFirstList(transaction, payment.userId);
    return true;
  });
}
