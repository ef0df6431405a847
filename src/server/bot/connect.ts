import { setTimeout as sleep } from 'node:timers/promises';
import { type Bot, HttpError } from 'grammy';
import type { Log } from '../database/log.ts';
import { retryDelay } from '../domain/retry-delay.ts';
import { failureOf } from './failures.ts';
import { texts } from './texts.ts';

/** The kinds of updates that the bot reacts to. */
const UPDATES = ['message', 'callback_query', 'inline_query', 'pre_checkout_query'] as const;
/** Seconds that the messenger holds a question for updates back when there are none. */
const POLL_SECONDS = 8;

type Options = {
  /** Where the messenger brings updates, and what it shows there; without it they are asked for. */
  webhook: { url: string; secret: string } | undefined;
  log: Log;
  /** Ends the attempts to connect. */
  signal: AbortSignal;
};

/** Introduces the bot and brings updates in, for as long as it takes. Settles when `bot.stop()` ends that. */
export async function connect(bot: Bot, { webhook, log, signal }: Options): Promise<void> {
  const trouble = reportTrouble(log);
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    try {
      bot.botInfo = await bot.api.getMe();
      await bot.api.setMyCommands(
        Object.entries(texts.commands).map(([command, description]) => ({ command, description })),
      );
      trouble.isOver();
      if (!webhook) await poll(bot, signal);
      else await bot.api.setWebhook(webhook.url, { secret_token: webhook.secret, allowed_updates: UPDATES });
      return;
    } catch (error) {
      trouble.is(error);
    }
    await sleep(retryDelay(attempt), undefined, { signal }).catch(() => undefined);
  }
}

/** One line when the trouble begins or changes, and one when it is over, however many attempts lie between. */
function reportTrouble(log: Log) {
  let known: string | undefined;
  return {
    is(error: unknown): void {
      const { reason } = failureOf(error);
      if (reason === known) return;
      known = reason;
      const why = reason.startsWith('401') ? 'the messenger refuses BOT_TOKEN' : 'the bot is not connected';
      log.error({ reason, cause: causeOf(error) }, `${why}: trying again until it works`);
    },
    isOver(): void {
      if (known !== undefined) log.warn({}, 'the bot is connected');
      known = undefined;
    },
  };
}

/** What the network said, address included; the log takes the token out. */
function causeOf(error: unknown): string | undefined {
  return error instanceof HttpError && error.error instanceof Error ? error.error.message : undefined;
}

async function poll(bot: Bot, signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await bot.start({ timeout: POLL_SECONDS, allowed_updates: UPDATES });
}
