import type { Api, Composer, Context } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import { classifyBotApiError } from '../../chat/bot-api/bot-api-errors.ts';
import { type BotServices, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { namesOf } from '../../chat/commands/commands.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { editMessage, type KeyboardMessage, rowsWithPressed } from '../../chat/messages/keyboard-message.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { queueNotice } from '../../chat/sending/queue-notice.ts';
import { type Db, joinTransaction } from '../../database/db.ts';
import { invoicePayload, newCode, readInvoicePayload, STARS, SUBSCRIPTION_PERIOD_SECONDS } from './offers.ts';
import { premiumTexts } from './premium-text.ts';
import { findSubscriptions, recordRenewalChange, type StarSubscription } from './star-subscriptions.ts';
import { resumeRenewal, stopRenewals } from './stop-renewal.ts';

/**
 * The button of `/premium` that stops all subscriptions or resumes one, and the command `/abbonamento`, which banned
 * people can write as well.
 */
export function registerSubscriptionCommand(
  bot: Composer<Context>,
  chats: PrivateChatComposer,
  services: BotServices,
): void {
  const { db } = services;

  chats.command(namesOf('abbonamento'), async (ctx) => {
    const { text, reply_markup } = subscriptionMessage(await findSubscriptions(db, userIdOf(ctx)));
    await ctx.reply(text, { reply_markup });
  });

  onPress(chats, buttons.renewal, async (ctx, { isOn }) => {
    const isDone = await setRenewals(ctx.api, db, { userId: userIdOf(ctx), isOn });
    const { text, button } = subscriptionPart(await findSubscriptions(db, userIdOf(ctx)));
    await editMessage(ctx, { text, reply_markup: { inline_keyboard: rowsWithPressed(ctx, button) } });
    return isDone ? undefined : { alert: premiumTexts.subscriptionRefused };
  });

  // The person changed it in the messenger, or a renewal failed.
  bot.on('subscription', async (ctx) => {
    const { user, invoice_payload: payload, state } = ctx.update.subscription;
    const offer = readInvoicePayload(payload);
    if (offer?.kind !== 'subscription') return;
    const userId = String(user.id);
    const change = { userId, purchase: offer.code, state, updateId: ctx.update.update_id };
    await joinTransaction(db, async (transaction) => {
      if (await recordRenewalChange(transaction, change))
        await queueNotice(transaction, 'renewal', { userId });
    });
    services.notifyOutbox();
  });
}

/**
 * Stops all of a person's renewals, or resumes that of the subscription with the latest end, unless one renews already; false
 * when the messenger refuses, for instance because the person stopped it there. Rejects with the Bot API's error on a
 * transient failure.
 */
export async function setRenewals(
  api: Api,
  db: Db,
  { userId, isOn }: { userId: string; isOn: boolean },
): Promise<boolean> {
  if (!isOn) return (await stopRenewals(api, db, { userId })) !== 'refused';
  const subscriptions = await findSubscriptions(db, userId);
  const [last] = subscriptions;
  if (!last || subscriptions.some(renews)) return true;
  await resumeRenewal(api, db, { userId, purchase: last.purchase });
  return (await findSubscriptions(db, userId)).some(renews);
}

const renews = ({ state }: StarSubscription) => state !== 'canceled';

/** A person's subscriptions, and the button that changes their renewal; no button if there are none. */
export function subscriptionPart(subscriptions: readonly StarSubscription[]): {
  text: string;
  button: InlineKeyboardButton | undefined;
} {
  if (subscriptions.length === 0) return { text: premiumTexts.noSubscription, button: undefined };
  const button = subscriptions.some(renews)
    ? buttons.renewal.labelled(premiumTexts.stopRenewing, { isOn: false }, 'danger')
    : buttons.renewal.labelled(premiumTexts.renewAgain, { isOn: true }, 'success');
  return { text: subscriptions.map(premiumTexts.subscription).join('\n\n'), button };
}

/** The same as a message. */
export function subscriptionMessage(subscriptions: readonly StarSubscription[]): KeyboardMessage {
  const { text, button } = subscriptionPart(subscriptions);
  return { text, reply_markup: { inline_keyboard: button ? [[button]] : [] } };
}

/** A button that opens a subscription's invoice; undefined if the Bot API server creates no such links. */
export async function subscriptionButton(
  ctx: Context,
  services: BotServices,
): Promise<InlineKeyboardButton | undefined> {
  const url = await subscriptionLink(ctx.api, services);
  return url === undefined
    ? undefined
    : { text: premiumTexts.subscribe(services.premiumStars), url, style: 'success' };
}

/** A link to a subscription's invoice, sold once; undefined if the Bot API server creates no such links. */
export async function subscriptionLink(
  api: Api,
  { brand, log, premiumStars }: Pick<BotServices, 'brand' | 'log' | 'premiumStars'>,
): Promise<string | undefined> {
  try {
    return await api.createInvoiceLink(
      premiumTexts.subscriptionTitle(brand.name),
      premiumTexts.subscriptionDescription,
      invoicePayload({ kind: 'subscription', code: newCode() }),
      '',
      STARS,
      [{ label: premiumTexts.subscriptionLabel, amount: premiumStars }],
      { subscription_period: SUBSCRIPTION_PERIOD_SECONDS },
    );
  } catch (error) {
    const { kind, reason } = classifyBotApiError(error);
    if (kind !== 'refused') throw error;
    log.warn(
      { reason },
      'the messenger creates no invoice link for a subscription: only a month is on offer',
    );
    return undefined;
  }
}
