import type { InlineKeyboardButton } from 'grammy/types';
import { DESK_PATH } from '../../contract/desk/desk.ts';
import type { ChatLinks } from './chat-links.ts';
import type { KeyboardMessage } from './messages/keyboard-message.ts';
import { deskTexts } from './texts/texts.ts';

/** The desk's path of a title: 'Titoli', searched by its number. */
export const deskPathOfTitle = (id: number): string => `${DESK_PATH}/titoli?cerca=${id}`;

/** The desk's path of the videos that wait. */
export const DESK_VIDEOS_PATH = `${DESK_PATH}/da-abbinare`;

/**
 * The end of an owner's message that leaves something to the desk: a button that opens it there, or the way to it
 * if the messenger would not open it.
 */
export function deskLink(
  links: Pick<ChatLinks, 'appButton'>,
  userId: string,
  { label = deskTexts.open, path = DESK_PATH }: { label?: string; path?: string },
): { note: string; rows: InlineKeyboardButton[][] } {
  const button = links.appButton(label, userId, path);
  return button ? { note: '', rows: [[button]] } : { note: deskTexts.notFromHere, rows: [] };
}

/** The answer to a press whose work the desk does: the way there. */
export function deskMessage(
  links: Pick<ChatLinks, 'appButton'>,
  userId: string,
  path: string,
): KeyboardMessage {
  const { note, rows } = deskLink(links, userId, { path });
  const text = [deskTexts.isThere, note].filter(Boolean).join(' ');
  return { text, reply_markup: { inline_keyboard: rows } };
}
