import type { InlineKeyboardButton } from 'grammy/types';
import type { Kysely } from 'kysely';
import { buttons } from '../../chat/messages/buttons.ts';
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
  const stop = buttons.stopAnnouncing.labelled(stopAnnouncing, { announcementId: id }, 'danger');
  if (state === 'running') return [[stop]];
  if (state === 'stopped') return [[buttons.announce.labelled(announceOn, { announcementId: id })]];
  return [];
}
