import type { InlineKeyboardButton } from 'grammy/types';
import { READY_REASONS } from '../../../contract/desk/requests.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { nameWithYear } from '../catalogue/cards/title-card.ts';
import type { Title } from '../catalogue/title.ts';
import type { TmdbMatch } from '../imports/tmdb/search-tmdb.ts';
import { matchLine } from './ask-by-tmdb.ts';
import { requestTexts } from './request-text.ts';

/** Back to the request's card. */
const back = (requestId: number) => buttons.request.labelled(requestTexts.back, { requestId, page: 0 });

/** Titles of the catalogue that a request may mean. */
export function linkButtons(requestId: number, titles: readonly Title[]): InlineKeyboardButton[][] {
  const other = buttons.linkTo.labelled(requestTexts.otherTitle, { requestId, titleId: null });
  return [
    ...titles.map((title) => [
      buttons.linkTo.labelled(nameWithYear(title), { requestId, titleId: title.id }),
    ]),
    [other, back(requestId)],
  ];
}

export function withdrawButton(id: number) {
  return buttons.withdraw.labelled(requestTexts.withdraw, { requestId: id });
}

/** Titles of TMDB that the words of a request may mean. */
export function approveButtons(id: number, matches: readonly TmdbMatch[]): InlineKeyboardButton[][] {
  const titles = matches.map((match) => [
    buttons.approveAs.labelled(matchLine(match), { requestId: id, type: match.type, tmdbId: match.id }),
  ]);
  const without = buttons.approveAs.labelled(requestTexts.withoutTmdb, {
    requestId: id,
    type: 'film',
    tmdbId: null,
  });
  return [...titles, [without], [back(id)]];
}

/** Buttons that make the words a film or a series. */
export function typeButtons(id: number): InlineKeyboardButton[][] {
  const film = buttons.createAsked.labelled(requestTexts.createFilm, { requestId: id, type: 'film' });
  const series = buttons.createAsked.labelled(requestTexts.createSeries, { requestId: id, type: 'serie' });
  return [[film, series], [back(id)]];
}

export function reasonButtons(id: number): InlineKeyboardButton[][] {
  const reasons = READY_REASONS.map((reason) => [
    buttons.rejectFor.labelled(requestTexts.reasons[reason], { requestId: id, reason }),
  ]);
  const other = buttons.rejectFor.labelled(requestTexts.otherReason, { requestId: id, reason: 'own' });
  return [...reasons, [other], [back(id)]];
}
