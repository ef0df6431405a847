import type { InlineKeyboardButton } from 'grammy/types';
import { callbacks } from '../callbacks.ts';
import { texts } from '../texts.ts';

/** The rows of buttons that owners have under a title's card, besides everybody's. */
export function ownersTools(id: number, { hidden }: { hidden: boolean }): InlineKeyboardButton[][] {
  const { owner } = texts;
  return [
    [
      { text: owner.edit, callback_data: callbacks.edit.make(id) },
      { text: hidden ? owner.show : owner.hide, callback_data: callbacks.hide.make(id, hidden ? 0 : 1) },
      { text: owner.sources, callback_data: callbacks.sources.make(id, 0) },
    ],
    [{ text: owner.remove, callback_data: callbacks.remove.make(id) }],
  ];
}
