import { type Api, GrammyError } from 'grammy';
import type { Chat } from 'grammy/types';
import { LRUCache } from 'lru-cache';
import { addChannel, findChannel } from '../../repositories/source-channels.ts';
import { failureOf } from '../failures.ts';
import type { PrivateContext, Services } from '../services.ts';
import { texts } from '../texts.ts';

const { channel: words } = texts.owner;

/** Of many forwarded posts the messenger is asked once about their channel. */
const ASK_AGAIN_MS = 60_000;

/** Makes channels ones whose posts become sources. */
export function channelKeeper({ db }: Services) {
  const foreign = new LRUCache<number, true>({ max: 100, ttl: ASK_AGAIN_MS });

  /** Keeps the channel that an owner names; answers what to say. `name`: `@name`, or a number. */
  async function keepNamed(api: Api, name: string, ownerId: string): Promise<string> {
    const chat = await findChat(api, name);
    if (!chat) return words.unknown(name);
    if (chat.type !== 'channel') return words.noChannel;
    const title = chat.title;
    if (!(await isAdministrator(api, chat.id))) return words.notAdministrator(title);
    const isNew = await addChannel(db, { chatId: String(chat.id), title, ownerId });
    return isNew ? words.added(title) : words.alreadyAdded(title);
  }

  /** Whether a forwarded post is of a channel that is kept; it is from now on where the bot is administrator. */
  async function keepForwarded(
    ctx: PrivateContext,
    chat: Chat.ChannelChat,
    ownerId: string,
  ): Promise<boolean> {
    if (await findChannel(db, String(chat.id))) return true;
    if (foreign.has(chat.id)) return false;
    if (!(await isAdministrator(ctx.api, chat.id))) {
      foreign.set(chat.id, true);
      await ctx.reply(words.notAdministrator(chat.title));
      return false;
    }
    await addChannel(db, { chatId: String(chat.id), title: chat.title, ownerId });
    await ctx.reply(words.added(chat.title));
    return true;
  }

  return { keepNamed, keepForwarded };
}

async function findChat(api: Api, name: string) {
  try {
    return await api.getChat(name);
  } catch (error) {
    if (isNoEntry(error)) return undefined;
    throw error;
  }
}

async function isAdministrator(api: Api, chatId: number): Promise<boolean> {
  try {
    const { id } = await api.getMe();
    const { status } = await api.getChatMember(chatId, id);
    return status === 'administrator' || status === 'creator';
  } catch (error) {
    if (isNoEntry(error)) return false;
    throw error;
  }
}

/** The messenger knows no such chat, or does not let the bot look into it. */
function isNoEntry(error: unknown): boolean {
  return error instanceof GrammyError && ['unreachable', 'refused'].includes(failureOf(error).kind);
}
