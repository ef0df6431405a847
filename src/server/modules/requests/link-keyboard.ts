import type { InlineKeyboardButton } from 'grammy/types';
import { buttons } from '../../chat/messages/buttons.ts';
import { nameWithYear } from '../catalogue/cards/title-card.ts';
import type { Title } from '../catalogue/title.ts';
import { requestTexts } from './request-texts.ts';

/** Titles of the catalogue that a request may be. */
export function linkButtons(requestId: number, titles: readonly Title[]): InlineKeyboardButton[][] {
  const other = buttons.linkTo.labelled(requestTexts.otherTitle, { requestId, titleId: null });
  const back = buttons.request.labelled(requestTexts.back, { requestId, page: 0 });
  return [
    ...titles.map((title) => [
      buttons.linkTo.labelled(nameWithYear(title), { requestId, titleId: title.id }),
    ]),
    [other, back],
  ];
}
