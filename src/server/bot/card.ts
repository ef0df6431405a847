import type { Api } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import type { Episode } from '../repositories/sources.ts';
import type { Title } from '../repositories/title.ts';
import { callbacks } from './callbacks.ts';
import { clip, escapeHtml } from './html.ts';
import type { Links } from './links.ts';
import { ownersTools } from './owner/tools.ts';
import { sendPicture } from './send-picture.ts';
import { texts } from './texts.ts';

/** A picture's caption has 1024 characters at most; the name, the facts and a note need some of them. */
const LONGEST_PLOT = 600;
/** Of what can be watched already, a line or two. */
const SHORT_PLOT = 140;
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
  const parts = [heading(title), escapeHtml(clip(title.trama, LONGEST_PLOT))];
  if (note) parts.push(`<i>${escapeHtml(note)}</i>`);
  return parts.filter(Boolean).join('\n\n');
}

/** What stands with something to watch, as the card but shorter; `line` says which part it is, or what is new. */
export function shortText(title: Title, line?: string): string {
  const parts = [heading(title, line), escapeHtml(clip(title.trama.replace(/\s+/g, ' '), SHORT_PLOT))];
  return parts.filter(Boolean).join('\n\n');
}

function heading(title: Title, line = ''): string {
  const facts = [texts.duration(title.type, title.durata), ...title.generi].join(' · ');
  const name = `<b>${escapeHtml(clip(title.titolo, LONGEST_NAME))}</b> (${yearOf(title)})`;
  return [name, escapeHtml(line), escapeHtml(clip(facts, 150))].filter(Boolean).join('\n');
}

/** `owner`: the card is an owner's, with the title's number and the buttons that change it. */
type Card = {
  chatId: number;
  title: Title;
  links: Links;
  note?: string;
  /** The episode with which this person goes on. */
  next?: Episode | undefined;
  owner?: { hidden: boolean } | undefined;
};

/** Sends a title's card to the person whose chat it is: with its cover where the messenger takes it. */
export async function sendCard(api: Api, { chatId, title, links, note, next, owner }: Card): Promise<void> {
  const text = [cardText(title, note), owner && texts.owner.number(title.id)].filter(Boolean).join('\n\n');
  const goOn = next ? [[episodeButton(title.id, next, texts.goOn)]] : [];
  const tools = owner ? ownersTools(title.id, owner) : [];
  const keyboard = [...goOn, ...buttonsOf(title, { chatId, links }), ...tools];
  await sendPicture(api, chatId, { picture: links.picture(title), text, keyboard });
}

/** The rows of buttons that everybody has under a card. */
export function buttonsOf(
  title: Pick<Title, 'id'>,
  { chatId, links }: Pick<Card, 'chatId' | 'links'>,
): InlineKeyboardButton[][] {
  return [
    [
      ...openButton(title, { chatId, links }),
      { text: texts.play, callback_data: callbacks.play.make(title.id) },
    ],
  ];
}

/** Opens the title in the mini app; none where the messenger would refuse the address. */
export function openButton(
  { id }: Pick<Title, 'id'>,
  { chatId, links }: Pick<Card, 'chatId' | 'links'>,
): InlineKeyboardButton[] {
  const open = links.appButton(texts.open, String(chatId), `/content-view/${id}`);
  return open ? [open] : [];
}

/** Sends an episode when it is pressed. */
export function episodeButton(
  contentId: number,
  { season, episode }: Episode,
  label: (season: number, episode: number) => string,
): InlineKeyboardButton {
  return {
    text: label(season, episode),
    callback_data: callbacks.episode.make(contentId, season, episode),
  };
}
