import { setTimeout as sleep } from 'node:timers/promises';
import type { Composer, Context } from 'grammy';
import type { SuccessfulPayment } from 'grammy/types';
import { grantPaidMonth } from '../repositories/payments.ts';
import { premiumUntil } from '../repositories/users.ts';
import { type PrivateChats, type Services, userIdOf } from './services.ts';
import { texts } from './texts.ts';

/** What an invoice of ours carries through the payment. */
const PAYLOAD = 'premium-month';
const STARS = 'XTR';

/** `/premium`: until when, and a month for sale in Telegram Stars; then the messenger's questions about the payment. */
export function sellPremium(bot: Composer<Context>, chats: PrivateChats, services: Services): void {
  const { db, premiumStars } = services;

  chats.command('premium', async (ctx) => {
    const until = await premiumUntil(db, userIdOf(ctx));
    await ctx.reply(standing(until));
    if (until === 'without end') return;
    await ctx.replyWithInvoice(texts.invoiceTitle, texts.invoiceDescription, PAYLOAD, STARS, [
      { label: texts.invoiceLabel, amount: premiumStars },
    ]);
  });

  chats.command('paysupport', async (ctx) => {
    await ctx.reply(texts.paymentHelp);
  });

  // The messenger gives the answer ten seconds: nothing is looked up for it.
  bot.on('pre_checkout_query', async (ctx) => {
    const { invoice_payload: payload, currency, total_amount: amount } = ctx.preCheckoutQuery;
    const ours = payload === PAYLOAD && currency === STARS && amount === premiumStars;
    await ctx.answerPreCheckoutQuery(ours, ours ? {} : { error_message: texts.staleInvoice });
  });

  chats.on('message:successful_payment', async (ctx) => {
    const payment = ctx.message.successful_payment;
    if (payment.invoice_payload !== PAYLOAD) return;
    const noted = await noteSurely(userIdOf(ctx), payment, services);
    if (!noted) {
      await ctx.reply(texts.paymentNotNoted);
      return;
    }
    const until = await premiumUntil(db, userIdOf(ctx));
    if (until) await ctx.reply(texts.thanks(until));
  });
}

function standing(until: Date | 'without end' | undefined): string {
  if (until === 'without end') return texts.premiumEndless;
  return until ? texts.premiumUntil(until) : texts.notPremium;
}

/** Milliseconds between attempts to note a payment: the messenger may tell of it only once. */
const PATIENCE = [100, 1000, 3000];

/** False when the database did not take it: then the log has what the owner needs to grant premium by hand. */
async function noteSurely(
  userId: string,
  payment: SuccessfulPayment,
  { db, log }: Services,
): Promise<boolean> {
  const { telegram_payment_charge_id: chargeId, total_amount: stars } = payment;
  for (const wait of [...PATIENCE, undefined]) {
    try {
      await grantPaidMonth(db, { userId, chargeId, stars });
      return true;
    } catch (err) {
      log.error({ err, userId, chargeId, stars }, 'a payment could not be noted');
      if (wait !== undefined) await sleep(wait);
    }
  }
  return false;
}
