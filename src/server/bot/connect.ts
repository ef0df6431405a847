import { setTimeout as sleep } from 'node:timers/promises';
import { type Bot, HttpError } from 'grammy';
import type { Update } from 'grammy/types';
import type { Log } from '../database/log.ts';
import type { Brand } from '../domain/brand.ts';
import { retryDelay } from '../domain/retry-delay.ts';
import { failureOf } from './failures.ts';
import { forGrammy } from './grammy-signal.ts';
import { introduce } from './introduce.ts';

/** The kinds of updates that the bot reacts to. */
const UPDATES = [
  'message',
  'channel_post',
  'edited_channel_post',
  'callback_query',
  'inline_query',
  'pre_checkout_query',
  'my_chat_member',
] as const;
/** Seconds that the messenger holds a question for updates back when there are none. */
const POLL_SECONDS = 8;
/** How often a server looks whether asking for updates has become its business, in milliseconds. */
const STANDBY_MS = 500;

type Options = {
  /** Where the messenger brings updates, and what it shows there; without it they are asked for. */
  webhook: { url: string; secret: string } | undefined;
  /** What the bot is called, and who has more commands. */
  brand: Brand;
  ownerIds: readonly string[];
  /** Keeps updates; rejects when it could not. */
  store(updates: readonly Update[]): Promise<void>;
  /** Of several servers one asks for updates. */
  isLeader(): boolean;
  log: Log;
  /** Ends the attempts to connect, and the asking. */
  signal: AbortSignal;
};

/** Introduces the bot and brings updates in, for as long as it takes. Settles when `signal` ends that. */
export async function connect(bot: Bot, options: Options): Promise<void> {
  const { webhook, log, signal } = options;
  const trouble = reportTrouble(log);
  const isEnding = () => signal.aborted;
  for (let attempt = 1; !isEnding(); attempt += 1) {
    try {
      bot.botInfo = await bot.api.getMe();
      await introduce(bot.api, options);
      trouble.isOver();
      attempt = 1;
      if (!webhook) await poll(bot, options);
      else await bot.api.setWebhook(webhook.url, { secret_token: webhook.secret, allowed_updates: UPDATES });
      return;
    } catch (error) {
      if (!isEnding()) trouble.is(error);
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

/** Asks for updates while this server leads. What was stored is acknowledged by the next question. */
async function poll(bot: Bot, { store, isLeader, signal }: Options): Promise<void> {
  let offset = 0;
  let mayAsk = false;
  while (!signal.aborted) {
    if (!isLeader()) {
      mayAsk = false;
      await sleep(STANDBY_MS, undefined, { signal }).catch(() => undefined);
      continue;
    }
    // The messenger answers no questions while there is a webhook.
    if (!mayAsk) await bot.api.deleteWebhook();
    mayAsk = true;
    const asked = { offset, timeout: POLL_SECONDS, allowed_updates: UPDATES };
    const updates = await bot.api.getUpdates(asked, forGrammy(signal));
    if (updates.length > 0) await store(updates);
    offset = (updates.at(-1)?.update_id ?? offset - 1) + 1;
  }
}
