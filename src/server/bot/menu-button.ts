import type { Api } from 'grammy';
import { LRUCache } from 'lru-cache';
import type { Log } from '../database/log.ts';
import { MS_PER_DAY } from '../domain/calendar.ts';
import { failureOf } from './failures.ts';
import type { Links } from './links.ts';
import type { PrivateChats, Services } from './services.ts';

const REMEMBERED = 10_000;

/** The buttons beside the field where people write; each opens the mini app by a personal link. */
export type MenuButtons = {
  /** Gives a chat's button a link made now. That it fails keeps nobody from the rest. */
  set(api: Api, chatId: number): Promise<void>;
  /** The same, once a day: the key in a link does not work for ever. */
  renew(api: Api, chatId: number): Promise<void>;
};

/** `name` stands on the button. */
export function menuButtons(name: string, links: Links, log: Log): MenuButtons {
  /** When this process set a chat's button, in milliseconds since 1970. */
  const setAt = new LRUCache<number, number>({ max: REMEMBERED });

  async function set(api: Api, chatId: number): Promise<void> {
    setAt.set(chatId, Date.now());
    const button = links.appButton(name, String(chatId));
    if (!button) return;
    try {
      await api.setChatMenuButton({ chat_id: chatId, menu_button: { type: 'web_app', ...button } });
    } catch (error) {
      log.warn({ reason: failureOf(error).reason }, 'a menu button could not be set');
    }
  }

  return {
    set,
    async renew(api, chatId) {
      if (Date.now() - (setAt.get(chatId) ?? 0) >= MS_PER_DAY) await set(api, chatId);
    },
  };
}

/** Renews the button of whoever talks to the bot. */
export function keepMenuButtonFresh(chats: PrivateChats, { menu }: Services): void {
  chats.use(async (ctx, next) => {
    await next();
    await menu.renew(ctx.api, ctx.chatId);
  });
}
