import type { Composer, Context } from 'grammy';
import type { PreCheckoutQuery } from 'grammy/types';
import { classifyBotApiError, RetryUpdateError } from '../../chat/bot-api/bot-api-errors.ts';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { ownPageRows } from '../../chat/commands/own-page-rows.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { replyTexts, texts } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import { clock } from '../../lib/clock.ts';
import { visibleName } from '../../lib/visible-name.ts';
import { isBanned } from '../people/bans.ts';
import { premiumUntil } from '../people/premium-status.ts';
import { sendGiftThanks } from './gift-command.ts';
import { findPayment, isPurchasePaid } from './known-payments.ts';
import {
  invoicePayload,
  readInvoicePayload,
  readOffer,
  STARS,
  SUBSCRIPTION_PERIOD_SECONDS,
} from './offers.ts';
import {
  isFirstReport,
  type Payment,
  type Refund,
  recordPayment,
  settleRefund,
  stopRefunded,
} from './payments.ts';
import { premiumTexts } from './premium-text.ts';
import { findSubscriptions, type StarSubscription } from './star-subscriptions.ts';
import { stopRenewals } from './stop-renewal.ts';
import { subscriptionButton, subscriptionPart } from './subscription-command.ts';

/**
 * `/premium` shows the end of premium and its renewal, and offers a subscription, a month and a gift. Handles checkouts,
 * payments and refunds.
 */
export function registerPremiumSale(
  bot: Composer<Context>,
  chats: PrivateChatComposer,
  services: BotServices,
): void {
  const { db, log, premiumStars } = services;

  onCommand(chats, services, 'premium', 'menu', (ctx) => showOffer(ctx));
  services.remarks.set('premium', (ctx) => showOffer(ctx, waysOut));

  /** How to leave, and who makes refunds: a line about money may mean either. */
  function waysOut(subscriptions: readonly StarSubscription[]): string[] {
    const isRenewing = subscriptions.some(({ state }) => state !== 'canceled');
    return [
      isRenewing ? replyTexts.howToCancel : replyTexts.nothingToCancel,
      replyTexts.refunds(services.brand.support),
    ];
  }

  async function showOffer(ctx: PrivateChatContext, further: typeof waysOut = () => []): Promise<void> {
    const until = await premiumUntil(db, userIdOf(ctx));
    const subscriptions = await findSubscriptions(db, userIdOf(ctx));
    const isSubscribed = subscriptions.length > 0;
    const subscribe =
      until === 'without end' || isSubscribed ? undefined : await subscriptionButton(ctx, services);
    const renewal = subscriptionPart(subscriptions);
    const more = isSubscribed ? renewal.text : subscribe && premiumTexts.prices(premiumStars);
    const lists = until && premiumTexts.newList;
    const button = subscribe ?? renewal.button;
    await ctx.reply([standing(until), more, lists, ...further(subscriptions)].filter(Boolean).join('\n\n'), {
      reply_markup: {
        inline_keyboard: [
          ...(button ? [[button]] : []),
          [buttons.gift.labelled(premiumTexts.gift, {})],
          ...ownPageRows(ctx, services, 'premium'),
        ],
      },
    });
    if (until === 'without end' || subscriptions.some(({ state }) => state === 'active')) return;
    await ctx.replyWithInvoice(
      texts.invoiceTitle(services.brand.name),
      texts.invoiceDescription,
      invoicePayload({ kind: 'month' }),
      STARS,
      [{ label: texts.invoiceLabel, amount: premiumStars }],
    );
  }

  bot.on('pre_checkout_query', async (ctx) => {
    const refusal = await refusalOf(db, ctx.preCheckoutQuery, premiumStars);
    await ctx.answerPreCheckoutQuery(
      refusal === undefined,
      refusal === undefined ? {} : { error_message: refusal },
    );
  });

  chats.on('message:successful_payment', async (ctx) => {
    const payment = paymentInUpdate(ctx);
    if (!payment) return;
    await recordPayment(db, payment).catch((cause: unknown) => {
      // Enough to grant premium by hand if this persists.
      const { userId, chargeId, stars } = payment;
      log.error({ userId, chargeId, stars }, 'could not record a payment');
      throw new RetryUpdateError('could not record a payment', { cause });
    });
    services.notifyOutbox();
    await stopUnwanted(ctx, services, payment).catch(retryUnlessFinal);
    if (await isFirstReport(db, 'told_by', payment))
      await thank(ctx, services, payment).catch(retryUnlessFinal);
  });

  chats.on('message:refunded_payment', async (ctx) => {
    const refund = refundInUpdate(ctx);
    if (!refund) return;
    const { outcome, renewal } = await settleRefund(ctx.api, db, refund).catch((cause: unknown) => {
      throw new RetryUpdateError('could not record a refund', { cause });
    });
    const { userId, chargeId } = refund;
    if (outcome === 'unknown') return log.warn({ userId, chargeId }, 'refund for an unknown payment');
    if (!(await isFirstReport(db, 'refund_told_by', refund))) return;
    const refunded = texts.refunded(await premiumUntil(db, userId));
    const text = renewal === 'refused' ? `${refunded}\n\n${premiumTexts.stopItYourself}` : refunded;
    await ctx.reply(text).catch(retryUnlessFinal);
  });
}

