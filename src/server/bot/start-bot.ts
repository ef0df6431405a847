import { setMaxListeners } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { Api } from 'grammy';
import type { Update } from 'grammy/types';
import { type Config, takesAddress } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { ParentLog } from '../database/log.ts';
import type { Secrets } from '../domain/secrets.ts';
import { makeTmdbClient, type TmdbSettings } from '../import/tmdb/client.ts';
import { freeUpdateClaims, storeUpdates } from '../repositories/bot-updates.ts';
import { freeMessages } from '../repositories/outbox.ts';
import { freeClaims } from '../repositories/wishes.ts';
import { chatIdOf } from './chat-id.ts';
import { connect } from './connect.ts';
import { deliver } from './deliver.ts';
import { startDelivering } from './deliver-wishes.ts';
import { forGrammy } from './grammy-signal.ts';
import { chatOf, startHandlingUpdates } from './handle-updates.ts';
import { makeLinks } from './links.ts';
import { makeBot } from './make-bot.ts';
import { menuButtons } from './menu-button.ts';
import { tellOfPosts } from './owner/tell-of-posts.ts';
import type { QueueWorker } from './queue-worker.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { retryCalls } from './retry-calls.ts';
import { startSendingMessages } from './send-messages.ts';
import type { Services } from './services.ts';
import { serveWebhook, WEBHOOK_PATH, webhookSecret } from './webhook.ts';

/** Seconds that the messenger may take for one delivery. */
const SEND_SECONDS = 20;
/** Milliseconds that calls under way get when the server ends; deliveries cut off are made after the next start. */
const LAST_CALLS_MS = 3000;

export type BotConfig = Pick<
  Config,
  | 'brand'
  | 'botApiRoot'
  | 'botUsername'
  | 'gatherSeconds'
  | 'images'
  | 'ownerIds'
  | 'premiumStars'
  | 'publicUrl'
  | 'usesWebhook'
> &
  TmdbSettings & { botToken: string };

/** The bot as the rest of the server knows it. */
export type ServerBot = {
  /** Without the @; undefined until the messenger has told. */
  username(): string | undefined;
  /** There is a new wish. */
  wished(): void;
  /** Adds the route where updates come in; there is none when the bot asks for them. */
  serve(app: FastifyInstance): void;
  /** Makes what is known of payments agree with the messenger's own list. */
  reconcile(signal: AbortSignal): Promise<void>;
  /** Tells owners what became of the videos in their channels, once these have come to rest. */
  tellOfPosts(): Promise<void>;
  /** Goes to work, once the server listens; no failure of the messenger ends that. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  config: BotConfig;
  database: Pick<Database, 'db' | 'kind'>;
  secrets: Secrets;
  log: ParentLog;
  /** Of several servers one asks for updates. */
  isLeader(): boolean;
};

/** Puts the bot together: handlers, deliveries, and the way that updates come in. */
export function prepareBot({ config, database: { db, kind }, secrets, log, isLeader }: Options): ServerBot {
  const ending = new AbortController();
  const cutOff = new AbortController();
  // Every call under way listens to it.
  setMaxListeners(0, cutOff.signal);
  const workers: { deliveries?: QueueWorker; updates?: QueueWorker; outbox?: QueueWorker } = {};
  let connected: Promise<void> | undefined;
  const links = makeLinks(config, secrets[0]);
  const services: Services = {
    db,
    log,
    links,
    menu: menuButtons(config.brand.name, links, log),
    brand: config.brand,
    ownerIds: config.ownerIds,
    premiumStars: config.premiumStars,
    wished: () => workers.deliveries?.wake(),
    announced: () => workers.outbox?.wake(),
    tmdb:
      config.tmdbToken === undefined
        ? undefined
        : makeTmdbClient(config, { patience: 'chat', signal: cutOff.signal }),
  };
  const api = plainApi(config, cutOff.signal);
  const access = { token: config.botToken, apiRoot: config.botApiRoot };
  const bot = makeBot(access, services, retryCalls(cutOff.signal));
  const store = async (updates: readonly Update[]) => {
    await storeUpdates(
      db,
      updates.map((update) => ({
        id: update.update_id,
        chat: chatOf(update),
        payload: JSON.stringify(update),
      })),
    );
    workers.updates?.wake();
  };

  return {
    username: () => config.botUsername ?? (bot.isInited() ? bot.botInfo.username : undefined),
    wished: services.wished,
    serve(app) {
      if (config.usesWebhook) serveWebhook(app, secrets, (update) => store([update]));
    },
    tellOfPosts: () => tellOfPosts({ api, db, log, ownerIds: config.ownerIds }),
    reconcile: (signal) => reconcilePayments({ db, log, api, signal }, botIdOf(config)),
    async start() {
      if (!takesAddress(config.botApiRoot, config.publicUrl))
        log.warn('the bot cannot open the mini app: PUBLIC_URL has to be an https address');
      // Only this process has an embedded database: what is claimed there, nobody has in hand any more.
      if (kind === 'embedded') await Promise.all([freeClaims(db), freeUpdateClaims(db), freeMessages(db)]);
      workers.deliveries = deliveries(api, services, log);
      workers.outbox = startSendingMessages({ db, log, api, links, gatherSeconds: config.gatherSeconds });
      workers.updates = startHandlingUpdates({ db, log, bot });
      const { brand, ownerIds } = config;
      const webhook = webhookOf(config, secrets[0]);
      connected = connect(bot, { webhook, brand, ownerIds, store, isLeader, log, signal: ending.signal });
    },
    async stop() {
      ending.abort();
      const timer = setTimeout(() => cutOff.abort(), LAST_CALLS_MS);
      await Promise.all([...Object.values(workers).map((worker) => worker.stop()), connected]);
      clearTimeout(timer);
    },
  };
}

/** Calls without retries, for what waits in the database and comes again by itself. */
function plainApi({ botToken, botApiRoot }: BotConfig, cutOff: AbortSignal): Api {
  const api = new Api(botToken, { apiRoot: botApiRoot, timeoutSeconds: SEND_SECONDS });
  api.config.use((previous, method, payload, signal) =>
    previous(method, payload, signal ?? forGrammy(cutOff)),
  );
  return api;
}

function deliveries(api: Api, services: Services, log: ParentLog): QueueWorker {
  const { db, menu } = services;
  return startDelivering({
    db,
    log,
    grant: (wish, wishLog) => deliver(api, { ...services, log: wishLog }, chatIdOf(wish.userId), wish),
    async granted({ userId }) {
      const chatId = chatIdOf(userId);
      // Who opens the mini app by the menu button alone never talks to the bot.
      if (chatId !== undefined) await menu.renew(api, chatId);
    },
  });
}

/** A token begins with the bot's own number. */
function botIdOf({ botToken }: BotConfig): string {
  return botToken.split(':', 1).join('');
}

function webhookOf({ usesWebhook, publicUrl }: BotConfig, secret: string) {
  if (!usesWebhook) return undefined;
  return { url: new URL(WEBHOOK_PATH, publicUrl).href, secret: webhookSecret(secret) };
}
