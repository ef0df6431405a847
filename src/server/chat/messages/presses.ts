import type { Composer, Context, NextFunction } from 'grammy';
import type { MaybeInaccessibleMessage } from 'grammy/types';
import type { Logger } from '../../database/logger.ts';
import { classifyBotApiError } from '../bot-api/bot-api-errors.ts';
import type { PrivateChatComposer, PrivateChatContext } from '../bot-services.ts';
import { texts } from '../texts/texts.ts';
import { updateRequestId } from '../updates/update.ts';

type Pressed<Chat> = Chat & { callbackQuery: { data: string } };
/** A press on a button, in the bot's chat with a person. */
export type PressContext = Pressed<PrivateChatContext>;

/** The handler has answered the press itself: early, or with a link. */
export const ANSWERED = Symbol('answered');
/** A press's answer: a text, an alert that stays until it is closed, or nothing. */
export type PressAnswer = string | { alert: string } | typeof ANSWERED | undefined;

/** A kind of button, whose fields have these values. */
export type ButtonKind<Values> = { pattern: RegExp; fields(data: string): Values | undefined };
type Handler<Chat, Values> = (ctx: Pressed<Chat>, values: Values) => Promise<PressAnswer | void>;

/** Handles presses on a kind of button; data with impossible values are left to other handlers. */
export function onPress<Values>(
  chats: PrivateChatComposer,
  kind: ButtonKind<Values>,
  handle: Handler<PrivateChatContext, Values>,
): void {
  chats.callbackQuery(kind.pattern, pressHandler(kind, handle));
}

/** Handles presses in any chat, and in inline messages. */
export function onPressAnywhere<Values>(
  bot: Composer<Context>,
  kind: ButtonKind<Values>,
  handle: Handler<Context, Values>,
): void {
  bot.callbackQuery(kind.pattern, pressHandler(kind, handle));
}

function pressHandler<Chat extends Context, Values>(kind: ButtonKind<Values>, handle: Handler<Chat, Values>) {
  return async (ctx: Pressed<Chat>, next: NextFunction): Promise<void> => {
    const values = kind.fields(ctx.callbackQuery.data);
    if (values === undefined) return next();
    const answer = (await handle(ctx, values)) ?? undefined;
    if (answer === ANSWERED) return undefined;
    return typeof answer === 'object'
      ? answerCallbackQuery(ctx, answer.alert, { isAlert: true })
      : answerCallbackQuery(ctx, answer);
  };
}

/** The data of a message's buttons; none for a message that the messenger no longer shows to the bot. */
export function dataOfButtons(message: MaybeInaccessibleMessage | undefined): string[] {
  const rows = message?.reply_markup?.inline_keyboard ?? [];
  return rows.flat().flatMap((button) => ('callback_data' in button ? [button.callback_data] : []));
}

/**
 * Middleware: refuses a press on a button that its message does not have. The messenger passes on anything that a
 * client sends, with any message of the bot's. The buttons of deleted and inline messages are unknown.
 */
export function rejectForeignPresses(bot: Composer<Context>): void {
  bot.on('callback_query:data', async (ctx, next) => {
    const { message, data } = ctx.callbackQuery;
    if (!message || message.date === 0 || dataOfButtons(message).includes(data)) return next();
    return answerCallbackQuery(ctx, texts.buttonGone);
  });
}

/** Middleware: logs each answer to a press that fails, which nobody else hears of. */
export function logFailedAnswers(bot: Composer<Context>, log: Pick<Logger, 'info'>): void {
  bot.on('callback_query', async (ctx, next) => {
    const requestId = updateRequestId(ctx.update);
    ctx.api.config.use(async (previous, method, payload, signal) => {
      const made = previous(method, payload, signal);
      if (method !== 'answerCallbackQuery') return made;
      const failure = await made.then(
        (answer) => (answer.ok ? undefined : `${answer.error_code}: ${answer.description}`),
        (error: unknown) => classifyBotApiError(error).reason,
      );
      if (failure !== undefined) log.info({ requestId, reason: failure }, 'a press got no answer');
      return made;
    });
    await next();
  });
}

/** Answers presses that no other handler did: on an owner's button, an older version's, or one in the wrong place. */
export function registerOtherPresses(bot: Composer<Context>): void {
  bot.on('callback_query', (ctx) => answerCallbackQuery(ctx, texts.buttonGone));
}

/**
 * Answers a callback query, which ends the button's loading state, optionally with a text (200 characters at most), which
 * `isAlert` keeps on the screen until it is closed. A failure changes nothing: the press is done, and the messenger ends
 * the loading state itself.
 */
export async function answerCallbackQuery(
  ctx: Context,
  text?: string,
  { isAlert = false } = {},
): Promise<void> {
  await ctx
    .answerCallbackQuery(text === undefined ? {} : { text, ...(isAlert && { show_alert: true }) })
    .catch(() => undefined);
}
