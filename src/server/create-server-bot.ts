import { setMaxListeners } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { Finding } from '../contract/desk/figures.ts';
import { abortedBy, plainApi, retryBotApiCalls } from './chat/bot-api/api-clients.ts';
import { cureRefusedCalls } from './chat/bot-api/cure-refused-calls.ts';
import { createChatLinks } from './chat/chat-links.ts';
import { moveLiveMessages } from './chat/live-messages/moved-chats.ts';
import { storeUpdates } from './chat/updates/bot-updates.ts';
import { createPreCheckoutLane } from './chat/updates/pre-checkout-lane.ts';
import { receiveUpdates } from './chat/updates/receive-updates.ts';
import {
  createUnansweredQuestions,
  createUpdateReader,
  isGroupTalk,
  type UnansweredQuestions,
  type UpdateReader,
  updateOrderKey,
} from './chat/updates/update.ts';
import { registerWebhookRoute, WEBHOOK_PATH, webhookSecret } from './chat/updates/webhook.ts';
import { botApiAcceptsUrl, refusedWebhookPort } from './config/config.ts';
import { createBot } from './create-bot.ts';
import type { Database } from './database/database.ts';
import type { ParentLogger } from './database/logger.ts';
import { createImageProxy, type ImageProxy } from './images/image-proxy.ts';
import { KINDS_OF_WORK } from './kinds-of-work.ts';
import { clock } from './lib/clock.ts';
import type { BotConfig, BotParts, ChatServices, Me } from './module.ts';
import { provided } from './modules.ts';
import { createTmdbClient } from './remote/tmdb-client.ts';
import type { SigningSecrets } from './sessions/signing-secrets.ts';
import { type QueueWorkers, releaseClaims, startQueueWorkers } from './start-work.ts';

/** Milliseconds left to pending calls at shutdown; deliveries that are aborted are repeated after the next start. */
const LAST_CALLS_MS = 3000;

/** The running bot: handlers, queue workers and the source of updates. */
export type ServerBot = {
  /** Without the @; undefined before `getMe` has succeeded. */
  username(): string | undefined;
  /** Wakes the delivery worker: there is a new delivery. */
  notifyDeliveryQueue(): void;
  /** The bot itself; undefined before `getMe` has succeeded. */
  me(): Me | undefined;
  /** Dependencies of the handlers, for calls and jobs that do the work of commands. */
  services: BotParts;
  config: BotConfig;
  /** Registers the webhook's route, unless updates are polled. */
  registerWebhook(app: FastifyInstance): void;
  /** Queries without an answer in time, for the metrics. */
  unansweredQuestions: UnansweredQuestions['counts'];
  /** The number of updates that could not be read, for the metrics. */
  droppedUpdates: UpdateReader['dropped'];
  /** Starts the workers and receives updates; called once the server listens. Does not reject when Telegram fails. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  config: BotConfig;
  database: Pick<Database, 'db' | 'kind'>;
  secrets: SigningSecrets;
  log: ParentLogger;
  /** True if this server polls. */
  isLeader(): boolean;
  /** Covers of digests; by default fetched and cached apart from the mini app's. */
  pictures?: ImageProxy;
  /** Polling interval of each queue, in milliseconds. */
  intervalMs?: number;
  /** Minimum seconds between two edits of a live message. */
  editSeconds?: number;
  /** HTML that follows how an owner fills an empty catalogue, by language. */
  emptyCatalogueHints?: Readonly<Record<string, string>> | undefined;
  /** The doctor's findings, for the desk. */
  examine?: (() => Promise<Finding[]>) | undefined;
};

