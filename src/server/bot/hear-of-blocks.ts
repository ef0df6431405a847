import { keepBlocked } from '../repositories/users.ts';
import { giveUpWishes } from '../repositories/wishes.ts';
import { type PrivateChats, type Services, userIdOf } from './services.ts';

/** Nothing is sent any more to somebody who has blocked the bot; who lets it in again begins anew. */
export function hearOfBlocks(chats: PrivateChats, { db, log }: Services): void {
  chats.on('my_chat_member', async (ctx) => {
    const { status } = ctx.myChatMember.new_chat_member;
    const userId = userIdOf(ctx);
    await keepBlocked(db, userId, status === 'kicked');
    const givenUp =
      status === 'kicked' ? await giveUpWishes(db, userId, 'the person has blocked the bot') : 0;
    log.info({ userId, status, givenUp }, 'somebody has blocked the bot, or let it in again');
  });
}
