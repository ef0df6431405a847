import type { InlineKeyboardButton } from 'grammy/types';
import { texts } from '../texts/texts.ts';

/** The row of buttons to the pages before and after, which count from 0; none where there is one page. */
export function pageTurns(
  { make }: { make(page: number): string },
  { page, hasMore }: { page: number; hasMore: boolean },
): InlineKeyboardButton[][] {
  const turns = [
    ...(page > 0 ? [{ text: texts.earlier, callback_data: make(page - 1) }] : []),
    ...(hasMore ? [{ text: texts.later, callback_data: make(page + 1) }] : []),
  ];
  return turns.length > 0 ? [turns] : [];
}
