import { type BotServices, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { setBotBlocked } from '../../chat/sending/blocked-chats.ts';
import { cancelDeliveries } from './delivery-queue.ts';

/** `my_chat_member`: stores whether the person blocks the bot, and cancels their pending deliveries if so. */
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
