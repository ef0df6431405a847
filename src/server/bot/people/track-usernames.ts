import { LRUCache } from 'lru-cache';
import { saveUsername } from '../../repositories/people/people.ts';
import { type BotServices, type PrivateChatComposer, userIdOf } from '../bot-services.ts';

const REMEMBERED = 10_000;

/** Stores the sender's @username: the Bot API cannot look up users by it. */
export function trackUsernames(chats: PrivateChatComposer, { db }: BotServices): void {
  const known = new LRUCache<string, string>({ max: REMEMBERED });
  chats.use(async (ctx, next) => {
    const userId = userIdOf(ctx);
    const username = ctx.from.username?.toLowerCase() ?? '';
    if (known.get(userId) !== username) {
      await saveUsername(db, { userId, username: username || null });
      known.set(userId, username);
    }
    await next();
  });
}
