import type { Composer, Context } from 'grammy';
import type { MaybeInaccessibleMessage } from 'grammy/types';
import type { PrivateChatComposer, PrivateChatContext } from '../bot-services.ts';
import { texts } from '../texts/texts.ts';
import { answerCallbackQuery } from './answer-callback-query.ts';

/** A press on a button, in the bot's chat with a person. */
export type PressContext = PrivateChatContext & { callbackQuery: { data: string } };

/** Handles presses on a kind of button, whose numbers come by their names; the answer is a text to show, or nothing. */
export function onPress<Fields>(
  chats: PrivateChatComposer,
  button: { pattern: RegExp; fields(data: string): Fields | undefined },
  handle: (ctx: PressContext, fields: Fields) => Promise<string | undefined>,
): void {
  chats.callbackQuery(button.pattern, async (ctx) => {
    const fields = button.fields(ctx.callbackQuery.data);
    await answerCallbackQuery(ctx, fields && (await handle(ctx, fields)));
  });
}

/** What the buttons of a message send back; none of a message that the messenger no longer shows to the bot. */
export function dataOfButtons(message: MaybeInaccessibleMessage | undefined): string[] {
  const rows = message?.reply_markup?.inline_keyboard ?? [];
  return rows.flat().flatMap((button) => ('callback_data' in button ? [button.callback_data] : []));
}

/**
 * Middleware: refuses a press on a button that its message has not. The messenger passes on whatever a client sends, with
 * any message of the bot's. Of messages that are gone and of inline ones nothing is known.
 */
export function rejectForeignPresses(bot: Composer<Context>): void {
  bot.on('callback_query:data', async (ctx, next) => {
    const { message, data } = ctx.callbackQuery;
    if (!message || message.date === 0 || dataOfButtons(message).includes(data)) return next();
    return answerCallbackQuery(ctx, texts.buttonGone);
  });
}

/** Answers what no other handler did: another's button, one of an older version, one in the wrong place. */
export function registerOtherPresses(bot: Composer<Context>): void {
  bot.on('callback_query', (ctx) => answerCallbackQuery(ctx, texts.buttonGone));
}
