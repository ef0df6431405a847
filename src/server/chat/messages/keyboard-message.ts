import { type Api, GrammyError, type InputFile } from 'grammy';
import type { InlineKeyboardButton, InlineKeyboardMarkup, LinkPreviewOptions, Message } from 'grammy/types';
import { classifyBotApiError, isMessageNotModified } from '../bot-api/bot-api-errors.ts';
import type { PrivateChatContext } from '../bot-services.ts';

/** A message's HTML text and inline keyboard. */
export type KeyboardMessage = { text: string; reply_markup: InlineKeyboardMarkup };

export const NO_BUTTONS: InlineKeyboardMarkup = { inline_keyboard: [] };

/** Sends a separate message. */
export async function replyWith(
  ctx: PrivateChatContext,
  { text, reply_markup }: KeyboardMessage,
  link_preview_options?: LinkPreviewOptions,
): Promise<void> {
  const preview = link_preview_options ? { link_preview_options } : {};
  await ctx.reply(text, { parse_mode: 'HTML', reply_markup, ...preview });
}

/** Edits the message of the pressed button; sends a new one when it cannot be edited. */
export async function editMessage(
  ctx: PrivateChatContext,
  { text, reply_markup }: KeyboardMessage,
  link_preview_options?: LinkPreviewOptions,
): Promise<void> {
  const preview = link_preview_options ? { link_preview_options } : {};
  const options = { parse_mode: 'HTML', reply_markup, ...preview } as const;
  try {
    if (ctx.callbackQuery?.message?.photo)
      await ctx.editMessageCaption({ caption: text, parse_mode: 'HTML', reply_markup });
    else await ctx.editMessageText(text, options);
  } catch (error) {
    if (isMessageNotModified(error)) return;
    if (classifyBotApiError(error).kind !== 'refused') throw error;
    await ctx.reply(text, options);
  }
}

/** The buttons of the pressed one's message with a new one in its place, or none. */
export function rowsWithPressed(
  ctx: PrivateChatContext,
  button: InlineKeyboardButton | undefined,
): InlineKeyboardButton[][] {
  const rows = ctx.callbackQuery?.message?.reply_markup?.inline_keyboard ?? [];
  const replacement = button ? [button] : [];
  return rows
    .map((row) => row.flatMap((other) => (isPressed(ctx, other) ? replacement : [other])))
    .filter((row) => row.length > 0);
}

/** Replaces the pressed button, if the message can still be edited. */
export async function replacePressedButton(
  ctx: PrivateChatContext,
  button: InlineKeyboardButton,
): Promise<void> {
  const rows = ctx.callbackQuery?.message?.reply_markup?.inline_keyboard ?? [];
  if (rows.flat().some((other) => isPressed(ctx, other)))
    await editMessageButtons(ctx, rowsWithPressed(ctx, button));
}

function isPressed(ctx: PrivateChatContext, button: InlineKeyboardButton): boolean {
  return 'callback_data' in button && button.callback_data === ctx.callbackQuery?.data;
}

/** Replaces the buttons of the message of the pressed button, if it can still be edited. */
export async function editMessageButtons(
  ctx: PrivateChatContext,
  inline_keyboard: InlineKeyboardButton[][],
): Promise<void> {
  try {
    await ctx.editMessageReplyMarkup({ reply_markup: { inline_keyboard } });
  } catch (error) {
    if (!isMessageNotModified(error) && classifyBotApiError(error).kind !== 'refused') throw error;
  }
}

/** Buttons in rows of at most `perRow`. */
export function inRowsOf<Button>(perRow: number, buttons: readonly Button[]): Button[][] {
  return Array.from({ length: Math.ceil(buttons.length / perRow) }, (_, row) =>
    buttons.slice(row * perRow, (row + 1) * perRow),
  );
}

const MAX_BUTTONS_IN_A_ROW = 5;

/** An entry's line, as HTML, and the data of its button. */
type Entry = { line: string; data: string };

/** Entries as numbered lines of a text, counted from `first`, and rows of buttons with the same numbers. */
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

type Content = {
  /** A photo, or its URL that Telegram can fetch; undefined sends the text alone. */
  picture: string | InputFile | undefined;
  /** HTML, up to 1024 characters without its markup. */
  text: string;
  keyboard: InlineKeyboardButton[][];
};

/** Sends a photo with a caption, or the text alone when Telegram refuses the photo. Returns the message. */
export async function sendPhotoOrText(
  api: Api,
  chatId: number,
  { picture, text, keyboard }: Content,
): Promise<Message> {
  const options = { parse_mode: 'HTML', reply_markup: { inline_keyboard: keyboard } } as const;
  if (picture !== undefined) {
    try {
      return await api.sendPhoto(chatId, picture, { caption: text, ...options });
    } catch (error) {
      if (!isPictureRefused(error)) throw error;
    }
  }
  return api.sendMessage(chatId, text, { ...options, link_preview_options: { is_disabled: true } });
}

/** Telegram fetches the photo itself, and has many error texts for a failure. */
function isPictureRefused(error: unknown): boolean {
  return (
    error instanceof GrammyError &&
    error.error_code === 400 &&
    /url|photo|image|web ?page|media|file/i.test(error.description)
  );
}
