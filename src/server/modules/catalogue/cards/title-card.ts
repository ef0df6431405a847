import type { Api } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import type { ChatLinks } from '../../../chat/chat-links.ts';
import { deskPathOfTitle } from '../../../chat/desk-link.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../../chat/messages/html.ts';
import { sendPhotoOrText } from '../../../chat/messages/keyboard-message.ts';
import { ownerTexts, texts } from '../../../chat/texts/texts.ts';
import { withYear } from '../../../lib/with-year.ts';
import type { Episode } from '../rules/title-part.ts';
import type { Title } from '../title.ts';
import { genreName } from '../title-language.ts';

/** A picture's caption has 1024 characters at most; the name, the facts and a note need some of them. */
const MAX_PLOT_LENGTH = 600;
/** Longest plot in a short caption. */
const SHORT_PLOT = 140;
const MAX_NAME_LENGTH = 150;

/** Null if unknown. */
export function releaseYear({ data_uscita }: Pick<Title, 'data_uscita'>): string | null {
  return data_uscita === null ? null : data_uscita.slice(0, 4);
}

/** A title's name on one line, with its year if known, without markup: `Nosferatu (1922)`. */
export function nameWithYear(title: Title): string {
  return withYear(truncateText(title.titolo, MAX_NAME_LENGTH), releaseYear(title));
}

/** The name of a film, with its year, or of an episode. */
export function nameOfPart(title: Title, episode: Episode | undefined): string {
  return episode ? texts.episode(title.titolo, episode.season, episode.episode) : nameWithYear(title);
}

/** Duration, unless it is 0 and so not known, and genres. */
export function titleFacts({ type, durata, generi }: Pick<Title, 'type' | 'durata' | 'generi'>): string[] {
  return [...(durata === 0 ? [] : [texts.duration(type, durata)]), ...generi.map(genreName)];
}

/** A title's card as a message with HTML markup: name, year, facts, plot, and a note below. */
export function titleCardText(title: Title, note?: string): string {
  const parts = [titleHeading(title), escapeHtml(truncateText(title.trama, MAX_PLOT_LENGTH))];
  if (note) parts.push(`<i>${escapeHtml(note)}</i>`);
  return parts.filter(Boolean).join('\n\n');
}

/** The caption of a delivery: a shorter card; `line` names the episode, or the news. */
export function shortTitleCardText(title: Title, line?: string): string {
  const parts = [
    titleHeading(title, line),
    escapeHtml(truncateText(title.trama.replace(/\s+/g, ' '), SHORT_PLOT)),
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** Name, year and facts; `line` is between them. */
export function titleHeading(title: Title, line = ''): string {
  const facts = titleFacts(title).join(' · ');
  const name = withYear(
    `<b>${escapeHtml(truncateText(title.titolo, MAX_NAME_LENGTH))}</b>`,
    releaseYear(title),
  );
  return [name, escapeHtml(line), escapeHtml(truncateText(facts, 150))].filter(Boolean).join('\n');
}

/** `owner`: the card is an owner's, with the title's number and the buttons that change it. */
type Card = {
  chatId: number;
  title: Title;
  links: ChatLinks;
  note?: string;
  /** The next episode for this person. */
  next?: Episode | undefined;
  owner?: { hidden: boolean } | undefined;
  /** Without a video it has no 'Riproduci'. */
  isPlayable?: boolean;
};

/** Sends a title's card, with its cover if possible. */
export async function sendTitleCard(
  api: Api,
  { chatId, title, links, note, next, owner, isPlayable = true }: Card,
): Promise<void> {
  const text = [titleCardText(title, note), owner && ownerTexts.number(title.id)]
    .filter(Boolean)
    .join('\n\n');
  const goOn = next ? [[episodeButton(title.id, next, texts.goOn)]] : [];
  const tools = owner ? ownerTitleButtons({ ...title, ...owner }, { chatId, links }) : [];
  const main = isPlayable
    ? titleButtons(title, { chatId, links })
    : [openInAppButton(title, { chatId, links })].filter((row) => row.length > 0);
  const mute = isPlayable ? [] : [[buttons.mute.labelled(texts.mute, { titleId: title.id })]];
  const keyboard = [...goOn, ...main, ...tools, ...mute];
  await sendPhotoOrText(api, chatId, { picture: links.picture(title), text, keyboard });
}

/** Button rows of a title's card. */
export function titleButtons(
  title: Pick<Title, 'id'>,
  { chatId, links }: Pick<Card, 'chatId' | 'links'>,
): InlineKeyboardButton[][] {
  return [
    [...openInAppButton(title, { chatId, links }), buttons.play.labelled(texts.play, { titleId: title.id })],
  ];
}

/** Opens the title in the mini app; none if the Bot API would refuse the URL. */
export function openInAppButton(
  { id }: Pick<Title, 'id'>,
  { chatId, links }: Pick<Card, 'chatId' | 'links'>,
): InlineKeyboardButton[] {
  const open = links.appButton(texts.open, String(chatId), `/content-view/${id}`);
  return open ? [open] : [];
}

/** Sends an episode when it is pressed. */
export function episodeButton(
  titleId: number,
  { season, episode }: Episode,
  label: (season: number, episode: number) => string,
): InlineKeyboardButton {
  return buttons.episode.labelled(label(season, episode), {
    part: { titleId: titleId, episode: { season: season, episode: episode } },
  });
}

/** Additional button rows of a title's card for owners: 'Modifica' opens the desk. Without a video there is no still. */
export function ownerTitleButtons(
  {
    id,
    copertina: cover,
    hidden,
    isPlayable,
  }: Pick<Title, 'id' | 'copertina' | 'isPlayable'> & { hidden: boolean },
  { chatId, links }: Pick<Card, 'chatId' | 'links'>,
): InlineKeyboardButton[][] {
  const edit = links.appButton(ownerTexts.edit, String(chatId), deskPathOfTitle(id));
  const hide = buttons.hide.labelled(hidden ? ownerTexts.show : ownerTexts.hide, {
    titleId: id,
    hidden: !hidden,
  });
  const useStill = buttons.useStill.labelled(ownerTexts.useStill, { titleId: id });
  return [[...(edit ? [edit] : []), hide], ...(cover === null && isPlayable ? [[useStill]] : [])];
}
