import { LRUCache } from 'lru-cache';
import { keepUsername } from '../repositories/users.ts';
import { type PrivateChats, type Services, userIdOf } from './services.ts';

const REMEMBERED = 10_000;

/** Notes the @name of whoever writes to the bot: the messenger tells nobody whose a name is. */
export function knowNames(chats: PrivateChats, { db }: Services): void {
  const known = new LRUCache<string, string>({ max: REMEMBERED });
  chats.use(async (ctx, next) => {
    const userId = userIdOf(ctx);
    const username = ctx.from.username?.toLowerCase() ?? '';
    if (known.get(userId) !== username) {
      await keepUsername(db, { userId, username: username || null });
      known.set(userId, username);
    }
    await next();
  });
}
