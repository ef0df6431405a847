import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

export type Payment = {
  userId: string;
  /** The messenger's name for the payment. */
  chargeId: string;
  stars: number;
};

/**
 * Notes a payment and adds a month to the person's premium, both or none. A payment that was noted before
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
    await sql`
      insert into person (user_id, premium_until) values (${payment.userId}, now() + interval '1 month')
      on conflict (user_id) do update
      set premium_until = greatest(person.premium_until, now()) + interval '1 month'`.execute(transaction);
    return true;
  });
}
