import { type ChannelCounts, listChannels, removeChannel } from '../../repositories/source-channels.ts';
import { nextUnsure } from '../../repositories/source-posts.ts';
import { answerCallback } from '../answer-callback.ts';
import { callbacks } from '../callbacks.ts';
import { changeMessage } from '../change-message.ts';
import type { Choice } from '../episode-keyboards.ts';
import { clip, escapeHtml } from '../html.ts';
import { isOwner, type PrivateChats, type Services, userIdOf } from '../services.ts';
import { texts } from '../texts.ts';
import { channelKeeper } from './keep-channel.ts';

const { channel: words } = texts.owner;
const LONGEST_BUTTON = 40;

/** `/canale @name` follows a channel; `/canale` shows those that are followed, what waits, and how to add one. */
export function showChannels(chats: PrivateChats, services: Services): void {
  const { db } = services;
  const owners = chats.filter((ctx) => isOwner(ctx, services));
  const keeper = channelKeeper(services);

  owners.command('canale', async (ctx) => {
    const name = channelName(ctx.match);
    if (name !== undefined) {
      await ctx.reply(await keeper.keepNamed(ctx.api, name, userIdOf(ctx)));
      return;
    }
    const { text, reply_markup } = await overview();
    await ctx.reply(text, { parse_mode: 'HTML', reply_markup });
  });

  owners.callbackQuery(callbacks.dropChannel.pattern, async (ctx) => {
    const [id = 0] = callbacks.dropChannel.read(ctx.match);
    const title = await removeChannel(db, `-${id}`);
    await changeMessage(ctx, await overview());
    await answerCallback(ctx, title === undefined ? words.noSuchChannel : clip(words.dropped(title), 200));
  });

  async function overview(): Promise<Choice> {
    const [channels, unsure] = await Promise.all([listChannels(db), nextUnsure(db)]);
    return choiceOf(channels, unsure?.waiting ?? 0);
  }
}

function choiceOf(channels: readonly ChannelCounts[], waiting: number): Choice {
  const lines = channels.map(({ title, kept, unsure }) => words.channel(title, kept, unsure));
  const list = channels.length === 0 ? words.none : [words.channels, ...lines].join('\n');
  const settle = { text: words.settle(waiting), callback_data: callbacks.unsure.make(0) };
  const drops = channels.map(({ chatId, title }) => [
    {
      text: words.drop(clip(title, LONGEST_BUTTON)),
      callback_data: callbacks.dropChannel.make(Math.abs(Number(chatId))),
    },
  ]);
  return {
    text: escapeHtml([list, words.how].join('\n\n')),
    reply_markup: { inline_keyboard: [...(waiting > 0 ? [[settle]] : []), ...drops] },
  };
}

/** `@name` out of that, of `name`, or of `t.me/name`; a private channel's number as the messenger writes it. */
function channelName(text: string): string | undefined {
  const word = text.trim();
  if (word === '') return undefined;
  const hidden = /^(?:https?:\/\/)?(?:t|telegram)\.me\/c\/(\d+)/i.exec(word)?.[1];
  if (hidden !== undefined) return `-100${hidden}`;
  if (/^-\d+$/.test(word)) return word;
  return `@${word
    .replace(/^(?:https?:\/\/)?(?:t|telegram)\.me\/(?:s\/)?/i, '')
    .replace(/^@/, '')
    .replace(/\/.*$/, '')}`;
}
