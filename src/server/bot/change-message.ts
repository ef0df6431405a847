import type { InlineKeyboardButton } from 'grammy/types';
import type { Choice } from './episode-keyboards.ts';
import { failureOf, isNotModified } from './failures.ts';
import type { PrivateContext } from './services.ts';

/** Shows another text and buttons in the message whose button was pressed; in a new one when that cannot be changed any more. */
export async function changeMessage(ctx: PrivateContext, { text, reply_markup }: Choice): Promise<void> {
  const options = { parse_mode: 'HTML', reply_markup } as const;
  try {
    if (ctx.callbackQuery?.message?.photo) await ctx.editMessageCaption({ caption: text, ...options });
    else await ctx.editMessageText(text, options);
  } catch (error) {
    if (isNotModified(error)) return;
    if (failureOf(error).kind !== 'refused') throw error;
    await ctx.reply(text, options);
  }
}

/** Puts other buttons under the message whose button was pressed; where it cannot be changed any more it stays. */
export async function changeButtons(
  ctx: PrivateContext,
  inline_keyboard: InlineKeyboardButton[][],
): Promise<void> {
  try {
    await ctx.editMessageReplyMarkup({ reply_markup: { inline_keyboard } });
  } catch (error) {
    if (!isNotModified(error) && failureOf(error).kind !== 'refused') throw error;
  }
}
