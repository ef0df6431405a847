import { autoRetry } from '@grammyjs/auto-retry';
import { Bot, type BotError, type Transformer } from 'grammy';
import { answerCallback } from './answer-callback.ts';
import { answerEpisodeButtons } from './episodes.ts';
import { failureOf } from './failures.ts';
import { forGrammy } from './grammy-signal.ts';
import { answerInlineQueries } from './inline.ts';
import { keepMenuButtonFresh } from './menu-button.ts';
import { obeyOwner } from './owner.ts';
import { sellPremium } from './premium.ts';
import { answerSearches } from './search.ts';
import type { Services } from './services.ts';
import { takeSources } from './sources.ts';
import { answerStart } from './start.ts';
import { texts } from './texts.ts';
import { answerTitleButtons } from './titles.ts';

/** Milliseconds after which a call has failed: somebody waits, and others after them. */
const ANSWER_MS = 15_000;
/** The one call that may take longer asks for updates: the messenger holds it back when there are none. */
const CALL_SECONDS = 40;

export type BotAccess = { token: string; apiRoot: string };

/** The bot with all its handlers, not running yet. A failure while it answers somebody ends with that update. */
export function makeBot({ token, apiRoot }: BotAccess, services: Services): Bot {
  const bot = new Bot(token, { client: { apiRoot, timeoutSeconds: CALL_SECONDS } });
  bot.api.config.use(answerInTime);

  const guarded = bot.errorBoundary((error) => report(error, services));
  answerInlineQueries(guarded, services);
  // Groups and channels are where links are shared; what the bot says and sends is for one person alone.
  const chats = guarded.chatType('private');
  keepMenuButtonFresh(chats, services);
  answerStart(chats, services);
  sellPremium(guarded, chats, services);
  obeyOwner(chats, services);
  takeSources(chats, services);
  answerTitleButtons(chats, services);
  answerEpisodeButtons(chats, services);
  answerSearches(chats, services);
  chats.on('callback_query', (ctx) => answerCallback(ctx));
  chats.on('message', async (ctx) => {
    await ctx.reply(texts.notText);
  });
  return bot;
}

/** Somebody waits for these answers: a short flood limit is waited for, a long one is not. */
const waitForFlood = autoRetry({
  maxRetryAttempts: 2,
  maxDelaySeconds: 5,
  rethrowHttpErrors: true,
  rethrowInternalServerErrors: true,
});

const answerInTime: Transformer = (previous, method, payload, signal) => {
  if (method === 'getUpdates') return previous(method, payload, signal);
  const limit = signal ?? forGrammy(AbortSignal.timeout(ANSWER_MS));
  return waitForFlood(previous, method, payload, limit);
};

/** Logs what went wrong, without the call: personal links may stand in it. Tells the person where that can work. */
async function report({ error, ctx }: BotError, { log }: Services): Promise<void> {
  const { kind, reason } = failureOf(error);
  if (kind === 'unreachable') return;
  log.error(kind === 'unknown' ? { err: error } : { reason }, 'the bot could not answer');
  if (kind !== 'unknown') return;
  const telling = ctx.callbackQuery
    ? answerCallback(ctx, texts.somethingWrong)
    : ctx.message && ctx.reply(texts.somethingWrong);
  await Promise.resolve(telling).catch(() => undefined);
}
