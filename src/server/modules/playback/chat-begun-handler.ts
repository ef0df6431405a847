import type { Context } from 'grammy';
import { type BotServices, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { retryDeliveriesWithoutChat } from './failed-deliveries.ts';

/**
 * Sends what somebody asked for before the bot could write to them, who came by a link into the mini app: once they press
 * /start, or allow messages in the app.
 */
export function registerChatBegunHandler(
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