/** Creates the bot, its queue workers and its webhook or polling. */
export function createServerBot({
  config,
  database: { db, kind },
  secrets,
  log,
  isLeader,
  pictures = createImageProxy(config, log),
  intervalMs,
  editSeconds,
  emptyCatalogueHints,
  examine,
}: Options): ServerBot {
  const ending = new AbortController();
  const cutOff = new AbortController();
  // One listener for each pending call.
  setMaxListeners(0, cutOff.signal);
  let workers: QueueWorkers | undefined;
  let connected: Promise<void> | undefined;
  const links = createChatLinks(config, secrets[0]);
  const services: ChatServices = {
    db,
    log,
    links,
    menu: provided.menuButtons(config.brand.name, { db, links, log }),
    brand: config.brand,
    commands: [],
    remarks: new Map(),
    secrets,
    emptyCatalogueHints,
    ownerIds: config.ownerIds,
    premiumStars: config.premiumStars,
    protectsContent: config.protectsContent,
    notifyDeliveryQueue: () => workers?.delivery?.wake(),
    notifyOutbox: () => workers?.outbox?.wake(),
    notifyLiveMessages: () => workers?.live_message?.wake(),
    notifyListImports: () => workers?.list_import?.wake(),
    requestsPerPerson: config.requestsPerPerson,
    notifyRequests: () => {
      workers?.live_message?.wake();
      workers?.outbox?.wake();
    },
    tmdb:
      config.tmdbToken === undefined
        ? undefined
        : createTmdbClient(config, { retryLimits: 'chat', signal: cutOff.signal }),
  };
  const api = plainApi(config, cutOff.signal);
  const access = { token: config.botToken, apiRoot: config.botApiRoot, fetch: config.botApiFetch };
  const bot = createBot(access, services, retryBotApiCalls(cutOff.signal));
  const cure = cureRefusedCalls((from, to) => moveLiveMessages(db, from, to));
  for (const client of [api, bot.api]) client.config.use(cure);
  // For calls without their own signal, such as connecting.
  bot.api.config.use(abortedBy(cutOff.signal));
  const unanswered = createUnansweredQuestions(log);
  const preCheckouts = createPreCheckoutLane({ bot, unanswered, signal: cutOff.signal });
  const reader = createUpdateReader(log);
  const receive = async (received: readonly unknown[]) => {
    const updates = reader.read(received);
    for (const update of updates) if (update.pre_checkout_query) preCheckouts.answer(update);
    const queued = updates.filter((update) => !update.pre_checkout_query && !isGroupTalk(update));
    if (queued.length === 0) return;
    await storeUpdates(
      db,
      queued.map((update) => ({
        id: update.update_id,
        chat: updateOrderKey(update),
        payload: JSON.stringify(update),
      })),
    );
    workers?.bot_update?.wake();
  };

  return {
    username: () => config.botUsername ?? (bot.isInited() ? bot.botInfo.username : undefined),
    notifyDeliveryQueue: services.notifyDeliveryQueue,
    me: () => (bot.isInited() ? bot.botInfo : undefined),
    services: { ...services, api, examine, kindsOfWork: KINDS_OF_WORK },
    config,
    registerWebhook(app) {
      if (config.usesWebhook) registerWebhookRoute(app, secrets, (update) => receive([update]));
    },
    unansweredQuestions: unanswered.counts,
    droppedUpdates: reader.dropped,
    async start() {
      if (!botApiAcceptsUrl(config.botApiRoot, config.publicUrl))
        log.warn('the bot cannot open the mini app: PUBLIC_URL has to be an https address');
      const port = refusedWebhookPort(config.publicUrl);
      if (port !== undefined && config.publicUrl.startsWith('https:'))
        log.warn(
          { port },
          config.usesWebhook
            ? 'Telegram sends no webhooks to the port of PUBLIC_URL, only to 443, 80, 88 and 8443'
            : 'updates are polled: Telegram sends webhooks to ports 443, 80, 88 and 8443 alone, not to that of PUBLIC_URL',
        );
      // The embedded database has one process: claims left over are a crashed run's.
      if (kind === 'embedded') await releaseClaims(db);
      workers = startQueueWorkers({
        db,
        config,
        services,
        log,
        bot,
        api,
        unanswered,
        pictures,
        cutOff: cutOff.signal,
        intervalMs,
        editSeconds,
      });
      const { brand, ownerIds } = config;
      const webhook = webhookOf(config, secrets[0]);
      connected = receiveUpdates(bot, {
        webhook,
        brand,
        commands: services.commands,
        ownerIds,
        db,
        receive,
        isLeader,
        log,
        signal: ending.signal,
      });
    },
    async stop() {
      ending.abort();
      const timer = clock.setTimeout(() => cutOff.abort(), LAST_CALLS_MS);
      await Promise.all([
        ...Object.values(workers ?? {}).map((worker) => worker.stop()),
        preCheckouts.idle(),
        connected,
      ]);
      clearTimeout(timer);
      // The leader's jobs stop after the bot: pending calls must not delay them.
      cutOff.abort();
    },
  };
}

function webhookOf({ usesWebhook, publicUrl }: BotConfig, secret: string) {
  if (!usesWebhook) return undefined;
  return { url: new URL(WEBHOOK_PATH, publicUrl).href, secret: webhookSecret(secret) };
}
