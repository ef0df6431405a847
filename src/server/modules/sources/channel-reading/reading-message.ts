import type { InlineKeyboardButton } from 'grammy/types';
import { buttons } from '../../../chat/messages/buttons.ts';
import type { ChannelReading } from './channel-readings.ts';
import { readingTexts as words } from './reading-texts.ts';

/** The progress of a reading, with a button that stops or resumes it. */
export function readingMessage(reading: ChannelReading): { text: string; buttons: InlineKeyboardButton[][] } {
  const { chatId: channelId, state, failure } = reading;
  if (state === 'done') return { text: words.done(reading), buttons: [] };
  if (state === 'stopped')
    return {
      text: words.stopped(reading, failure),
      buttons: [[buttons.readChannel.labelled(words.resume, { channelId })]],
    };
  const stop = buttons.stopReading.labelled(words.stop, { channelId }, 'danger');
  return { text: words.running(reading), buttons: [[stop]] };
}
