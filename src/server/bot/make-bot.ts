import { type Api, Bot, type BotError, type Context, type MiddlewareFn } from 'grammy';
import { isDatabaseFailure } from '../domain/database-failure.ts';
import { answerCallback } from './answer-callback.ts';
import { answerEpisodeButtons } from './episodes.ts';
import { failureOf, TryAgainError } from './failures.ts';
import { requestIdOf } from './handle-updates.ts';
import { hearOfBlocks } from './hear-of-blocks.ts';
import { answerHelp } from './help.ts';
import { answerInlineQueries } from './inline.ts';
import { keepOut } from './keep-out.ts';
import { knowNames } from './know-names.ts';
import { keepMenuButtonFresh } from './menu-button.ts';
import { obeyAboutNotices } from './notice.ts';
import { makeLists } from './own-lists.ts';
import { announceTitles } from './owner/announce.ts';
import { obeyOwner } from './owner/grant-premium.ts';
import { manageTitles } from './owner/manage-titles.ts';
import { oversee } from './owner/oversee.ts';
import { refundPayments } from './owner/refund-payment.ts';
import { settleUnsure } from './owner/settle-unsure.ts';
import { showChannels } from './owner/show-channels.ts';
import { takePosts } from './owner/take-posts.ts';
import { takeSources } from './owner/take-sources.ts';
import { sellPremium } from './premium.ts';
import { answerSearches } from './search.ts';
import type { Services } from './services.ts';
import { answerStart } from './start.ts';
import { texts } from './texts.ts';
import { answerTitleButtons } from './titles.ts';

/** Seconds after which a call without an answer has failed. */
const CALL_SECONDS = 12;

/** What somebody may send in the hope of an answer; pins, write access, refunds and the like are news of the chat itself. */
const NO_TEXT = [
  'message:file',
  'message:contact',
  'message:location',
  'message:poll',
  'message:dice',
  'message:game',
  'message:story',
] as const;

export type BotAccess = { token: string; apiRoot: string };

/**
 * The bot with all its handlers, not running yet. `retry` stands before them. A failure while the bot answers
 * somebody ends with that update, unless it is the database's: then the update is to be handled again.
 */
export function makeBot(
  { token, apiRoot }: BotAccess,
  services: Services,
  retry: MiddlewareFn<Context>,
): Bot {
  const bot = new Bot(token, { client: { apiRoot, timeoutSeconds: CALL_SECONDS } });
  bot.use(retry);
  const guarded = bot.errorBoundary((error) => report(error, services, bot.api));
  keepOut(guarded, services);
  answerInlineQueries(guarded, services);
  // Groups and channels are where links are shared; what the bot says and sends is for one person alone.
  const chats = guarded.chatType('private');
  hearOfBlocks(chats, services);
  knowNames(chats, services);
  keepMenuButtonFresh(chats, services);
  settleUnsure(chats, services);
  manageTitles(chats, services);
  oversee(chats, services);
  answerStart(chats, services);
  answerHelp(chats, services);
  sellPremium(guarded, chats, services);
  makeLists(chats, services);
  obeyAboutNotices(chats, services);
  obeyOwner(chats, services);
  announceTitles(chats, services);
  refundPayments(chats, services);
  takePosts(guarded, chats, services);
  showChannels(chats, services);
  takeSources(chats, services);
  answerTitleButtons(chats, services);
  answerEpisodeButtons(chats, services);
  answerSearches(chats, services);
  chats.on('callback_query', (ctx) => answerCallback(ctx));
  chats.on([...NO_TEXT], async (ctx) => {
    await ctx.reply(texts.notText);
  });
  return bot;
}

/**
 * Logs what went wrong, without the call: personal links may stand in it. Tells the person where that can work,
 * by `api`: the time that the update's own calls have may be over.
 */
async function report({ error, ctx }: BotError, { log }: Services, api: Api): Promise<void> {
  if (error instanceof TryAgainError || isDatabaseFailure(error)) throw error;
  const { kind, reason } = failureOf(error);
  const requestId = requestIdOf(ctx.update);
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
    // A button pressed too long ago waits no more: then a message says it.
    else if (!(await endWaiting(texts.somethingWrong).catch(() => false)) && ctx.chat)
      await api.sendMessage(ctx.chat.id, texts.somethingWrong);
  } catch (failure) {
    log.info({ requestId, reason: failureOf(failure).reason }, 'a failure could not be told');
  }
}
