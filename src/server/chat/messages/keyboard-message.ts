import type { InlineKeyboardMarkup } from 'grammy/types';

/** A message's HTML text and inline keyboard. */
export type KeyboardMessage = { text: string; reply_markup: InlineKeyboardMarkup };