/** A payer must not read that something went wrong: messages that the messenger did not accept are sent again later. */
function retryUnlessFinal(cause: unknown): never {
  if (!['rate limited', 'transient'].includes(classifyBotApiError(cause).kind)) throw cause;
  throw new RetryUpdateError('could not confirm a payment', { cause });
}

function standing(until: Date | 'without end' | undefined): string {
  if (until === 'without end') return texts.premiumEndless;
  return until ? texts.premiumUntil(until) : texts.notPremium;
}

/** Stops a subscription that was refunded before its payment was known, or whose buyer is banned. */
async function stopUnwanted(
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
  if (bought?.kind === 'gift') return sendGiftThanks(ctx, services.db, chargeId);
  const until = await premiumUntil(services.db, userId);
  if (!until) return;
  if (bought?.kind !== 'subscription') await ctx.reply(texts.thanks(until));
  else await ctx.reply((bought.isFirst ? premiumTexts.thanksForSubscription : premiumTexts.renewed)(until));
}

/** The reason why a checkout is refused, as a text for the person; undefined if it is accepted. */
async function refusalOf(db: Db, query: PreCheckoutQuery, premiumStars: number): Promise<string | undefined> {
  const offer = readOffer(query, premiumStars);
  if (!offer) return texts.staleInvoice;
  if (offer.kind === 'gift') return undefined;
  const userId = String(query.from.id);
  if ((await premiumUntil(db, userId)) === 'without end') return texts.premiumEndless;
  const subscriptions = await findSubscriptions(db, userId);
  // A stopped subscription can be resumed; a month can be bought beside it.
  const isConflict = offer.kind === 'subscription' || subscriptions.some(({ state }) => state === 'active');
  if (subscriptions.length > 0 && isConflict) return premiumTexts.alreadySubscribed;
  const isUsed = offer.kind === 'subscription' && (await isPurchasePaid(db, offer.code));
  return isUsed ? texts.staleInvoice : undefined;
}

/** The payment in an update; undefined if it is for something else. */
function paymentInUpdate(ctx: PrivateChatContext): (Payment & { updateId: number }) | undefined {
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
    payer: visibleName(ctx.from.first_name),
  };
  if (offer.kind !== 'subscription') return { ...payment, bought: offer };
  const { subscription_expiration_date: end = clock.now() / 1000 + SUBSCRIPTION_PERIOD_SECONDS } = paid;
  return { ...payment, bought: { ...offer, expiresAt: new Date(end * 1000), isFirst: !isRenewal(paid) } };
}

function isRenewal(paid: { is_recurring?: true; is_first_recurring?: true }): boolean {
  return paid.is_recurring === true && paid.is_first_recurring !== true;
}

/** The refund in an update; undefined if it is for something else. */
function refundInUpdate(ctx: PrivateChatContext): Refund | undefined {
  const refunded = ctx.message?.refunded_payment;
  const bought = readInvoicePayload(refunded?.invoice_payload);
  if (!refunded || !bought) return undefined;
  return {
    userId: userIdOf(ctx),
    chargeId: refunded.telegram_payment_charge_id,
    stars: refunded.total_amount,
    bought,
    refundedAt: new Date(ctx.message.date * 1000),
    updateId: ctx.update.update_id,
  };
}
