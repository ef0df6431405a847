import type { InlineKeyboardButton, LinkPreviewOptions } from 'grammy/types';
import { classifyBotApiError, isMessageNotModified } from '../bot-api/bot-api-errors.ts';
import type { PrivateChatContext } from '../bot-services.ts';
import type { KeyboardMessage } from './keyboard-message.ts';

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
