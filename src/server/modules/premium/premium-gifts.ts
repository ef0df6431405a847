import { sql } from 'kysely';
import { queueNotice } from '../../chat/sending/queue-notice.ts';
import type { Db, DbTransaction } from '../../database/db.ts';
import { premiumUntil } from '../people/premium-status.ts';
import { newCode } from './offers.ts';
import { grantPremiumWithFirstList } from './premium.ts';

/** A paid gift; without a recipient, the first person to open its link gets it. */
export type PaidGift = { code: string; recipientId: string | null };

/**
 * Prepares a gift for `giverId` to pay, for a person or for the first to open its link. Returns its code: that of
 * the unpaid gift, if there is one.
 */
export async function prepareGift(db: Db, giverId: string, recipientId: string | null): Promise<string> {
  const { code } = await db
    .insertInto('premium_gift')
    .values({ code: newCode(), giver_id: giverId, recipient_id: recipientId })
    .onConflict((conflict) =>
      conflict
        .columns(['giver_id', 'recipient_id'])
        .where('telegram_payment_charge_id', 'is', null)
        .doUpdateSet({ giver_id: giverId }),
    )
    .returning('code')
    .executeTakeFirstOrThrow();
  return code;
}

/**
 * Stores that a gift was paid, and redeems it for its recipient, who is notified. An invoice that is paid twice makes a second
 * gift. `giver`: the giver’s first name.
 */
export async function recordGiftPayment(
  transaction: DbTransaction,
  {
    code,
    giverId,
    giver,
    chargeId,
  }: { code: string; giverId: string; giver?: string | undefined; chargeId: string },
): Promise<void> {
  const gift = await transaction
    .selectFrom('premium_gift')
    .select(['recipient_id as recipientId', 'telegram_payment_charge_id as paidBy'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  const isOpen = gift !== undefined && gift.paidBy === null;
  const paid = { telegram_payment_charge_id: chargeId };
  const recipientId = gift?.recipientId ?? null;
  const subject = isOpen ? code : newCode();
  if (isOpen) await transaction.updateTable('premium_gift').set(paid).where('code', '=', code).execute();
  else
    await transaction
      .insertInto('premium_gift')
      .values({ code: subject, giver_id: giverId, recipient_id: recipientId, ...paid })
      .execute();
  if (recipientId === null) return;
  await redeem(transaction, chargeId, recipientId);
  await queueNotice(transaction, 'premiumGift', { userId: recipientId, subject, details: { giver } });
}

/** The gift of a payment; undefined if it was for something else. */
export async function findGiftOfPayment(db: Db, chargeId: string): Promise<PaidGift | undefined> {
  return db
    .selectFrom('premium_gift')
    .select(['code', 'recipient_id as recipientId'])
    .where('telegram_payment_charge_id', '=', chargeId)
    .executeTakeFirst();
}

export type Redemption =
  | { until: Date | 'without end'; giverId: string | null }
  | 'used'
  | 'over'
  | 'unknown';

/**
 * Redeems a paid gift for the first person who opens its link. The same person gets the same result again, or `over` once
 * their premium has ended or was revoked.
 */
export async function redeemGift(db: Db, code: string, userId: string): Promise<Redemption> {
  return db.transaction().execute(async (transaction) => {
    const gift = await transaction
      .selectFrom('premium_gift')
      .select([
        'telegram_payment_charge_id as chargeId',
        'giver_id as giverId',
        'recipient_id as recipientId',
        'redeemed_at as at',
      ])
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst();
    if (!gift?.chargeId) return 'unknown';
    const { chargeId, giverId, recipientId, at } = gift;
    if (at && recipientId !== userId) return 'used';
    const until = at ? await premiumUntil(transaction, userId) : await redeem(transaction, chargeId, userId);
    return until === undefined ? 'over' : { until, giverId };
  });
}

async function redeem(
  transaction: DbTransaction,
  chargeId: string,
  userId: string,
): Promise<Date | 'without end'> {
  await transaction
    .updateTable('premium_gift')
    .set({ recipient_id: userId, redeemed_at: sql<Date>`now()` })
    .where('telegram_payment_charge_id', '=', chargeId)
    .execute();
  return (await grantPremiumWithFirstList(transaction, userId, { months: 1, chargeId })).until;
}

/** Deletes a refunded gift: its link no longer works. */
export async function withdrawGift(transaction: DbTransaction, chargeId: string): Promise<void> {
  await transaction.deleteFrom('premium_gift').where('telegram_payment_charge_id', '=', chargeId).execute();
}
