import type { InlineKeyboardButton } from 'grammy/types';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { nameWithYear } from '../catalogue/cards/title-card.ts';
import type { Title } from '../catalogue/title.ts';
import { requestTexts } from './request-texts.ts';

/** Titles of the catalogue that a request may be. */
export function linkButtons(requestId: number, titles: readonly Title[]): InlineKeyboardButton[][] {
  const other = { text: requestTexts.otherTitle, callback_data: callbackData.linkTo.make(requestId, 0) };
  const back = { text: requestTexts.back, callback_data: callbackData.request.make(requestId, 0) };
  return [
    ...titles.map((title) => [
      { text: nameWithYear(title), callback_data: callbackData.linkTo.make(requestId, title.id) },
    ]),
    [other, back],
  ];
}
