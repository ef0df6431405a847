import type { InlineKeyboardButton, InlineKeyboardMarkup } from 'grammy/types';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { escapeHtml } from '../../chat/messages/html.ts';
import type { KeyboardMessage } from '../../chat/messages/keyboard-message.ts';
import { texts } from '../../chat/texts/texts.ts';
import { shortTitleCardText } from '../catalogue/cards/title-card.ts';
import type { Episode } from '../catalogue/rules/episode.ts';
import type { Title } from '../catalogue/title.ts';

/** Page sizes: a keyboard holds at most 100 buttons, navigation included. */
const SEASONS = { perPage: 30, perRow: 2 };
const EPISODES = { perPage: 60, perRow: 5 };

type Layout = { perPage: number; perRow: number };

/** The seasons of a series that have something to watch. */
export function seasonPicker(title: Title, episodes: readonly Episode[], page = 0): KeyboardMessage {
  const seasons = [...new Set(episodes.map(({ season }) => season))];
  const buttons = seasons.map((season) => ({
    text: texts.season(season),
    callback_data: callbackData.season.make(title.id, season, 0),
  }));
  const turn = (to: number) => callbackData.seasons.make(title.id, to);
  return { text: heading(title, texts.chooseSeason), reply_markup: keyboard(buttons, SEASONS, page, turn) };
}

/** The episodes of one season, with a way back; the seasons where it has none. */
export function episodePicker(
  title: Title,
  episodes: readonly Episode[],
  { season, page }: { season: number; page: number },
): KeyboardMessage {
  const chosen = episodes.filter((one) => one.season === season);
  if (chosen.length === 0) return seasonPicker(title, episodes);
  const buttons = chosen.map(({ episode }) => ({
    text: String(episode),
    callback_data: callbackData.episode.make(title.id, season, episode),
  }));
  const turn = (to: number) => callbackData.season.make(title.id, season, to);
  const reply_markup = keyboard(buttons, EPISODES, page, turn);
  const back = { text: texts.allSeasons, callback_data: callbackData.seasons.make(title.id, 0) };
  reply_markup.inline_keyboard.push([back]);
  return { text: heading(title, texts.chooseEpisode(season)), reply_markup };
}

function heading(title: Title, line: string): string {
  return `${shortTitleCardText(title)}\n\n<i>${escapeHtml(line)}</i>`;
}

/** One page of buttons in rows, and where there are more pages the way to them. */
function keyboard(
  buttons: readonly InlineKeyboardButton[],
  { perPage, perRow }: Layout,
  page: number,
  turn: (to: number) => string,
): InlineKeyboardMarkup {
  const last = Math.max(0, Math.ceil(buttons.length / perPage) - 1);
  const current = Math.min(page, last);
  const shown = buttons.slice(current * perPage, (current + 1) * perPage);
  const rows: InlineKeyboardButton[][] = [];
  for (let start = 0; start < shown.length; start += perRow) rows.push(shown.slice(start, start + perRow));
  const turns: InlineKeyboardButton[] = [];
  if (current > 0) turns.push({ text: texts.earlier, callback_data: turn(current - 1) });
  if (current < last) turns.push({ text: texts.later, callback_data: turn(current + 1) });
  return { inline_keyboard: turns.length > 0 ? [...rows, turns] : rows };
}
