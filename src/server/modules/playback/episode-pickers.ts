import type { InlineKeyboardButton } from 'grammy/types';
import { buttons } from '../../chat/messages/buttons.ts';
import { escapeHtml } from '../../chat/messages/html.ts';
import { inRowsOf, type KeyboardMessage } from '../../chat/messages/keyboard-message.ts';
import { pageOf, pageTurns } from '../../chat/messages/paged-list.ts';
import { texts } from '../../chat/texts/texts.ts';
import { shortTitleCardText } from '../catalogue/cards/title-card.ts';
import type { Episode } from '../catalogue/rules/title-part.ts';
import type { Title } from '../catalogue/title.ts';

/** Page sizes: a keyboard holds at most 100 buttons, navigation included. */
const SEASONS = { perPage: 30, perRow: 2 };
const EPISODES = { perPage: 60, perRow: 5 };

/** A series and its watchable episodes. */
export type PickedSeries = { title: Title; episodes: readonly Episode[] };

/** The seasons of a series that have something to watch, specials last. */
export function seasonPicker({ title, episodes }: PickedSeries, page = 0): KeyboardMessage {
  const numbers = [...new Set(episodes.map(({ season }) => season))];
  const seasons = numbers.toSorted((one, other) => Number(one === 0) - Number(other === 0));
  const all = seasons.map((season) =>
    buttons.season.labelled(texts.season(season), { titleId: title.id, season, page: 0 }),
  );
  const dataOf = (to: number) => buttons.seasons.data({ titleId: title.id, page: to });
  return pickerOf(title, texts.chooseSeason, rowsOf(all, { ...SEASONS, page, dataOf }));
}

/** The episodes of one season, watched ones with a mark, and a way back; the seasons if it has none. */
export function episodePicker(
  series: PickedSeries,
  { season, page, watched }: { season: number; page: number; watched: readonly Episode[] },
): KeyboardMessage {
  const { title } = series;
  const chosen = series.episodes.filter((one) => one.season === season);
  if (chosen.length === 0) return seasonPicker(series);
  const isWatched = ({ episode }: Episode) =>
    watched.some((one) => one.season === season && one.episode === episode);
  const all = chosen.map((one) =>
    buttons.episode.labelled(texts.episodeButton(one.episode, isWatched(one)), {
      part: { titleId: title.id, episode: one },
    }),
  );
  const dataOf = (to: number) => buttons.season.data({ titleId: title.id, season, page: to });
  const back = buttons.seasons.labelled(texts.allSeasons, { titleId: title.id, page: 0 });
  const rows = [...rowsOf(all, { ...EPISODES, page, dataOf }), [back]];
  return pickerOf(title, texts.chooseEpisode(season), rows);
}

function pickerOf(title: Title, line: string, rows: InlineKeyboardButton[][]): KeyboardMessage {
  return {
    text: `${shortTitleCardText(title)}\n\n<i>${escapeHtml(line)}</i>`,
    reply_markup: { inline_keyboard: rows },
  };
}

type Layout = { perPage: number; perRow: number; page: number; dataOf(page: number): string };

/** One page of buttons in rows, with the way to further pages. */
function rowsOf(
  all: readonly InlineKeyboardButton[],
  { perPage, perRow, page, dataOf }: Layout,
): InlineKeyboardButton[][] {
  const { shown, ...at } = pageOf(all, { page, perPage });
  return [...inRowsOf(perRow, shown), ...pageTurns(dataOf, at)];
}
