import { sql } from 'kysely';
import type { BotChange } from '../../config/claim-database.ts';
import { all, type Db, type DbTransaction, one } from '../../database/db.ts';

/** A charge can be refunded, and a subscription changed, by the bot that took it alone. */
export async function takeOverPayments(
  transaction: DbTransaction,
  { former, bot }: BotChange,
): Promise<void> {
  await sql`
    update payment set former_bot = case when former_bot is null then ${former}::text else nullif(former_bot, ${bot}) end
    where former_bot is null or former_bot = ${bot}`.execute(transaction);
}

/** True if a subscription from a former bot has not ended and was not stopped: that bot may still charge for it. */
export async function mayFormerBotCharge(db: Db, userId: string): Promise<boolean> {
  const row = await one(db)`
    select from payment left join renewal_state using (user_id, purchase)
    where user_id = ${userId} and renews and former_bot is not null and state is distinct from 'canceled'
      and coalesce(expires_at, paid_at + interval '30 days') > now() limit 1`;
  return row !== undefined;
}

/** A charge that a bot leaves behind, for its owner. */
export type LeftCharge = {
  chargeId: string;
  userId: string | null;
  stars: number;
  paidAt: Date;
  renews: boolean;
};

/** Charges of the present bot that were not refunded, the newest first. */
export function findRefundableCharges(db: Db): Promise<LeftCharge[]> {
  return all<LeftCharge>(db)`
    select telegram_payment_charge_id as "chargeId", user_id as "userId", stars, paid_at as "paidAt", renews
    from payment where refunded_at is null and former_bot is null
    order by paid_at desc, telegram_payment_charge_id desc`;
}
