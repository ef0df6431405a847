import type { Api } from 'grammy';
import type { Chat } from 'grammy/types';
import { LRUCache } from 'lru-cache';
import { type BotServices, type PrivateChatContext, userIdOf } from '../../../chat/bot-services.ts';
import { channelTexts as words } from '../../../chat/texts/texts.ts';
import { readUpdateProgress, saveUpdateProgress } from '../../../chat/updates/bot-updates.ts';
import { hasReply, type Reply, replyOnce } from '../../../chat/updates/reply-once.ts';
import { type Db, joinTransaction } from '../../../database/db.ts';
import { isAdministrator, isNoEntry } from './channel-rights.ts';
import { addVideoChannel, findVideoChannel, isJustAdded } from './video-channels.ts';

/** The time for which a refusal is cached, in milliseconds: many posts are forwarded at once. */
const ASK_AGAIN_MS = 60_000;

/** The progress of an update that has registered a channel, until its sender has read so. */
const REGISTERED = JSON.stringify('registered');

/** Registers channels whose video posts are read. */
export function createVideoChannelRegistration({ db }: BotServices) {
  const foreign = new LRUCache<number, true>({ max: 100, ttl: ASK_AGAIN_MS });

  /** Registers the channel that an owner has chosen, and replies, unless its addition has just been reported. */
  async function registerChosen(ctx: PrivateChatContext, chatId: number): Promise<void> {
    const isReported = !(await hasReply(ctx, db)) && (await isJustAdded(db, String(chatId)));
    if (!isReported) await registerNamed(ctx, String(chatId));
  }

  /** Registers the channel that an owner names, and replies. `name`: `@name`, or a number. */
  async function registerNamed(ctx: PrivateChatContext, name: string): Promise<void> {
    const chat = await findChat(ctx.api, name);
    if (!chat) return void (await ctx.reply(words.unknown(name)));
    const fault = await faultOf(ctx.api, chat);
    if (fault !== undefined) await ctx.reply(fault);
    else await replyOnce(ctx, db, (transaction) => add(transaction, chat, userIdOf(ctx)));
  }

  /** Returns true if a forwarded post's channel is registered; registers it if the bot is an administrator. */
  async function registerForwarded(
    ctx: PrivateChatContext,
    chat: Chat.ChannelChat,
    ownerId: string,
  ): Promise<boolean> {
    const updateId = ctx.update.update_id;
    if (await findVideoChannel(db, String(chat.id))) {
      if ((await readUpdateProgress(db, updateId)) === REGISTERED) await ctx.reply(words.added(chat.title));
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

async function faultOf(api: Api, chat: Chat): Promise<string | undefined> {
  if (chat.type !== 'channel') return words.noChannel;
  return (await isAdministrator(api, chat.id)) ? undefined : words.notAdministrator(chat.title);
}

async function add(db: Db, { id, title = '' }: Chat, ownerId: string): Promise<Reply> {
  await addVideoChannel(db, { chatId: String(id), title, ownerId });
  return { text: words.added(title) };
}

async function findChat(api: Api, name: string) {
  try {
    return await api.getChat(name);
  } catch (error) {
    if (isNoEntry(error)) return undefined;
    throw error;
  }
}
