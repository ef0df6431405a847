import type { Context } from 'grammy';
import { type BotServices, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { setBotBlocked } from '../../chat/sending/chat-availability.ts';
import { cancelDeliveries } from './delivery-queue.ts';
import { retryDeliveriesWithoutChat } from './failed-deliveries.ts';

/**
 * Sends deliveries to people who came by a link into the mini app, before the bot could write to them: once they
 * press /start, or allow messages in the app.
 */
export function registerChatStartedHandler(
  chats: PrivateChatComposer,
  { db, notifyDeliveryQueue }: BotServices,
): void {
  chats.use(async (ctx, next) => {
    await next();
    if (!isBeginning(ctx)) return;
    if ((await retryDeliveriesWithoutChat(db, userIdOf(ctx))) > 0) notifyDeliveryQueue();
  });
}

function isBeginning(ctx: Context): boolean {
  return ctx.message?.write_access_allowed !== undefined || ctx.hasCommand('start');
}

/**
 * `my_chat_member`: stores that the person blocks or unblocks the bot, and cancels their pending deliveries at a
 * block.
 */
export function registerBotBlockedHandler(chats: PrivateChatComposer, { db, log }: BotServices): void {
  chats.on('my_chat_member', async (ctx) => {
    const { date, new_chat_member } = ctx.myChatMember;
    const { status } = new_chat_member;
    const userId = userIdOf(ctx);
    await setBotBlocked(db, userId, status === 'kicked');
    // The update may be old: deliveries requested or retried after its date are kept.
    const givenUp =
      status === 'kicked'
        ? await cancelDeliveries(db, userId, 'the person has blocked the bot', new Date(date * 1000))
        : 0;
    log.info({ userId, status, givenUp }, 'a person blocked or unblocked the bot');
  });
}
