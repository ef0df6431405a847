import type { Composer, Context } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import { classifyBotApiError, RetryUpdateError } from '../../chat/bot-api/bot-api-errors.ts';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import { texts } from '../../chat/texts/texts.ts';
import { premiumUntil } from '../people/premium-status.ts';
import { sendGiftThanks } from './gift-command.ts';
import { invoicePayload, isOffered, readInvoicePayload, STARS, SUBSCRIPTION_PERIOD } from './offers.ts';
import { type Payment, recordPayment, recordRefund } from './payments.ts';
import { premiumTexts } from './premium-texts.ts';
import { findSubscription } from './star-subscriptions.ts';

/** `/premium` shows the end of premium, a subscription and an invoice for a month; then the updates of checkout, payment and refund. */
export function registerPremiumSale(
  bot: Composer<Context>,
  chats: PrivateChatComposer,
  services: BotServices,
): void {
  const { db, log, premiumStars } = services;

  chats.command('premium', async (ctx) => {
    const until = await premiumUntil(db, userIdOf(ctx));
    const subscription = until === 'without end' ? undefined : await findSubscription(db, userIdOf(ctx));
    const text = subscription ? `${standing(until)} ${premiumTexts.moreInSubscription}` : standing(until);
    const offer = until === 'without end' || subscription ? [] : await subscriptionButton(ctx, services);
    await ctx.reply(text, { reply_markup: { inline_keyboard: offer.map((button) => [button]) } });
    if (until === 'without end' || subscription?.state === 'active') return;
    await ctx.replyWithInvoice(
      texts.invoiceTitle(services.brand.name),
      texts.invoiceDescription,
      invoicePayload({ kind: 'month' }),
      STARS,
      [{ label: texts.invoiceLabel, amount: premiumStars }],
    );
  });

  // The answer is due within ten seconds: no database query.
  bot.on('pre_checkout_query', async (ctx) => {
    const isExpected = isOffered(ctx.preCheckoutQuery, premiumStars);
    await ctx.answerPreCheckoutQuery(isExpected, isExpected ? {} : { error_message: texts.staleInvoice });
  });

  chats.on('message:successful_payment', async (ctx) => {
    const payment = readPayment(ctx);
    if (!payment) return;
    await recordPayment(db, payment).catch((cause: unknown) => {
      // Enough to grant premium by hand if this persists.
      const { userId, chargeId, stars } = payment;
      log.error({ userId, chargeId, stars }, 'could not record a payment');
      throw new RetryUpdateError('could not record a payment', { cause });
    });
    await thank(ctx, services, payment).catch(retryUnlessFinal);
  });

  chats.on('message:refunded_payment', async (ctx) => {
    const { telegram_payment_charge_id: chargeId } = ctx.message.refunded_payment;
    const outcome = await recordRefund(db, chargeId).catch((cause: unknown) => {
      throw new RetryUpdateError('a refund could not be noted', { cause });
    });
    if (outcome === 'unknown') log.warn({ userId: userIdOf(ctx), chargeId }, 'refund for an unknown payment');
    else await ctx.reply(texts.refunded(await premiumUntil(db, userIdOf(ctx)))).catch(retryUnlessFinal);
  });
}

/** Who has paid must not read that something went wrong: what the messenger did not take is sent again later. */
function retryUnlessFinal(cause: unknown): never {
  if (!['rate limited', 'transient'].includes(classifyBotApiError(cause).kind)) throw cause;
  throw new RetryUpdateError('could not tell of a payment', { cause });
}

function standing(until: Date | 'without end' | undefined): string {
  if (until === 'without end') return texts.premiumEndless;
  return until ? texts.premiumUntil(until) : texts.notPremium;
}

/** A button that opens the invoice of a subscription; none where the Bot API server makes no such links. */
async function subscriptionButton(
  ctx: Context,
  { brand, log, premiumStars }: BotServices,
): Promise<InlineKeyboardButton[]> {
  try {
    const url = await ctx.api.createInvoiceLink(
      premiumTexts.subscriptionTitle(brand.name),
      premiumTexts.subscriptionDescription,
      invoicePayload({ kind: 'subscription' }),
      '',
      STARS,
      [{ label: premiumTexts.subscriptionLabel, amount: premiumStars }],
      { subscription_period: SUBSCRIPTION_PERIOD },
    );
    return [{ text: premiumTexts.subscribe(premiumStars), url, style: 'success' }];
  } catch (error) {
    const { kind, reason } = classifyBotApiError(error);
    if (kind !== 'refused') throw error;
    log.warn({ reason }, 'the messenger makes no link for a subscription: only a month is on offer');
    return [];
  }
}

/** The payment in an update; undefined where it is for something else. */
function readPayment(ctx: PrivateChatContext): Payment | undefined {
  const paid = ctx.message?.successful_payment;
  const offer = readInvoicePayload(paid?.invoice_payload);
  if (!paid || !offer) return undefined;
  const payment = {
    userId: userIdOf(ctx),
    chargeId: paid.telegram_payment_charge_id,
    stars: paid.total_amount,
  };
  if (offer.kind !== 'subscription') return { ...payment, bought: offer };
  const { subscription_expiration_date: end = Date.now() / 1000 + SUBSCRIPTION_PERIOD } = paid;
  const expiresAt = new Date(end * 1000);
  return { ...payment, bought: { kind: 'subscription', expiresAt, isFirst: !isRenewal(paid) } };
}

function isRenewal(paid: { is_recurring?: true; is_first_recurring?: true }): boolean {
  return paid.is_recurring === true && paid.is_first_recurring !== true;
}

async function thank(ctx: PrivateChatContext, services: BotServices, payment: Payment): Promise<void> {
  const { bought, userId, chargeId } = payment;
  if (bought?.kind === 'gift') return sendGiftThanks(ctx, services, chargeId);
  const until = await premiumUntil(services.db, userId);
  if (!until) return;
  if (bought?.kind !== 'subscription') await ctx.reply(texts.thanks(until));
  else await ctx.reply((bought.isFirst ? premiumTexts.thanksForSubscription : premiumTexts.renewed)(until));
}
