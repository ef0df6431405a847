import type { InlineKeyboardButton } from 'grammy/types';
import { callbackData } from '../../../chat/messages/callback-data.ts';
import { texts } from '../../../chat/texts/texts.ts';

/** Additional button rows of a title's card for owners. */
export function ownerTitleButtons(id: number, { hidden }: { hidden: boolean }): InlineKeyboardButton[][] {
  const { owner } = texts;
  return [
    [
      { text: owner.edit, callback_data: callbackData.edit.make(id) },
      { text: hidden ? owner.show : owner.hide, callback_data: callbackData.hide.make(id, hidden ? 0 : 1) },
      { text: owner.sources, callback_data: callbackData.sources.make(id, 0) },
    ],
    [{ text: owner.remove, callback_data: callbackData.remove.make(id), style: 'danger' }],
  ];
}
