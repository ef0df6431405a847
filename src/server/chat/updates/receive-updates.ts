import { type Bot, HttpError } from 'grammy';
import type { Db } from '../../database/db.ts';
import type { Logger } from '../../database/logger.ts';
import type { Brand } from '../../lib/brand.ts';
import { sleep } from '../../lib/clock.ts';
import { retryDelay } from '../../lib/retries.ts';
import { asGrammySignal } from '../bot-api/api-clients.ts';
import { classifyBotApiError } from '../bot-api/bot-api-errors.ts';
import type { Command } from '../bot-services.ts';
import { publishBotProfile } from '../commands/publish-bot-profile.ts';
import { withdrawLanguages } from '../commands/withdraw-languages.ts';

/** `allowed_updates`. */
const UPDATES = [
  'message',
  'channel_post',
  'edited_channel_post',
  'callback_query',
  'inline_query',
  'chosen_inline_result',
  'pre_checkout_query',
  'subscription',
  'my_chat_member',
] as const;
/** Long polling timeout, in seconds. */
const POLL_SECONDS = 8;
/** Interval of a standby's checks for leadership, in milliseconds. */
const STANDBY_MS = 500;
/** Interval of the leader's looks at its webhook, in milliseconds. */
const WEBHOOK_CHECK_MS = 30_000;

type Options = {
  /** The webhook's URL and secret token; without one updates are polled. */
  webhook: { url: string; secret: string } | undefined;
  /** For the bot's profile and command menus. */
  brand: Brand;
  commands: readonly Command[];
  ownerIds: readonly string[];
  db: Db;
  /** Stores or answers updates; rejects when the database fails. */
  receive(updates: readonly unknown[]): Promise<void>;
  /** True if this server polls. */
  isLeader(): boolean;
  log: Logger;
  /** Ends connecting and polling. */
  signal: AbortSignal;
};

/**
 * Publishes the bot's profile, then polls `getUpdates` or keeps the webhook set. Retries with backoff until `signal` aborts.
 */
export async function receiveUpdates(bot: Bot, options: Options): Promise<void> {
  const { webhook, log, signal } = options;
  const trouble = reportTrouble(log);
  const isEnding = () => signal.aborted;
  let failures = 0;
  while (!isEnding()) {
    try {
      bot.botInfo = await bot.api.getMe();
      await withdrawLanguages(bot.api, options);
      await publishBotProfile(bot.api, options);
      const isConnected = () => {
        trouble.isOver();
        failures = 0;
      };
      if (!webhook) return await poll(bot, { ...options, isConnected });
      const setWebhook = () =>
        bot.api.setWebhook(webhook.url, { secret_token: webhook.secret, allowed_updates: UPDATES });
      await setWebhook();
      isConnected();
      return await keepWebhook(bot, setWebhook, options);
    } catch (error) {
      if (!isEnding()) trouble.is(error);
    }
    failures += 1;
    await sleep(retryDelay(failures), { signal }).catch(() => undefined);
  }
}

const MEANINGS: [reason: RegExp, meaning: string][] = [
  [
    /^40[14]/,
    'the messenger refuses BOT_TOKEN: it was revoked or mistyped. Take the current one from @BotFather (/mybots, API Token), set it, and start again',
  ],
  [/^409/, 'another program uses the same bot: stop it, or revoke its token at @BotFather'],
  [
    /webhook can be set up only on ports/i,
    'the messenger refuses the port of PUBLIC_URL: trying again until it works',
  ],
];
const UNREACHABLE =
  'the bot is not connected: trying again until it works. The messenger does not answer: check the network, a firewall, and BOT_API_ROOT if it is set';
const UNCONNECTED = 'the bot is not connected: trying again until it works';

/** Logs when an error starts or changes and when it is over, not at every attempt. */
function reportTrouble(log: Logger) {
  let known: string | undefined;
  return {
    is(error: unknown): void {
      const { reason } = classifyBotApiError(error);
      if (reason === known) return;
      known = reason;
      const why =
        MEANINGS.find(([pattern]) => pattern.test(reason))?.[1] ??
        (error instanceof HttpError ? UNREACHABLE : UNCONNECTED);
      log.error({ reason, cause: causeOf(error) }, why);
    },
    isOver(): void {
      if (known !== undefined) log.warn({}, 'the bot is connected');
      known = undefined;
    },
  };
}

/** The network error's message with its URL; the logger redacts the token. */
function causeOf(error: unknown): string | undefined {
  return error instanceof HttpError && error.error instanceof Error ? error.error.message : undefined;
}

/** Sets a webhook again that somebody emptied; one that leads elsewhere is another server's. */
async function keepWebhook(
  bot: Bot,
  setWebhook: () => Promise<unknown>,
  { isLeader, log, signal }: Options,
): Promise<void> {
  const look = async () => {
    const { url } = await bot.api.getWebhookInfo();
    if (url !== '') return;
    await setWebhook();
    log.warn({}, 'the webhook was empty, and is set again');
  };
  const isEnding = () => signal.aborted;
  while (!isEnding()) {
    await sleep(WEBHOOK_CHECK_MS, { signal, ref: false }).catch(() => undefined);
    // The next look is the second try of a failed one.
    if (!isEnding() && isLeader()) await look().catch(() => undefined);
  }
}

/** Polls `getUpdates` while this server leads. The next call's `offset` acknowledges the stored updates. */
async function poll(
  bot: Bot,
  { receive, isLeader, isConnected, signal }: Options & { isConnected(): void },
): Promise<void> {
  let offset = 0;
  let mayAsk = false;
  while (!signal.aborted) {
    if (!isLeader()) {
      mayAsk = false;
      isConnected();
      await sleep(STANDBY_MS, { signal }).catch(() => undefined);
      continue;
    }
    // `getUpdates` fails while a webhook is set.
    if (!mayAsk) await bot.api.deleteWebhook();
    mayAsk = true;
    const options = { offset, timeout: POLL_SECONDS, allowed_updates: UPDATES };
    const updates = await bot.api.getUpdates(options, asGrammySignal(signal));
    isConnected();
    await receive(updates);
    offset = (updates.at(-1)?.update_id ?? offset - 1) + 1;
  }
}
