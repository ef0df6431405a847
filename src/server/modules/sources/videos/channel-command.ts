import { type BotServices, isOwner, type PrivateChatComposer, userIdOf } from '../../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../../chat/messages/callback-data.ts';
import { editMessage } from '../../../chat/messages/edit-message.ts';
import { escapeHtml, truncateText } from '../../../chat/messages/html.ts';
import type { KeyboardMessage } from '../../../chat/messages/keyboard-message.ts';
import { type ChannelReading, readingStates } from '../channel-reading/channel-readings.ts';
import { channelNumber } from '../channel-reading/reading-message.ts';
import { readingTexts } from '../channel-reading/reading-texts.ts';
import { channelTexts as words } from './channel-texts.ts';
import { createSourceChannelRegistration } from './source-channel-registration.ts';
import { type ChannelCounts, listSourceChannels, removeSourceChannel } from './source-channels.ts';
import { countUnmatchedPosts } from './video-groups.ts';

const MAX_BUTTON_LENGTH = 40;

/** `/canale @name` follows a channel; `/canale` shows those that are followed, what waits, and how to add one. */
export function registerChannelCommand(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  const owners = chats.filter((ctx) => isOwner(ctx, services));
  const registration = createSourceChannelRegistration(services);

  owners.command('canale', async (ctx) => {
    const name = channelName(ctx.match);
    if (name !== undefined) {
      await ctx.reply(await registration.registerNamed(ctx.api, name, userIdOf(ctx)));
      return;
    }
    const { text, reply_markup } = await overview();
    await ctx.reply(text, { parse_mode: 'HTML', reply_markup });
  });

  owners.callbackQuery(callbackData.dropChannel.pattern, async (ctx) => {
    const [id = 0] = callbackData.dropChannel.read(ctx.match);
    const title = await removeSourceChannel(db, `-${id}`);
    await editMessage(ctx, await overview());
    await answerCallbackQuery(
      ctx,
      title === undefined ? words.noSuchChannel : truncateText(words.dropped(title), 200),
    );
  });

  async function overview(): Promise<KeyboardMessage> {
    const [channels, unsure, readings] = await Promise.all([
      listSourceChannels(db),
      countUnmatchedPosts(db),
      readingStates(db),
    ]);
    return choiceOf(channels, unsure, readings);
  }
}

function choiceOf(
  channels: readonly ChannelCounts[],
  waiting: number,
  readings: ReadonlyMap<string, ChannelReading['state']>,
): KeyboardMessage {
  const lines = channels.map(({ title, used, unsure }) => words.channel(title, used, unsure));
  const list = channels.length === 0 ? words.none : [words.channels, ...lines].join('\n');
  const settle = { text: words.match(waiting), callback_data: callbackData.unsure.make(0) };
  const buttons = channels.flatMap(({ chatId, title }) => [
    [readButton(chatId, truncateText(title, MAX_BUTTON_LENGTH), readings.get(chatId))],
    [
      {
        text: words.drop(truncateText(title, MAX_BUTTON_LENGTH)),
        callback_data: callbackData.dropChannel.make(channelNumber(chatId)),
        style: 'danger' as const,
      },
    ],
  ]);
  return {
    text: escapeHtml([list, words.how].join('\n\n')),
    reply_markup: { inline_keyboard: [...(waiting > 0 ? [[settle]] : []), ...buttons] },
  };
}

function readButton(chatId: string, title: string, state: ChannelReading['state'] | undefined) {
  const text = { running: readingTexts.reading, stopped: readingTexts.goOn, done: readingTexts.read }[
    state ?? 'done'
  ];
  return { text: text(title), callback_data: callbackData.readChannel.make(channelNumber(chatId)) };
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
