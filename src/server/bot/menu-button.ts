import { LRUCache } from 'lru-cache';
import { MS_PER_DAY } from '../domain/calendar.ts';
import { failureOf } from './failures.ts';
import { type PrivateChats, type PrivateContext, type Services, userIdOf } from './services.ts';
import { texts } from './texts.ts';

const REMEMBERED = 10_000;

/** The chat's menu button opens the mini app by a personal link made now. That it fails keeps nobody from the rest. */
export async function setMenuButton(ctx: PrivateContext, { links, log }: Services): Promise<void> {
  const button = links.appButton(texts.menuButton, userIdOf(ctx));
  if (!button) return;
  try {
    await ctx.api.setChatMenuButton({ chat_id: ctx.chatId, menu_button: { type: 'web_app', ...button } });
  } catch (error) {
    log.warn({ reason: failureOf(error).reason }, 'a menu button could not be set');
  }
}

/** Renews it once a day for whoever talks to the bot: the key in a link does not work for ever. */
export function keepMenuButtonFresh(chats: PrivateChats, services: Services): void {
  const fresh = new LRUCache<number, true>({ max: REMEMBERED, ttl: MS_PER_DAY });
  chats.use(async (ctx, next) => {
    await next();
    if (fresh.has(ctx.chatId)) return;
    fresh.set(ctx.chatId, true);
    if (!ctx.hasCommand('start')) await setMenuButton(ctx, services);
  });
}
