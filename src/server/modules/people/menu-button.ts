import type { Api } from 'grammy';
import { classifyBotApiError } from '../../chat/bot-api/bot-api-errors.ts';
import type { BotServices, MenuButtons, PrivateChatComposer } from '../../chat/bot-services.ts';
import type { ChatLinks } from '../../chat/chat-links.ts';
import type { Db } from '../../database/db.ts';
import type { Logger } from '../../database/logger.ts';
import { MS_PER_DAY } from '../../lib/calendar.ts';
import { clock } from '../../lib/clock.ts';
import { recordMenuButton } from './people.ts';

type Deps = {
  db: Db;
  links: ChatLinks;
  log: Pick<Logger, 'warn'>;
};

/** `name` is the button's label. */
export function createMenuButtons(name: string, { db, links, log }: Deps): MenuButtons {
  /** Sets the button unless it was set after a time. */
  async function set(api: Api, chatId: number, at: Date, unlessAfter: Date): Promise<void> {
    const button = links.appButton(name, String(chatId));
    if (!button) return;
    try {
      if (await recordMenuButton(db, String(chatId), { at, unlessAfter }))
        await api.setChatMenuButton({ chat_id: chatId, menu_button: { type: 'web_app', ...button } });
    } catch (error) {
      log.warn({ reason: classifyBotApiError(error).reason }, 'could not set a menu button');
    }
  }

  return {
    async set(api, chatId) {
      const now = clock.date();
      await set(api, chatId, now, now);
    },
    async renew(api, chatId) {
      const now = clock.date();
      await set(api, chatId, now, new Date(now.getTime() - MS_PER_DAY));
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
