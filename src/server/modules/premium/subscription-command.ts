import type { Composer, Context } from 'grammy';
import { classifyBotApiError } from '../../chat/bot-api/bot-api-errors.ts';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { editMessage } from '../../chat/messages/edit-message.ts';
import type { KeyboardMessage } from '../../chat/messages/keyboard-message.ts';
import { readInvoicePayload } from './offers.ts';
import { premiumTexts } from './premium-texts.ts';
import { findSubscription, type StarSubscription, setSubscriptionState } from './star-subscriptions.ts';

/** `/abbonamento`: when the subscription renews itself, and the button that stops it or lets it go on. */
export function registerSubscriptionCommand(
  bot: Composer<Context>,
  chats: PrivateChatComposer,
  services: BotServices,
): void {
  const { db } = services;

  chats.command('abbonamento', async (ctx) => {
    const { text, reply_markup } = messageOf(await findSubscription(db, userIdOf(ctx)));
    await ctx.reply(text, { reply_markup });
  });

  chats.callbackQuery(callbackData.renewal.pattern, async (ctx) => {
    const [on] = callbackData.renewal.read(ctx.match);
    const subscription = await findSubscription(db, userIdOf(ctx));
    const isDone = !subscription || (await setRenewal(ctx, services, subscription, on === 1));
    await answerCallbackQuery(ctx, isDone ? undefined : premiumTexts.subscriptionRefused, {
      isAlert: !isDone,
    });
    await editMessage(ctx, messageOf(await findSubscription(db, userIdOf(ctx))));
  });

  // The person changed it in the messenger, or a renewal failed.
  bot.on('subscription', async (ctx) => {
    const { user, invoice_payload: payload, state } = ctx.update.subscription;
    if (readInvoicePayload(payload)?.kind !== 'subscription') return;
    if (!(await setSubscriptionState(db, String(user.id), state))) return;
    const { text, reply_markup } = messageOf(await findSubscription(db, String(user.id)));
    await ctx.api.sendMessage(user.id, text, { reply_markup });
  });
}

/**
 * Lets a subscription renew itself, or not. The state is stored first: the messenger's update about it then tells nothing
 * new. False when the messenger refuses, as where the person has stopped it there.
 */
async function setRenewal(
  ctx: PrivateChatContext,
  { db }: BotServices,
  { chargeId, state }: StarSubscription,
  isOn: boolean,
): Promise<boolean> {
  const userId = userIdOf(ctx);
  await setSubscriptionState(db, userId, isOn ? 'active' : 'canceled');
  try {
    await ctx.api.editUserStarSubscription(ctx.from.id, chargeId, !isOn);
    return true;
  } catch (error) {
    if (classifyBotApiError(error).kind !== 'refused') throw error;
    await setSubscriptionState(db, userId, state);
    return false;
  }
}

function messageOf(subscription: StarSubscription | undefined): KeyboardMessage {
  if (!subscription) return { text: premiumTexts.noSubscription, reply_markup: { inline_keyboard: [] } };
  const button =
    subscription.state === 'canceled'
      ? {
          text: premiumTexts.renewAgain,
          callback_data: callbackData.renewal.make(1),
          style: 'success' as const,
        }
      : {
          text: premiumTexts.stopRenewing,
          callback_data: callbackData.renewal.make(0),
          style: 'danger' as const,
        };
  return { text: premiumTexts.subscription(subscription), reply_markup: { inline_keyboard: [[button]] } };
}
