import { type Api, Bot, type BotError, type Composer, type Context, type MiddlewareFn } from 'grammy';
import type { BotApiFetch } from './chat/bot-api/api-clients.ts';
import { classifyBotApiError, RetryUpdateError } from './chat/bot-api/bot-api-errors.ts';
import { type BotServices, isOwner } from './chat/bot-services.ts';
import { lowerCommands } from './chat/commands/commands.ts';
import { registerHelpCommands } from './chat/commands/help-commands.ts';
import { registerMovedChats } from './chat/live-messages/moved-chats.ts';
import { type AnswerHandlers, registerAnswers } from './chat/messages/answers.ts';
import { logFailedAnswers, registerOtherPresses, rejectForeignPresses } from './chat/messages/presses.ts';
import { QUESTIONS } from './chat/messages/questions.ts';
import { replyOnceToAlbum } from './chat/messages/reply-once-to-album.ts';
import { texts } from './chat/texts/texts.ts';
import { updateRequestId } from './chat/updates/update.ts';
import { isOfErased } from './database/db.ts';
import { isTransientDatabaseError } from './lib/retries.ts';
import type { Branches, ChatHandlers, ChatServices } from './module.ts';
import { MODULES, merge, provided } from './modules.ts';

/** Timeout of one Bot API call, in seconds. */
const CALL_SECONDS = 12;

/** Messages answered with a hint. Service messages (pins, write access, refunds) are ignored. */
const NO_TEXT = [
  'message:file',
  'message:contact',
  'message:location',
  'message:poll',
  'message:dice',
  'message:game',
  'message:story',
] as const;

export type BotApiAccess = { token: string; apiRoot: string; fetch?: BotApiFetch | undefined };

/**
 * The grammY bot with the handlers of all modules, place by place; `retry` runs before them. An error in a handler ends with
 * its update, unless it is transient: then the update is retried.
 */
export function createBot(
  { token, apiRoot, fetch }: BotApiAccess,
  services: ChatServices,
  retry: MiddlewareFn<Context>,
): Bot {
  const bot = new Bot(token, { client: { apiRoot, timeoutSeconds: CALL_SECONDS, ...(fetch && { fetch }) } });
  bot.use(retry);
  logFailedAnswers(bot, services.log);
  lowerCommands(bot);
  for (const { chat } of MODULES) chat?.outermost?.(bot, services);
  const updates = bot.errorBoundary((error) => report(error, services, bot.api));
  const register = (place: Exclude<keyof ChatHandlers, 'answers' | 'outermost'>) => {
    for (const { chat } of MODULES) chat?.[place]?.(branchesOf(updates, services), services);
  };
  registerMovedChats(updates, services);
  register('screening');
  rejectForeignPresses(updates);
  register('everywhere');
  register('first');
  registerAllAnswers(branchesOf(updates, services), services);
  register('owners');
  registerHelpCommands(branchesOf(updates, services).chats, services, provided.deskButtonRows);
  register('everybody');
  register('last');
  registerOtherPresses(updates);
  branchesOf(updates, services).chats.on([...NO_TEXT], async (ctx) => {
    await replyOnceToAlbum(ctx, texts.notText);
  });
  return bot;
}

/** New branches: handlers registered on them run after all handlers registered so far. */
function branchesOf(updates: Composer<Context>, services: ChatServices): Branches {
  const chats = updates.chatType('private');
  return { updates, chats, owners: chats.filter((ctx) => isOwner(ctx, services)) };
}

function registerAllAnswers(branches: Branches, services: ChatServices): void {
  const handlers = merge<AnswerHandlers>(
    QUESTIONS,
    MODULES.map(({ chat }) => chat?.answers?.(branches, services)),
  );
  registerAnswers(branches.chats, services, handlers);
}

/**
 * Logs the error without the call's payload, which may contain a launch key. Reports it to the person through
 * `api`, since the time limit of the update's own calls may be over.
 */
async function report({ error, ctx }: BotError, { log }: BotServices, api: Api): Promise<void> {
  // After an erasure an update about somebody else is handled as their absence has it, and one of their own is dropped.
  if (error instanceof RetryUpdateError || isTransientDatabaseError(error) || isOfErased(error)) throw error;
  const { kind, reason } = classifyBotApiError(error);
  const requestId = updateRequestId(ctx.update);
  if (kind !== 'unreachable')
    log.error(
      { requestId, ...(kind === 'unknown' ? { err: error } : { reason }) },
      'the bot could not answer',
    );
  const endWaiting = async (text?: string) => {
    if (!ctx.callbackQuery) return false;
    return api.answerCallbackQuery(ctx.callbackQuery.id, text === undefined ? {} : { text });
  };
  try {
    if (kind === 'unreachable') await endWaiting();
    // An expired callback query is answered by a message instead.
    else if (!(await endWaiting(texts.somethingWrong).catch(() => false)) && ctx.chat)
      await api.sendMessage(ctx.chat.id, texts.somethingWrong);
  } catch (failure) {
    log.info(
      { requestId, reason: classifyBotApiError(failure).reason },
      'could not report a failure to the person',
    );
  }
}
