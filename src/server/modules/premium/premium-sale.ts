import type { Composer, Context } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import { classifyBotApiError, RetryUpdateError } from '../../chat/bot-api/bot-api-errors.ts';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { texts } from '../../chat/texts/texts.ts';
import { isBanned } from '../people/bans.ts';
import { premiumUntil } from '../people/premium-status.ts';
import { checkOut } from './check-out.ts';
import { sendGiftThanks } from './gift-command.ts';
import { findPayment } from './known-payments.ts';
import { invoicePayload, newCode, STARS, SUBSCRIPTION_PERIOD_SECONDS } from './offers.ts';
import { type Payment, recordPayment } from './payments.ts';
import { premiumTexts } from './premium-texts.ts';
import { readPayment, readRefund } from './read-payment.ts';
import { settleRefund, stopRefunded } from './refunds.ts';
import { findSubscriptions } from './star-subscriptions.ts';
import { stopRenewals } from './stop-renewal.ts';

/** `/premium` shows the end of premium, a subscription and an invoice for a month; then the updates of checkout, payment and refund. */
export function registerPremiumSale(
  bot: Composer<Context>,
  chats: PrivateChatComposer,
  services: BotServices,
): void {
  const { db, log, premiumStars } = services;

  onCommand(chats, services, 'premium', { menu: 'Che cosa hai con Premium, e come averlo' }, async (ctx) => {
    const until = await premiumUntil(db, userIdOf(ctx));
    const subscriptions = until === 'without end' ? [] : await findSubscriptions(db, userIdOf(ctx));
    const isSubscribed = subscriptions.length > 0;
    const button =
      until === 'without end' || isSubscribed ? undefined : await subscriptionButton(ctx, services);
    const more = isSubscribed ? premiumTexts.moreInSubscription : button && premiumTexts.prices(premiumStars);
    await ctx.reply([standing(until), more].filter(Boolean).join(' '), {
      reply_markup: { inline_keyboard: button ? [[button]] : [] },
    });
    if (until === 'without end' || subscriptions.some(({ state }) => state === 'active')) return;
    await ctx.replyWithInvoice(
      texts.invoiceTitle(services.brand.name),
      texts.invoiceDescription,
      invoicePayload({ kind: 'month' }),
      STARS,
      [{ label: texts.invoiceLabel, amount: premiumStars }],
    );
  });

  bot.on('pre_checkout_query', async (ctx) => {
    const refusal = await checkOut(db, ctx.preCheckoutQuery, premiumStars);
    await ctx.answerPreCheckoutQuery(
      refusal === undefined,
      refusal === undefined ? {} : { error_message: refusal },
    );
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
    await endUnwanted(ctx, services, payment).catch(retryUnlessFinal);
    await thank(ctx, services, payment).catch(retryUnlessFinal);
  });

  chats.on('message:refunded_payment', async (ctx) => {
    const refund = readRefund(ctx);
    if (!refund) return;
    const { outcome, renewal } = await settleRefund(ctx.api, db, refund).catch((cause: unknown) => {
      throw new RetryUpdateError('a refund could not be noted', { cause });
    });
    const { userId, chargeId } = refund;
    if (outcome === 'unknown') return log.warn({ userId, chargeId }, 'refund for an unknown payment');
    const told = texts.refunded(await premiumUntil(db, userId));
    const text = renewal === 'refused' ? `${told}\n\n${premiumTexts.stopItYourself}` : told;
    await ctx.reply(text).catch(retryUnlessFinal);
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
): Promise<InlineKeyboardButton | undefined> {
  try {
    const url = await ctx.api.createInvoiceLink(
      premiumTexts.subscriptionTitle(brand.name),
      premiumTexts.subscriptionDescription,
      invoicePayload({ kind: 'subscription', code: newCode() }),
      '',
      STARS,
      [{ label: premiumTexts.subscriptionLabel, amount: premiumStars }],
      { subscription_period: SUBSCRIPTION_PERIOD_SECONDS },
    );
    return { text: premiumTexts.subscribe(premiumStars), url, style: 'success' };
  } catch (error) {
    const { kind, reason } = classifyBotApiError(error);
    if (kind !== 'refused') throw error;
    log.warn({ reason }, 'the messenger makes no link for a subscription: only a month is on offer');
    return undefined;
  }
}

/** Nobody goes on paying for what was refunded before the payment was known, or for what a ban keeps them from. */
async function endUnwanted(
  ctx: PrivateChatContext,
  { db }: BotServices,
  { userId, chargeId, bought }: Payment,
): Promise<void> {
  if (bought?.kind !== 'subscription') return;
  const payment = await findPayment(db, chargeId);
  if (payment?.isRefunded) await stopRefunded(ctx.api, db, payment);
  if (await isBanned(db, userId)) await stopRenewals(ctx.api, db, { userId });
}

async function thank(ctx: PrivateChatContext, services: BotServices, payment: Payment): Promise<void> {
  const { bought, userId, chargeId } = payment;
  if (bought?.kind === 'gift') return sendGiftThanks(ctx, services, chargeId);
  const until = await premiumUntil(services.db, userId);
  if (!until) return;
  if (bought?.kind !== 'subscription') await ctx.reply(texts.thanks(until));
  else await ctx.reply((bought.isFirst ? premiumTexts.thanksForSubscription : premiumTexts.renewed)(until));
}
