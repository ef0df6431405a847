import type { InlineKeyboardButton } from 'grammy/types';
import { inRowsOf } from './in-rows-of.ts';

const MAX_BUTTONS_IN_A_ROW = 5;

/** What is said of an entry, as HTML, and what its number sends back. */
type Entry = { line: string; data: string };

/** Entries as numbered lines of a text, counted from `first`, and rows of buttons that bear the numbers. */
export function numberedList(
  entries: readonly Entry[],
  { first = 1, between = '\n' }: { first?: number; between?: string } = {},
): { text: string; rows: InlineKeyboardButton[][] } {
  const buttons = entries.map(({ data }, index) => ({ text: `${first + index}`, callback_data: data }));
  const rowCount = Math.ceil(buttons.length / MAX_BUTTONS_IN_A_ROW);
  return {
    text: entries.map(({ line }, index) => `${first + index}. ${line}`).join(between),
    rows: inRowsOf(Math.ceil(buttons.length / rowCount), buttons),
  };
}
