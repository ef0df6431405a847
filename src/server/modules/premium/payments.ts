import type { Api } from 'grammy';
import { sql } from 'kysely';
import { type Db, type DbTransaction, joinTransaction } from '../../database/db.ts';
import { clock } from '../../lib/clock.ts';
import { findPayment, type KnownPayment } from './known-payments.ts';
import { type Offer, SUBSCRIPTION_DAYS } from './offers.ts';
import { grantPremiumWithFirstList, revokePaidPremium } from './premium.ts';
import { recordGiftPayment, withdrawGift } from './premium-gifts.ts';
import { type StopOutcome, stopRenewals } from './stop-renewal.ts';

type Charge = {
  userId: string;
  /** Telegram's charge id. */
  chargeId: string;
  stars: number;
};

export type Payment = Charge & {
  /** A month by default. */
  bought?: Exclude<Offer, { kind: 'subscription' }> | SubscriptionPeriod;
  /** Now by default. */
  paidAt?: Date;
  /** The update that reports it. */
  updateId?: number;
  /** The payer’s first name, if the update tells. */
  payer?: string | undefined;
};

type SubscriptionPeriod = Extract<Offer, { kind: 'subscription' }> & {
  expiresAt: Date;
  /** False for a renewal; undefined if the Bot API does not tell. */
  isFirst?: boolean | undefined;
};

export type Refund = Charge & { bought: Offer; refundedAt: Date; updateId: number };

/**
 * Stores a payment and grants its goods, and a first list, in one transaction. False if the payment is known, which
 * then gets the details that only the messenger's update has, or if its refund came first.
 */
export async function recordPayment(db: Db, payment: Payment): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const isNew = await insertCharge(transaction, payment);
    if (isNew) await grant(transaction, payment);
    else await completeCharge(transaction, payment);
    if (payment.updateId !== undefined) await noteUpdate(transaction, payment.chargeId, payment.updateId);
    return isNew;
  });
}

/** A refund does not contain the period. */
type OfferedPeriod = Extract<Offer, { kind: 'subscription' }> & Partial<SubscriptionPeriod>;

type Row = Charge & {
  bought?: Exclude<Offer, { kind: 'subscription' }> | OfferedPeriod;
  paidAt?: Date;
  refundedAt?: Date;
};

