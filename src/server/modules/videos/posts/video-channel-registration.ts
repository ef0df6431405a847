import type { Api } from 'grammy';
import type { Chat } from 'grammy/types';
import { LRUCache } from 'lru-cache';
import type { BotServices, PrivateChatContext } from '../../../chat/bot-services.ts';
import { channelTexts as words } from '../../../chat/texts/texts.ts';
import { readUpdateProgress, saveUpdateProgress } from '../../../chat/updates/bot-updates.ts';
import { joinTransaction } from '../../../database/db.ts';
import { isAdministrator, isNoEntry } from './channel-rights.ts';
import { addVideoChannel, findVideoChannel, isJustAdded } from './video-channels.ts';

/** The time for which a refusal is cached, in milliseconds: many posts are forwarded at once. */
const ASK_AGAIN_MS = 60_000;

/** The progress of an update that has registered a channel, until its sender has read so. */
const REGISTERED = JSON.stringify('registered');

/** Registers channels whose video posts are read. */
export function createVideoChannelRegistration({ db }: BotServices) {
  const foreign = new LRUCache<number, true>({ max: 100, ttl: ASK_AGAIN_MS });

  /**
   * Registers the channel that an owner has chosen; the text of the reply, or none where its addition has just been
   * reported.
   */
  async function registerChosen(api: Api, chatId: number, ownerId: string): Promise<string | undefined> {
    if (await isJustAdded(db, String(chatId))) return undefined;
    return registerNamed(api, String(chatId), ownerId);
  }

  /** Registers the channel that an owner names and returns the text of the reply. `name`: `@name`, or a number. */
  async function registerNamed(api: Api, name: string, ownerId: string): Promise<string> {
    const chat = await findChat(api, name);
    if (!chat) return words.unknown(name);
    if (chat.type !== 'channel') return words.noChannel;
    const title = chat.title;
    if (!(await isAdministrator(api, chat.id))) return words.notAdministrator(title);
    // A repeat, whose first answer may be lost, is answered as the first time.
    const isAgain = await isJustAdded(db, String(chat.id), ownerId);
    const isNew = await addVideoChannel(db, { chatId: String(chat.id), title, ownerId });
    return isNew || isAgain ? words.added(title) : words.alreadyAdded(title);
  }

  /** Returns true if a forwarded post's channel is registered; registers it if the bot is an administrator. */
  async function registerForwarded(
    ctx: PrivateChatContext,
    chat: Chat.ChannelChat,
    ownerId: string,
  ): Promise<boolean> {
    const updateId = ctx.update.update_id;
    if (await findVideoChannel(db, String(chat.id))) {
      const { progress } = (await readUpdateProgress(db, updateId)) ?? {};
      if (progress === REGISTERED) await ctx.reply(words.added(chat.title));
      return true;
    }
    if (foreign.has(chat.id)) return false;
    if (!(await isAdministrator(ctx.api, chat.id))) {
      foreign.set(chat.id, true);
      await ctx.reply(words.notAdministrator(chat.title));
      return false;
    }
    await joinTransaction(db, async (transaction) => {
      await addVideoChannel(transaction, { chatId: String(chat.id), title: chat.title, ownerId });
      await saveUpdateProgress(transaction, updateId, REGISTERED);
    });
    await ctx.reply(words.added(chat.title));
    return true;
  }

  return { registerChosen, registerNamed, registerForwarded };
}

async function findChat(api: Api, name: string) {
  try {
    return await api.getChat(name);
  } catch (error) {
    if (isNoEntry(error)) return undefined;
    throw error;
  }
}
