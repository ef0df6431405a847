import type { InlineKeyboardButton } from 'grammy/types';
import { type BotServices, isOwner, type PrivateChatComposer, userIdOf } from '../../../chat/bot-services.ts';
import { onCommand } from '../../../chat/commands/commands.ts';
import { DESK_VIDEOS_PATH, deskLink } from '../../../chat/desk-link.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../../chat/messages/html.ts';
import { editMessage, type KeyboardMessage, replyWith } from '../../../chat/messages/keyboard-message.ts';
import { onPress } from '../../../chat/messages/presses.ts';
import { channelTexts as words } from '../../../chat/texts/texts.ts';
import { textOnce } from '../../../chat/updates/reply-once.ts';
import { type ChannelReading, readingStates } from '../channel-reading/channel-readings.ts';
import { readingTexts } from '../channel-reading/reading-text.ts';
import { countUnmatchedVideos } from '../unmatched/video-groups.ts';
import { createVideoChannelRegistration } from './video-channel-registration.ts';
import { type ChannelCounts, listVideoChannels, removeVideoChannel } from './video-channels.ts';

const MAX_BUTTON_LENGTH = 40;

/** `/canale @name` follows a channel; `/canale` shows the followed ones, the waiting work, and the way to add one. */
export function registerChannelCommand(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  const owners = chats.filter((ctx) => isOwner(ctx, services));
  const registration = createVideoChannelRegistration(services);

  onCommand(owners, services, 'canale', 'owners', async (ctx) => {
    const name = channelName(ctx.match);
    if (name !== undefined) return registration.registerNamed(ctx, name);
    return replyWith(ctx, await overview(userIdOf(ctx)));
  });

  onPress(owners, buttons.dropChannel, async (ctx, { channelId }) => {
    const outcome = await textOnce(ctx, db, async (transaction) => {
      const title = await removeVideoChannel(transaction, channelId);
      return title === undefined ? words.noSuchChannel : truncateText(words.dropped(title), 200);
    });
    await editMessage(ctx, await overview(userIdOf(ctx)));
    return outcome;
  });

  async function overview(userId: string): Promise<KeyboardMessage> {
    const [channels, unmatched, readings] = await Promise.all([
      listVideoChannels(db),
      countUnmatchedVideos(db),
      readingStates(db),
    ]);
    const desk = deskLink(services.links, userId, { label: words.match(unmatched), path: DESK_VIDEOS_PATH });
    return choiceOf(channels, unmatched > 0 ? desk.rows : [], readings);
  }
}

function choiceOf(
  channels: readonly ChannelCounts[],
  toMatch: InlineKeyboardButton[][],
  readings: ReadonlyMap<string, ChannelReading['state']>,
): KeyboardMessage {
  const lines = channels.map(({ title, used, unmatched, isLost }) =>
    isLost ? words.rightsLost(title) : words.channel(title, used, unmatched),
  );
  const list = channels.length === 0 ? words.none : [words.channels, ...lines].join('\n');
  const rows = channels.flatMap(({ chatId: channelId, title }) => {
    const name = truncateText(title, MAX_BUTTON_LENGTH);
    return [
      [readButton(channelId, name, readings.get(channelId))],
      [buttons.dropChannel.labelled(words.drop(name), { channelId }, 'danger')],
    ];
  });
  return {
    text: escapeHtml([list, words.how].join('\n\n')),
    reply_markup: { inline_keyboard: [...toMatch, ...rows] },
  };
}

function readButton(channelId: string, title: string, state: ChannelReading['state'] | undefined) {
  const text = { running: readingTexts.reading, stopped: readingTexts.goOn, done: readingTexts.read }[
    state ?? 'done'
  ];
  return buttons.readChannel.labelled(text(title), { channelId });
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
    .replace(/\/[^]*/, '')}`;
}
