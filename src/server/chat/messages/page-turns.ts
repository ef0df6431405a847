import type { InlineKeyboardButton } from 'grammy/types';
import { texts } from '../texts/texts.ts';

/** The row of buttons to the pages before and after, which count from 0; none where there is one page. */
export function pageTurns(
  dataOf: (page: number) => string,
  { page, hasMore }: { page: number; hasMore: boolean },
): InlineKeyboardButton[][] {
  const turns = [
    ...(page > 0 ? [{ text: texts.earlier, callback_data: dataOf(page - 1) }] : []),
    ...(hasMore ? [{ text: texts.later, callback_data: dataOf(page + 1) }] : []),
  ];
  return turns.length > 0 ? [turns] : [];
}

/** One page of what is there as a whole, or the last page where there are fewer. */
export function pageOf<Item>(
  items: readonly Item[],
  { page, perPage }: { page: number; perPage: number },
): { shown: Item[]; page: number; hasMore: boolean } {
  const last = Math.max(0, Math.ceil(items.length / perPage) - 1);
  const current = Math.min(page, last);
  const shown = items.slice(current * perPage, (current + 1) * perPage);
  return { shown, page: current, hasMore: current < last };
}
