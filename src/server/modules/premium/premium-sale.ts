import type { Composer, Context } from 'grammy';
import { RetryUpdateError } from '../../chat/bot-api/bot-api-errors.ts';
import { type BotServices, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { texts } from '../../chat/texts/texts.ts';
import { premiumUntil } from '../people/premium-status.ts';
import { recordPayment, recordRefund } from './payments.ts';

/** Payload of the bot's invoices. */
export const INVOICE_PAYLOAD = 'premium-month';
const STARS = 'XTR';

/** `/premium` shows the end of premium and an invoice for a month; then pre-checkout, payment and refund updates. */
export function registerPremiumSale(
  bot: Composer<Context>,
  chats: PrivateChatComposer,
  services: BotServices,
): void {
  const { db, log, premiumStars } = services;

  chats.command('premium', async (ctx) => {
    const until = await premiumUntil(db, userIdOf(ctx));
    await ctx.reply(standing(until));
    if (until === 'without end') return;
    await ctx.replyWithInvoice(
      texts.invoiceTitle(services.brand.name),
      texts.invoiceDescription,
      INVOICE_PAYLOAD,
      STARS,
      [{ label: texts.invoiceLabel, amount: premiumStars }],
    );
  });

  // The answer is due within ten seconds: no database query.
  bot.on('pre_checkout_query', async (ctx) => {
    const { invoice_payload: payload, currency, total_amount: amount } = ctx.preCheckoutQuery;
    const isExpected = payload === INVOICE_PAYLOAD && currency === STARS && amount === premiumStars;
    await ctx.answerPreCheckoutQuery(isExpected, isExpected ? {} : { error_message: texts.staleInvoice });
  });

  chats.on('message:successful_payment', async (ctx) => {
    const { invoice_payload: payload, ...payment } = ctx.message.successful_payment;
    if (payload !== INVOICE_PAYLOAD) return;
    const { telegram_payment_charge_id: chargeId, total_amount: stars } = payment;
    await recordPayment(db, { userId: userIdOf(ctx), chargeId, stars }).catch((cause: unknown) => {
      // Enough to grant premium by hand if this persists.
      log.error({ userId: userIdOf(ctx), chargeId, stars }, 'could not record a payment');
      throw new RetryUpdateError('could not record a payment', { cause });
    });
    const until = await premiumUntil(db, userIdOf(ctx));
    if (until) await ctx.reply(texts.thanks(until));
  });

  chats.on('message:refunded_payment', async (ctx) => {
    const { telegram_payment_charge_id: chargeId } = ctx.message.refunded_payment;
    const outcome = await recordRefund(db, chargeId).catch((cause: unknown) => {
      throw new RetryUpdateError('a refund could not be noted', { cause });
    });
    if (outcome === 'unknown') log.warn({ userId: userIdOf(ctx), chargeId }, 'refund for an unknown payment');
    else await ctx.reply(texts.refunded(await premiumUntil(db, userIdOf(ctx))));
  });
}

function standing(until: Date | 'without end' | undefined): string {
  if (until === 'without end') return texts.premiumEndless;
  return until ? texts.premiumUntil(until) : texts.notPremium;
}
