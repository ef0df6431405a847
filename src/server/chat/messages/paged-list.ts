import type { InlineKeyboardButton } from 'grammy/types';
import { configuredLanguages, inLanguage } from '../../languages/current-language.ts';
import type { PrivateChatComposer, PrivateChatContext } from '../bot-services.ts';
import { texts } from '../texts/texts.ts';
import type { buttons } from './buttons.ts';
import { editMessage, type KeyboardMessage, replyWith } from './keyboard-message.ts';
import { onPress } from './presses.ts';

/** The highest page: OFFSET gets slow beyond. */
const MAX_PAGE = 250;

/** Rows that a query reads. */
export type RowWindow = { limit: number; offset: number };

type PagedList<Row> = {
  /** Turns the pages. */
  button: typeof buttons.history;
  heading(): string;
  /** The message for an empty list, as HTML. */
  none(): string;
  perPage: number;
  read(ctx: PrivateChatContext, rows: RowWindow): Promise<Row[]>;
  /** A page's HTML text and buttons; `first`: the number of its first row, from 1. */
  show(rows: Row[], at: { page: number; first: number }): { text: string; rows: InlineKeyboardButton[][] };
  /** Buttons below the turns. */
  below?(page: number): InlineKeyboardButton[][];
  /** Buttons at the end, of an empty list as well. */
  last?(ctx: PrivateChatContext): InlineKeyboardButton[][];
  /** The button is in other messages as well, and opens the list below them. */
  isOpenedElsewhere?: boolean;
};

/** A list in the chat, page by page. `send` shows its first page in a new message, `show` a page in the pressed one. */
export function registerPagedList<Row>(chats: PrivateChatComposer, list: PagedList<Row>) {
  const { button, perPage } = list;

  onPress(chats, button, async (ctx, { page }) => {
    const isInList = isPageOf(list, ctx.callbackQuery.message?.text ?? '');
    const message = await pageMessage(ctx, page);
    await (isInList || !list.isOpenedElsewhere ? editMessage(ctx, message) : replyWith(ctx, message));
  });

  return {
    send: async (ctx: PrivateChatContext): Promise<void> => replyWith(ctx, await pageMessage(ctx, 0)),
    show: async (ctx: PrivateChatContext, page: number): Promise<void> =>
      editMessage(ctx, await pageMessage(ctx, page)),
  };

  async function pageMessage(ctx: PrivateChatContext, wanted: number): Promise<KeyboardMessage> {
    const page = Math.min(wanted, MAX_PAGE);
    const found = await list.read(ctx, { limit: perPage + 1, offset: page * perPage });
    // The last row of this page may just have been removed.
    if (found.length === 0 && page > 0) return pageMessage(ctx, page - 1);
    const { text, rows } = list.show(found.slice(0, perPage), { page, first: page * perPage + 1 });
    const hasMore = found.length > perPage && page < MAX_PAGE;
    const turns = pageTurns((to) => button.data({ page: to }), { page, hasMore });
    const below = found.length > 0 ? (list.below?.(page) ?? []) : [];
    return {
      text: `<b>${list.heading()}</b>\n\n${text || list.none()}`,
      reply_markup: { inline_keyboard: [...rows, ...turns, ...below, ...(list.last?.(ctx) ?? [])] },
    };
  }
}

/** True if a message is a page of the list, in any language. */
function isPageOf({ heading }: Pick<PagedList<never>, 'heading'>, text: string): boolean {
  return configuredLanguages().some((language) => text.startsWith(inLanguage(language, heading)));
}

/** The row of buttons to the previous and next pages, which count from 0; none for a single page. */
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

/** One page of items that are all loaded, or the last page when there are fewer. */
export function pageOf<Item>(
  items: readonly Item[],
  { page, perPage }: { page: number; perPage: number },
): { shown: Item[]; page: number; hasMore: boolean } {
  const last = Math.max(0, Math.ceil(items.length / perPage) - 1);
  const current = Math.min(page, last);
  const shown = items.slice(current * perPage, (current + 1) * perPage);
  return { shown, page: current, hasMore: current < last };
}
