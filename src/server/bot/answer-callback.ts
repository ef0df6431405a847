import { type Context, GrammyError } from 'grammy';

/** Ends the waiting that a pressed button shows, perhaps with a line. Pressed too long ago, it waits no more. */
export async function answerCallback(ctx: Context, text?: string): Promise<void> {
  try {
    await ctx.answerCallbackQuery(text === undefined ? {} : { text });
  } catch (error) {
    if (!(error instanceof GrammyError && error.error_code === 400)) throw error;
  }
}
