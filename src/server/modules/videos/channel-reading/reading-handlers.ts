import type { Context } from 'grammy';
import type { ChatFullInfo } from 'grammy/types';
import * as v from 'valibot';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../../chat/bot-services.ts';
import { type AnswerHandlers, answersTo } from '../../../chat/messages/answers.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { escapeHtml } from '../../../chat/messages/html.ts';
import { editMessage } from '../../../chat/messages/keyboard-message.ts';
import { onPress } from '../../../chat/messages/presses.ts';
import { ask, questions } from '../../../chat/messages/questions.ts';
import { channelTexts } from '../../../chat/texts/texts.ts';
import { outcomeBefore, workOnce } from '../../../chat/updates/reply-once.ts';
import type { DbTransaction } from '../../../database/db.ts';
import { type FollowedChannel, findVideoChannel } from '../posts/video-channels.ts';
import {
  beginReading,
  type ChannelReading,
  findReading,
  resumeReading,
  stopReading,
} from './channel-readings.ts';
import { readingMessage, readingTexts as words } from './reading-text.ts';

/** The outcome of an update that began a reading. */
const BEGUN = 'begun';

/** 'Leggi anche i post di prima' of a channel, 'Ferma', 'Continua', and the answer to which post is the last one. */
export function registerChannelReading(
  owners: PrivateChatComposer,
  services: BotServices,
): AnswerHandlers<'lastPost'> {
  const { db } = services;

  onPress(owners, buttons.readChannel, async (ctx, { channelId }) => {
    if (await hasBegun(ctx)) return;
    const channel = await findVideoChannel(db, channelId);
    return channel ? begin(ctx, channel) : channelTexts.noSuchChannel;
  });

  onPress(owners, buttons.stopReading, async (ctx, { channelId }) => {
    await stopReading(db, channelId);
    const reading = await findReading(db, channelId);
    if (!reading) return channelTexts.noSuchChannel;
    const { text, buttons: rows } = readingMessage(reading);
    return editMessage(ctx, { text: escapeHtml(text), reply_markup: { inline_keyboard: rows } });
  });

  return {
    lastPost: answersTo(questions.lastPost, async (ctx, { channelId }, text) => {
      const channel = await findVideoChannel(db, channelId);
      if (!channel) return ctx.reply(channelTexts.noSuchChannel);
      return beginBelow(ctx, channel, text);
    }),
  };

  /** Resumes a stopped reading, else begins with the newest known post, else asks for its link. */
  async function begin(ctx: PrivateChatContext, channel: FollowedChannel): Promise<void> {
    const reading = await findReading(db, channel.chatId);
    if (reading && reading.state !== 'done') {
      if (await refusesProtected(ctx, channel)) return;
      const messageId = await show(ctx, { ...reading, state: 'running', failure: null });
      const resumed = { chatId: channel.chatId, ownerId: userIdOf(ctx), messageId };
      await once(ctx, (transaction) => resumeReading(transaction, resumed));
    } else if (channel.newestPost === null) {
      await ask(ctx, services, questions.lastPost.data({ channelId: channel.chatId }), {
        text: words.whichIsLast(channel.title),
        hint: words.hint,
      });
    } else if (!(await refusesProtected(ctx, channel))) await beginAt(ctx, channel, channel.newestPost);
  }

  async function beginBelow(
    ctx: PrivateChatContext,
    channel: FollowedChannel,
    text: string,
  ): Promise<unknown> {
    if (await hasBegun(ctx)) return;
    const link = parsePostLink(text);
    if (!link) return ctx.reply(words.noLink);
    const chat = await ctx.api.getChat(channel.chatId);
    if (!isOf(chat, link.chat)) return ctx.reply(words.otherChannel(channel.title));
    if (chat.has_protected_content) return ctx.reply(words.protectedChannel(channel.title));
    return beginAt(ctx, channel, link.number);
  }

  async function beginAt(ctx: PrivateChatContext, channel: FollowedChannel, newest: number): Promise<void> {
    const { chatId } = channel;
    const state = { state: 'running', failure: null, videos: 0, messageId: null } as const;
    const messageId = await show(ctx, { ...channel, ...state, newest, next: newest });
    const begun = { chatId, ownerId: userIdOf(ctx), newest, messageId };
    await once(ctx, (transaction) => beginReading(transaction, begun));
  }

  async function hasBegun(ctx: Context): Promise<boolean> {
    return (await outcomeBefore(ctx, db, v.literal(BEGUN))) !== undefined;
  }

  /** An update that is handled again, since the process ended before it was finished, begins no second reading. */
  async function once(ctx: Context, begins: (transaction: DbTransaction) => Promise<unknown>): Promise<void> {
    await workOnce(ctx, db, v.literal(BEGUN), async (transaction) => {
      await begins(transaction);
      return BEGUN;
    });
  }
}

/** Shows the progress in the message of the pressed button, else in a new one; returns the message's number. */
async function show(ctx: PrivateChatContext, reading: ChannelReading): Promise<number> {
  const { text, buttons: rows } = readingMessage(reading);
  const reply_markup = { inline_keyboard: rows };
  const pressed = ctx.callbackQuery?.message?.message_id;
  if (pressed === undefined || pressed !== reading.messageId)
    return (await ctx.reply(text, { reply_markup })).message_id;
  await editMessage(ctx, { text: escapeHtml(text), reply_markup });
  return pressed;
}

async function refusesProtected(
  ctx: PrivateChatContext,
  { chatId, title }: FollowedChannel,
): Promise<boolean> {
  const { has_protected_content: isProtected = false } = await ctx.api.getChat(chatId);
  if (isProtected) await ctx.reply(words.protectedChannel(title));
  return isProtected;
}

const POST_LINK = /(?:^|\/)(?:t|telegram)\.me\/(?:s\/)?(c\/\d+|[a-z]\w+)\/(\d{1,9})(?:$|[/?#])/i;

/** The channel, `c/123` or its name, and the post that a link leads to. */
function parsePostLink(text: string): { chat: string; number: number } | undefined {
  const [, chat, digits] = POST_LINK.exec(text.trim()) ?? [];
  const number = Number(digits);
  return chat === undefined || !(number > 0) ? undefined : { chat: chat.toLowerCase(), number };
}

function isOf({ id, username, active_usernames: names = [] }: ChatFullInfo, chat: string): boolean {
  const [, hidden] = /^c\/(\d+)$/.exec(chat) ?? [];
  if (hidden !== undefined) return String(id) === `-100${hidden}`;
  return [username, ...names].some((name) => name?.toLowerCase() === chat);
}
