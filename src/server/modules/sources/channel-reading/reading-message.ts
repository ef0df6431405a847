import type { InlineKeyboardButton } from 'grammy/types';
import { callbackData } from '../../../chat/messages/callback-data.ts';
import type { ChannelReading } from './channel-readings.ts';
import { readingTexts as words } from './reading-texts.ts';

/** A channel's id in callback data: without its sign. */
export const channelNumber = (chatId: string): number => Math.abs(Number(chatId));

/** The progress of a reading, with a button that stops or resumes it. */
export function readingMessage(reading: ChannelReading): { text: string; buttons: InlineKeyboardButton[][] } {
  const { chatId, state, failure } = reading;
  const channel = channelNumber(chatId);
  if (state === 'done') return { text: words.done(reading), buttons: [] };
  if (state === 'stopped')
    return {
      text: words.stopped(reading, failure),
      buttons: [[{ text: words.resume, callback_data: callbackData.readChannel.make(channel) }]],
    };
  const stop = { text: words.stop, callback_data: callbackData.stopReading.make(channel) };
  return { text: words.running(reading), buttons: [[{ ...stop, style: 'danger' }]] };
}
