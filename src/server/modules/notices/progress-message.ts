import type { InlineKeyboardButton } from 'grammy/types';
import type { Kysely } from 'kysely';
import { callbackData } from '../../chat/messages/callback-data.ts';
import type { KeyboardMessage } from '../../chat/messages/keyboard-message.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { Schema } from '../../database/schema.ts';
import { type AnnouncementProgress, readAnnouncementProgress } from './announcements.ts';

/** The progress of an announcement for its owner; undefined before it was started. */
export async function findProgressMessage(
  db: Kysely<Schema>,
  id: number,
): Promise<KeyboardMessage | undefined> {
  const progress = await readAnnouncementProgress(db, id);
  if (!progress) return undefined;
  const text = texts.owner.announcementProgress(progress.state, progress);
  return { text, reply_markup: { inline_keyboard: buttonsFor(progress) } };
}

function buttonsFor({ id, state }: AnnouncementProgress): InlineKeyboardButton[][] {
  const { stopAnnouncing, announceOn } = texts.owner;
  const stop = { text: stopAnnouncing, callback_data: callbackData.stopAnnouncing.make(id) };
  if (state === 'running') return [[{ ...stop, style: 'danger' }]];
  if (state === 'stopped') return [[{ text: announceOn, callback_data: callbackData.announce.make(id) }]];
  return [];
}