/** False if the charge is known. */
async function insertCharge(transaction: DbTransaction, charge: Row): Promise<boolean> {
  const { userId, chargeId, stars, bought, paidAt, refundedAt } = charge;
  const period = bought?.kind === 'subscription' ? bought : undefined;
  const inserted = await transaction
    .insertInto('payment')
    .values({
      telegram_payment_charge_id: chargeId,
      user_id: userId,
      stars,
      renews: period !== undefined,
      ...(period && { purchase: period.code, expires_at: period.expiresAt, is_first: period.isFirst }),
      ...(paidAt && { paid_at: paidAt }),
      ...(refundedAt && { refunded_at: refundedAt }),
    })
    .onConflict((conflict) => conflict.column('telegram_payment_charge_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

async function grant(
  transaction: DbTransaction,
  { userId, payer, bought = { kind: 'month' }, chargeId }: Payment,
): Promise<void> {
  if (bought.kind === 'gift')
    return recordGiftPayment(transaction, { code: bought.code, giverId: userId, giver: payer, chargeId });
  const length = bought.kind === 'month' ? { months: 1 } : { days: SUBSCRIPTION_DAYS };
  await grantPremiumWithFirstList(transaction, userId, { ...length, chargeId });
}

/** Stores the first update that reports a charge, and when it arrived. */
async function noteUpdate(transaction: DbTransaction, chargeId: string, updateId: number): Promise<void> {
  await sql`
    update payment set told_by = coalesce(told_by, ${updateId}::bigint),
      told_at = least(told_at, (select received_at from bot_update where id = ${updateId}::bigint))
    where telegram_payment_charge_id = ${chargeId}`.execute(transaction);
}

/** The update has more details than the messenger's list of payments, and that more than a refund. */
async function completeCharge(transaction: DbTransaction, payment: Payment): Promise<void> {
  const { bought, chargeId, paidAt = clock.date() } = payment;
  const period = bought?.kind === 'subscription' ? bought : undefined;
  const isFirst = period?.isFirst ?? null;
  await sql`
    update payment set paid_at = least(paid_at, ${paidAt}::timestamptz),
      expires_at = case when ${isFirst}::boolean is null
        then coalesce(expires_at, ${period?.expiresAt ?? null}::timestamptz)
        else ${period?.expiresAt ?? null}::timestamptz end,
      is_first = coalesce(${isFirst}::boolean, is_first)
    where telegram_payment_charge_id = ${chargeId}`.execute(transaction);
}

/**
 * Stores a refund and revokes the goods, in one transaction; idempotent. A refund of an unknown payment is stored
 * if it names the goods: that payment then grants nothing.
 */
export async function recordRefund(
  db: Db,
  refund: Refund | Pick<Refund, 'chargeId'>,
): Promise<'refunded' | 'refunded before' | 'unknown'> {
  const { chargeId } = refund;
  return joinTransaction(db, async (transaction) => {
    if ('bought' in refund && (await insertCharge(transaction, { ...refund, paidAt: refund.refundedAt })))
      return 'unknown';
    if ('updateId' in refund) await noteUpdateOfRefund(transaction, chargeId, refund.updateId);
    const refunded = await transaction
      .updateTable('payment')
      .set({ refunded_at: clock.date() })
      .where('telegram_payment_charge_id', '=', chargeId)
      .where('refunded_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (!refunded) return (await wasPaidFirst(transaction, chargeId)) ? 'refunded before' : 'unknown';
    // The gift before the person: the order of locks when a gift is opened.
    await withdrawGift(transaction, chargeId);
    await revokePaidPremium(transaction, chargeId);
    return 'refunded';
  });
}

/** Stores the first update that reports a refund. */
async function noteUpdateOfRefund(
  transaction: DbTransaction,
  chargeId: string,
  updateId: number,
): Promise<void> {
  await sql`
    update payment set refund_told_by = coalesce(refund_told_by, ${updateId}::bigint)
    where telegram_payment_charge_id = ${chargeId}`.execute(transaction);
}

/** False for an update that reports a payment, or a refund, which an earlier one has reported under another number. */
export async function isFirstReport(
  db: Db,
  report: 'told_by' | 'refund_told_by',
  { chargeId, updateId }: { chargeId: string; updateId: number },
): Promise<boolean> {
  const first = await db
    .selectFrom('payment')
    .select('user_id')
    .where('telegram_payment_charge_id', '=', chargeId)
    .where(report, '=', updateId)
    .executeTakeFirst();
  return first !== undefined;
}

/** False for a charge that nobody knows, or whose refund came first: it was stored as paid at that moment. */
async function wasPaidFirst(transaction: DbTransaction, chargeId: string): Promise<boolean> {
  const payment = await transaction
    .selectFrom('payment')
    .select('user_id')
    .where('telegram_payment_charge_id', '=', chargeId)
    .whereRef('paid_at', '<>', 'refunded_at')
    .executeTakeFirst();
  return payment !== undefined;
}

/** Stops the renewal of a refunded payment's subscription. */
export async function stopRefunded(
  api: Api,
  db: Db,
  { renews, userId, purchase }: KnownPayment,
): Promise<StopOutcome> {
  return renews && userId !== null ? stopRenewals(api, db, { userId, purchase }) : 'nothing renews';
}

/**
 * Stops the renewal of a refund that the messenger reports, then stores the refund. In this order: a stored refund counts as
 * processed, so that a subscription which the person resumes afterwards is not stopped again.
 */
export async function settleRefund(
  api: Api,
  db: Db,
  refund: Refund | Pick<Refund, 'chargeId'>,
): Promise<{ outcome: Awaited<ReturnType<typeof recordRefund>>; renewal: StopOutcome }> {
  const payment = await findPayment(db, refund.chargeId);
  const isNewRefund = payment?.isRefunded === false;
  const renewal = isNewRefund ? await stopRefunded(api, db, payment) : 'nothing renews';
  return { outcome: await recordRefund(db, refund), renewal };
}
