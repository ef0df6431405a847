import type { Api } from 'grammy';
import type { Kysely } from 'kysely';
import type { ChatLinks } from '../../chat/chat-links.ts';
import { escapeHtml } from '../../chat/messages/html.ts';
import { sendPhotoOrText } from '../../chat/messages/send-photo-or-text.ts';
import type { Schema } from '../../database/schema.ts';
import { titleButtons } from '../catalogue/cards/title-card.ts';
import { findTitle } from '../catalogue/titles.ts';
import { findAnnouncement } from './announcements.ts';

/** Sends an owner's announcement to one person: the text under its title's cover, with the title's buttons. */
export async function sendAnnouncement(
  { db, api, links }: { db: Kysely<Schema>; api: Api; links: ChatLinks },
  chatId: number,
  id: number,
): Promise<void> {
  const announcement = await findAnnouncement(db, id);
  if (!announcement) return;
  const { text, titleId } = announcement;
  const title = titleId === null ? undefined : await findTitle(db, titleId);
  await sendPhotoOrText(api, chatId, {
    picture: title && links.picture(title),
    text: escapeHtml(text),
    keyboard: title ? titleButtons(title, { chatId, links }) : [],
  });
}
