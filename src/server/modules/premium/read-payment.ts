import { type PrivateChatContext, userIdOf } from '../../chat/bot-services.ts';
import { readInvoicePayload, SUBSCRIPTION_PERIOD_SECONDS } from './offers.ts';
import type { Payment, Refund } from './payments.ts';

/** The payment in an update; undefined where it is for something else. */
export function readPayment(ctx: PrivateChatContext): Payment | undefined {
  const paid = ctx.message?.successful_payment;
  const offer = readInvoicePayload(paid?.invoice_payload);
  if (!paid || !offer) return undefined;
  const paidAt = new Date(ctx.message.date * 1000);
  const payment = {
    userId: userIdOf(ctx),
    chargeId: paid.telegram_payment_charge_id,
    stars: paid.total_amount,
    paidAt,
    updateId: ctx.update.update_id,
  };
  if (offer.kind !== 'subscription') return { ...payment, bought: offer };
  const { subscription_expiration_date: end = Date.now() / 1000 + SUBSCRIPTION_PERIOD_SECONDS } = paid;
  return { ...payment, bought: { ...offer, expiresAt: new Date(end * 1000), isFirst: !isRenewal(paid) } };
}

function isRenewal(paid: { is_recurring?: true; is_first_recurring?: true }): boolean {
  return paid.is_recurring === true && paid.is_first_recurring !== true;
}

/** The refund in an update; undefined where it is for something else. */
export function readRefund(ctx: PrivateChatContext): Refund | undefined {
  const refunded = ctx.message?.refunded_payment;
  const bought = readInvoicePayload(refunded?.invoice_payload);
  if (!refunded || !bought) return undefined;
  return {
    userId: userIdOf(ctx),
    chargeId: refunded.telegram_payment_charge_id,
    stars: refunded.total_amount,
    bought,
    refundedAt: new Date(ctx.message.date * 1000),
  };
}
