import { type Api, GrammyError } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import type { Title } from '../repositories/title.ts';
import { callbacks } from './callbacks.ts';
import { clip, escapeHtml } from './html.ts';
import type { Links } from './links.ts';
import { ownersTools } from './owner/tools.ts';
import { texts } from './texts.ts';

/** A picture's caption has 1024 characters at most; the name, the facts and a note need some of them. */
const LONGEST_PLOT = 600;
const LONGEST_NAME = 150;

export function yearOf(title: Pick<Title, 'dataUscita'>): string {
  return title.dataUscita.slice(0, 4);
}

/** A title's name and year on one line, without markup: `Nosferatu (1922)`. */
export function nameOf(title: Title): string {
  return `${clip(title.titolo, LONGEST_NAME)} (${yearOf(title)})`;
}

/** A title's card as a message with HTML markup: name, year, facts, plot, and a note below. */
export function cardText(title: Title, note?: string): string {
  const facts = [texts.duration(title.type, title.durata), ...title.generi].join(' · ');
  const name = `<b>${escapeHtml(clip(title.titolo, LONGEST_NAME))}</b> (${yearOf(title)})`;
  const parts = [`${name}\n${escapeHtml(clip(facts, 150))}`, escapeHtml(clip(title.trama, LONGEST_PLOT))];
  if (note) parts.push(`<i>${escapeHtml(note)}</i>`);
  return parts.filter(Boolean).join('\n\n');
}

/** `owner`: the card is an owner's, with the title's number and the buttons that change it. */
type Card = {
  chatId: number;
  title: Title;
  links: Links;
  note?: string;
  owner?: { hidden: boolean } | undefined;
};

/** Sends a title's card to the person whose chat it is: with its cover where the messenger takes it. */
export async function sendCard(api: Api, { chatId, title, links, note, owner }: Card): Promise<void> {
  const text = [cardText(title, note), owner && texts.owner.number(title.id)].filter(Boolean).join('\n\n');
  const tools = owner ? ownersTools(title.id, owner) : [];
  const buttons = [...buttonsOf(title, { chatId, links }), ...tools];
  await sendPictured(api, chatId, { picture: links.picture(title), text, buttons });
}

/** A text with HTML markup below a picture, which the messenger is to fetch. */
type Pictured = { picture: string | undefined; text: string; buttons: InlineKeyboardButton[][] };

/** Sends a text below a picture, or alone where there is none or the messenger does not take it. */
export async function sendPictured(
  api: Api,
  chatId: number,
  { picture, text, buttons }: Pictured,
): Promise<void> {
  const options = { parse_mode: 'HTML' as const, reply_markup: { inline_keyboard: buttons } };
  if (picture !== undefined) {
    try {
      await api.sendPhoto(chatId, picture, { caption: text, ...options });
      return;
    } catch (error) {
      if (!isPictureRefused(error)) throw error;
    }
  }
  await api.sendMessage(chatId, text, { ...options, link_preview_options: { is_disabled: true } });
}

/** The rows of buttons that everybody has under a card. */
export function buttonsOf(
  title: Pick<Title, 'id'>,
  { chatId, links }: Pick<Card, 'chatId' | 'links'>,
): InlineKeyboardButton[][] {
  const open = links.appButton(texts.open, String(chatId), `/content-view/${title.id}`);
  return [[...(open ? [open] : []), { text: texts.play, callback_data: callbacks.play.make(title.id) }]];
}

/** The messenger fetches the picture by itself, and says in many ways that it could not. */
function isPictureRefused(error: unknown): boolean {
  return (
    error instanceof GrammyError &&
    error.error_code === 400 &&
    /url|photo|image|web ?page|media|file/i.test(error.description)
  );
}
