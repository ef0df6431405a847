import type { InlineKeyboardButton } from 'grammy/types';
import { buttons } from '../../../chat/messages/buttons.ts';
import { escapeHtml } from '../../../chat/messages/html.ts';
import { byLanguage } from '../../../languages/texts.ts';
import type { LiveKind } from '../../../module.ts';
import { type ChannelReading, findReading } from './channel-readings.ts';

/** The bot's messages to owners about reading a channel's earlier posts. */
export const readingTexts = byLanguage(({ readings }) => readings);

/** The progress of a reading, with a button that stops or resumes it. */
export function readingMessage(reading: ChannelReading): { text: string; buttons: InlineKeyboardButton[][] } {
  const { chatId: channelId, state, failure } = reading;
  if (state === 'done') return { text: readingTexts.done(reading), buttons: [] };
  if (state === 'stopped')
    return {
      text: readingTexts.stopped(reading, failure),
      buttons: [[buttons.readChannel.labelled(readingTexts.resume, { channelId })]],
    };
  const stop = buttons.stopReading.labelled(readingTexts.stop, { channelId }, 'danger');
  return { text: readingTexts.running(reading), buttons: [[stop]] };
}

/** The owner's message with the progress. */
export const readingProgress: LiveKind = {
  renderer:
    ({ db }) =>
    async (chatId) => {
      const reading = await findReading(db, chatId);
      if (!reading) return undefined;
      const { text, buttons: rows } = readingMessage(reading);
      return { text: escapeHtml(text), reply_markup: { inline_keyboard: rows } };
    },
};
