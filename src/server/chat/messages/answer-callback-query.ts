import { type Context, GrammyError } from 'grammy';

/**
 * Answers a callback query, which ends the button's loading state, optionally with a text (200 characters at most), which
 * `isAlert` keeps on the screen until it is closed. Expired queries are ignored.
 */
export async function answerCallbackQuery(
  ctx: Context,
  text?: string,
  { isAlert = false } = {},
): Promise<void> {
  try {
    await ctx.answerCallbackQuery(text === undefined ? {} : { text, ...(isAlert && { show_alert: true }) });
  } catch (error) {
    if (!(error instanceof GrammyError && error.error_code === 400)) throw error;
  }
}
