import { type BotServices, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { saveUsername } from './people.ts';

/** Stores the sender's @username: the Bot API cannot look up users by it. */
export function trackUsernames(chats: PrivateChatComposer, { db }: BotServices): void {
  chats.use(async (ctx, next) => {
    const username = ctx.from.username?.toLowerCase() || null;
    await saveUsername(db, { userId: userIdOf(ctx), username });
    await next();
  });
}
