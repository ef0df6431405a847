import type { Composer, Context } from 'grammy';
import { grantPaidMonth, refundPayment } from '../repositories/payments.ts';
import { premiumUntil } from '../repositories/premium.ts';
import { TryAgainError } from './failures.ts';
import { type PrivateChats, type Services, userIdOf } from './services.ts';
import { texts } from './texts.ts';

/** What an invoice of ours carries through the payment. */
export const PAYLOAD = 'premium-month';
const STARS = 'XTR';

/** `/premium`: until when, and a month for sale in Telegram Stars; then the messenger's questions about the payment. */
export function sellPremium(bot: Composer<Context>, chats: PrivateChats, services: Services): void {
  const { db, log, premiumStars } = services;

  chats.command('premium', async (ctx) => {
    const until = await premiumUntil(db, userIdOf(ctx));
    await ctx.reply(standing(until));
    if (until === 'without end') return;
    await ctx.replyWithInvoice(
      texts.invoiceTitle(services.brand.name),
      texts.invoiceDescription,
      PAYLOAD,
      STARS,
      [{ label: texts.invoiceLabel, amount: premiumStars }],
    );
  });

  // The messenger gives the answer ten seconds: nothing is looked up for it.
  bot.on('pre_checkout_query', async (ctx) => {
    const { invoice_payload: payload, currency, total_amount: amount } = ctx.preCheckoutQuery;
    const ours = payload === PAYLOAD && currency === STARS && amount === premiumStars;
    await ctx.answerPreCheckoutQuery(ours, ours ? {} : { error_message: texts.staleInvoice });
  });

  chats.on('message:successful_payment', async (ctx) => {
    const { invoice_payload: payload, ...payment } = ctx.message.successful_payment;
    if (payload !== PAYLOAD) return;
    const { telegram_payment_charge_id: chargeId, total_amount: stars } = payment;
    await grantPaidMonth(db, { userId: userIdOf(ctx), chargeId, stars }).catch((cause: unknown) => {
      // What the owner needs to give premium by hand, should this go on.
      log.error({ userId: userIdOf(ctx), chargeId, stars }, 'a payment could not be noted');
      throw new TryAgainError('a payment could not be noted', { cause });
    });
    const until = await premiumUntil(db, userIdOf(ctx));
    if (until) await ctx.reply(texts.thanks(until));
  });

  chats.on('message:refunded_payment', async (ctx) => {
    const { telegram_payment_charge_id: chargeId } = ctx.message.refunded_payment;
    const outcome = await refundPayment(db, chargeId).catch((cause: unknown) => {
      throw new TryAgainError('a refund could not be noted', { cause });
    });
    if (outcome === 'unknown')
      log.warn({ userId: userIdOf(ctx), chargeId }, 'a payment was refunded that was never noted');
    else await ctx.reply(texts.refunded(await premiumUntil(db, userIdOf(ctx))));
  });
}

function standing(until: Date | 'without end' | undefined): string {
  if (until === 'without end') return texts.premiumEndless;
  return until ? texts.premiumUntil(until) : texts.notPremium;
}
