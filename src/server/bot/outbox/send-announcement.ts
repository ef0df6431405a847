import type { Api } from 'grammy';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { findAnnouncement } from '../../repositories/outbox/announcements.ts';
import { findTitle } from '../../repositories/titles/titles.ts';
import type { ChatLinks } from '../chat-links.ts';
import { escapeHtml } from '../messages/html.ts';
import { sendPhotoOrText } from '../messages/send-photo-or-text.ts';
import { titleButtons } from '../titles/title-card.ts';

/** Sends an owner's announcement to one person: the text under its title's cover, with the title's buttons. */
export async function sendAnnouncement(
  { db, api, links }: { db: Kysely<Schema>; api: Api; links: ChatLinks },
  chatId: number,
  id: number,
): Promise<void> {
  const announcement = await findAnnouncement(db, id);
  if (!announcement) return;
  const { text, contentId } = announcement;
  const title = contentId === null ? undefined : await findTitle(db, contentId);
  await sendPhotoOrText(api, chatId, {
    picture: title && links.picture(title),
    text: escapeHtml(text),
    keyboard: title ? titleButtons(title, { chatId, links }) : [],
  });
}
