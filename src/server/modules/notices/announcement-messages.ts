import type { Api } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import { styledPieces } from '../../../contract/styled-text.ts';
import type { ChatLinks } from '../../chat/chat-links.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { escapeHtml } from '../../chat/messages/html.ts';
import { type KeyboardMessage, sendPhotoOrText } from '../../chat/messages/keyboard-message.ts';
import { ownerTexts } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import { botFileIn } from '../../lib/bot-files.ts';
import { titleButtons } from '../catalogue/cards/title-card.ts';
import { findTitle } from '../catalogue/titles.ts';
import { type Announcement, type AnnouncementProgress, readAnnouncementProgress } from './announcements.ts';

/** The progress of an announcement for its owner; undefined for a draft. */
export async function findProgressMessage(db: Db, id: number): Promise<KeyboardMessage | undefined> {
  const progress = await readAnnouncementProgress(db, id);
  if (!progress) return undefined;
  const text = ownerTexts.announcementProgress(progress.state, progress);
  return { text, reply_markup: { inline_keyboard: buttonsFor(progress) } };
}

function buttonsFor({ id, state }: AnnouncementProgress): InlineKeyboardButton[][] {
  const { stopAnnouncing, announceOn } = ownerTexts;
  const stop = buttons.stopAnnouncing.labelled(stopAnnouncing, { announcementId: id }, 'danger');
  if (state === 'running') return [[stop]];
  if (state === 'stopped') return [[buttons.announce.labelled(announceOn, { announcementId: id })]];
  return [];
}

/** Sends an owner's announcement to one person: the text under its picture or its title's cover, with the title's buttons. */
export async function sendAnnouncement(
  { db, api, links }: { db: Db; api: Api; links: ChatLinks },
  chatId: number,
  announcement: Announcement | undefined,
): Promise<void> {
  if (!announcement) return;
  const { text, titleId, picture } = announcement;
  const title = titleId === null ? undefined : await findTitle(db, titleId);
  await sendPhotoOrText(api, chatId, {
    picture: picture === null ? title && links.picture(title) : botFileIn(picture),
    text: htmlOf(text),
    keyboard: title ? titleButtons(title, { chatId, links }) : [],
  });
}

const TAGS = { bold: 'b', italic: 'i' } as const;

function htmlOf(text: string): string {
  return styledPieces(text)
    .map((piece) => {
      const html = escapeHtml(piece.text);
      return piece.style === null ? html : `<${TAGS[piece.style]}>${html}</${TAGS[piece.style]}>`;
    })
    .join('');
}
