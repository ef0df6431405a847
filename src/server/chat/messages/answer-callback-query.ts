import { type Context, GrammyError } from 'grammy';

/**
 * Answers a callback query, which ends the button's loading state, optionally with a text. Expired queries are ignored.
 */
export async function answerCallbackQuery(ctx: Context, text?: string): Promise<void> {
  try {
    await ctx.answerCallbackQuery(text === undefined ? {} : { text });
  } catch (error) {
    if (!(error instanceof GrammyError && error.error_code === 400)) throw error;
  }
}
