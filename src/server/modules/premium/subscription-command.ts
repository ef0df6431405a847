import type { Composer, Context } from 'grammy';
import type { Kysely } from 'kysely';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { editMessage, type KeyboardMessage } from '../../chat/messages/keyboard-message.ts';
import { onPress } from '../../chat/messages/presses.ts';
import type { Schema } from '../../database/schema.ts';
import { readInvoicePayload } from './offers.ts';
import { premiumTexts } from './premium-texts.ts';
import { findSubscriptions, recordRenewalChange, type StarSubscription } from './star-subscriptions.ts';
import { resumeRenewal, stopRenewals } from './stop-renewal.ts';

/** `/abbonamento`: when subscriptions renew themselves, and the button that stops all or lets one go on. */
export function registerSubscriptionCommand(
  bot: Composer<Context>,
  chats: PrivateChatComposer,
  services: BotServices,
): void {
  const { db } = services;

  onCommand(chats, services, 'abbonamento', { help: 'Rinnovo di Premium' }, async (ctx) => {
    const { text, reply_markup } = messageOf(await findSubscriptions(db, userIdOf(ctx)));
    await ctx.reply(text, { reply_markup });
  });

  onPress(chats, buttons.renewal, async (ctx, { isOn }) => {
    const isDone = await (isOn ? resume(ctx, db) : stop(ctx, db));
    await editMessage(ctx, messageOf(await findSubscriptions(db, userIdOf(ctx))));
    return isDone ? undefined : { alert: premiumTexts.subscriptionRefused };
  });

  // The person changed it in the messenger, or a renewal failed.
  bot.on('subscription', async (ctx) => {
    const { user, invoice_payload: payload, state } = ctx.update.subscription;
    const offer = readInvoicePayload(payload);
    if (offer?.kind !== 'subscription') return;
    const userId = String(user.id);
    const change = { userId, purchase: offer.code, state, updateId: ctx.update.update_id };
    if (!(await recordRenewalChange(db, change))) return;
    const { text, reply_markup } = messageOf(await findSubscriptions(db, userId));
    await ctx.api.sendMessage(user.id, text, { reply_markup });
  });
}

async function stop(ctx: PrivateChatContext, db: Kysely<Schema>): Promise<boolean> {
  return (await stopRenewals(ctx.api, db, { userId: userIdOf(ctx) })) !== 'refused';
}

/** Lets the subscription go on that lasts longest, unless one does; false when the messenger refuses. */
async function resume(ctx: PrivateChatContext, db: Kysely<Schema>): Promise<boolean> {
  const userId = userIdOf(ctx);
  const subscriptions = await findSubscriptions(db, userId);
  const [last] = subscriptions;
  if (!last || subscriptions.some(renews)) return true;
  return resumeRenewal(ctx.api, db, { userId, purchase: last.purchase });
}

const renews = ({ state }: StarSubscription) => state !== 'canceled';

function messageOf(subscriptions: readonly StarSubscription[]): KeyboardMessage {
  if (subscriptions.length === 0)
    return { text: premiumTexts.noSubscription, reply_markup: { inline_keyboard: [] } };
  const button = subscriptions.some(renews)
    ? buttons.renewal.labelled(premiumTexts.stopRenewing, { isOn: false }, 'danger')
    : buttons.renewal.labelled(premiumTexts.renewAgain, { isOn: true }, 'success');
  return {
    text: subscriptions.map(premiumTexts.subscription).join('\n\n'),
    reply_markup: { inline_keyboard: [[button]] },
  };
}
