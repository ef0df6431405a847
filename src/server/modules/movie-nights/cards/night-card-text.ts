import type { InlineKeyboardButton, LinkPreviewOptions, UserFromGetMe } from 'grammy/types';
import { MOVIE_NIGHT_START_PREFIX } from '../../../../contract/movie-nights.ts';
import type { ChatLinks } from '../../../chat/chat-links.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../../chat/messages/html.ts';
import type { KeyboardMessage } from '../../../chat/messages/keyboard-message.ts';
import { nightTexts } from '../../../chat/texts/texts.ts';
import { nameWithYear } from '../../catalogue/cards/title-card.ts';
import type { Title } from '../../catalogue/title.ts';
import { DEFAULT_OPTIONS, type NightOptions } from '../night-options.ts';

export type Bot = Pick<UserFromGetMe, 'username' | 'has_main_web_app'>;

/** A night as its card shows it. */
export type ShownNight = {
  id: string;
  title: string;
  state: 'open' | 'chosen' | 'closed';
  reason: string;
  options: NightOptions;
  /** Names of excluded genres. */
  leftOut: readonly string[];
  names: readonly string[];
  chosen: Title | undefined;
};

export type NightCard = KeyboardMessage & { link_preview_options: LinkPreviewOptions };

/** Members named on a card. */
const MAX_NAMES = 10;
const MAX_NAME_LENGTH = 30;

/** A night's card for any chat: its members, or the chosen title. */
export function nightCard(night: ShownNight, { links, me }: { links: ChatLinks; me: Bot }): NightCard {
  const { chosen, names } = night;
  const picture = chosen && links.picture(chosen);
  const named = names.slice(0, MAX_NAMES).map((name) => truncateText(name, MAX_NAME_LENGTH));
  const lines = [
    `<b>${escapeHtml(nightTexts.headline(night.title, names.length))}</b>`,
    escapeHtml(nightTexts.options(night.options, night.leftOut, DEFAULT_OPTIONS.votingMinutes)),
    escapeHtml(named.join(', ') + (names.length > MAX_NAMES ? ' …' : '')),
    ...outcomeLines(night),
  ];
  return {
    text: lines.filter(Boolean).join('\n'),
    reply_markup: { inline_keyboard: keyboardOf(night, me) },
    link_preview_options:
      picture === undefined
        ? { is_disabled: true }
        : { url: picture, prefer_large_media: true, show_above_text: true },
  };
}

function outcomeLines({ state, chosen, reason }: ShownNight): string[] {
  if (chosen)
    return [`\n${nightTexts.chosen} <b>${escapeHtml(nameWithYear(chosen))}</b>`, escapeHtml(reason)];
  if (state === 'open') return [`\n${nightTexts.invitation}`];
  if (state === 'chosen') return [`\n${nightTexts.choiceGone}`];
  return [`\n${nightTexts.closed}`];
}

function keyboardOf({ id, state, chosen }: ShownNight, me: Bot): InlineKeyboardButton[][] {
  const join = { text: nightTexts.join, url: nightLink(me, id) };
  const watch = buttons.nightPlay.labelled(nightTexts.watch, { nightId: id });
  if (chosen) return [[watch]];
  if (state !== 'open') return [];
  return [[join], [buttons.nightWho.labelled(nightTexts.who, { nightId: id })]];
}

/** The link that opens a night in the mini app or, if the bot has no main one, in its chat. */
function nightLink({ username, has_main_web_app: hasMainApp }: Bot, id: string): string {
  return `https://t.me/${username}?${hasMainApp ? 'startapp' : 'start'}=${MOVIE_NIGHT_START_PREFIX}${id}`;
}
