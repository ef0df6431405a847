import type { Api } from 'grammy';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../../database/logger.ts';
import { MS_PER_DAY } from '../../domain/calendar.ts';
import { classifyBotApiError } from '../bot-api/bot-api-errors.ts';
import type { BotServices, PrivateChatComposer } from '../bot-services.ts';
import type { ChatLinks } from '../chat-links.ts';

const REMEMBERED = 10_000;

/** The chat's menu buttons, which open the mini app by a personal link. */
export type MenuButtons = {
  /** Sets a chat's button with a new launch key. Errors are logged. */
  set(api: Api, chatId: number): Promise<void>;
  /** The same, at most once a day: launch keys expire. */
  renew(api: Api, chatId: number): Promise<void>;
};

/** `name` is the button's label. */
export function createMenuButtons(name: string, links: ChatLinks, log: Logger): MenuButtons {
  /** When this process set a chat's button, in milliseconds since 1970. */
  const setAt = new LRUCache<number, number>({ max: REMEMBERED });

  async function set(api: Api, chatId: number): Promise<void> {
    setAt.set(chatId, Date.now());
    const button = links.appButton(name, String(chatId));
    if (!button) return;
    try {
      await api.setChatMenuButton({ chat_id: chatId, menu_button: { type: 'web_app', ...button } });
    } catch (error) {
      log.warn({ reason: classifyBotApiError(error).reason }, 'a menu button could not be set');
    }
  }

  return {
    set,
    async renew(api, chatId) {
      if (Date.now() - (setAt.get(chatId) ?? 0) >= MS_PER_DAY) await set(api, chatId);
    },
  };
}

/** Renews the sender's menu button after each update. */
export function registerMenuButtonRenewal(chats: PrivateChatComposer, { menu }: BotServices): void {
  chats.use(async (ctx, next) => {
    await next();
    await menu.renew(ctx.api, ctx.chatId);
  });
}
