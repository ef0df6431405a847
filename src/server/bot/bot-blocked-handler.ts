import { cancelDeliveries } from '../repositories/delivery-queue.ts';
import { setBotBlocked } from '../repositories/people.ts';
import { type BotServices, type PrivateChatComposer, userIdOf } from './bot-services.ts';

/** `my_chat_member`: stores whether the person blocks the bot, and cancels their pending deliveries if so. */
export function registerBotBlockedHandler(chats: PrivateChatComposer, { db, log }: BotServices): void {
  chats.on('my_chat_member', async (ctx) => {
    const { status } = ctx.myChatMember.new_chat_member;
    const userId = userIdOf(ctx);
    await setBotBlocked(db, userId, status === 'kicked');
    const givenUp =
      status === 'kicked' ? await cancelDeliveries(db, userId, 'the person has blocked the bot') : 0;
    log.info({ userId, status, givenUp }, 'somebody has blocked the bot, or let it in again');
  });
}
