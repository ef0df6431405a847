import type { InlineKeyboardMarkup, LinkPreviewOptions } from 'grammy/types';
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
