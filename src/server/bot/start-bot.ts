import type { FastifyInstance } from 'fastify';
import { Api, type Bot } from 'grammy';
import { type Config, takesAddress } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../database/log.ts';
import { freeClaims, type Wish } from '../repositories/wishes.ts';
import { type Attending, attendUpdates } from './attend-updates.ts';
import { chatIdOf } from './chat-id.ts';
import { connect } from './connect.ts';
import { deliver } from './deliver.ts';
import { type Delivering, startDelivering } from './deliver-wishes.ts';
import { failureOf } from './failures.ts';
import { forGrammy } from './grammy-signal.ts';
import { makeLinks } from './links.ts';
import { makeBot } from './make-bot.ts';
import type { Services } from './services.ts';
import { serveWebhook, WEBHOOK_PATH, webhookSecret } from './webhook.ts';

/** Seconds that the messenger may take for one delivery. */
const SEND_SECONDS = 20;
/** Milliseconds that calls under way get when the server ends; deliveries cut off are made after the next start. */
const LAST_CALLS_MS = 3000;

export type BotConfig = Pick<
  Config,
  'botApiRoot' | 'botUsername' | 'ownerIds' | 'premiumStars' | 'publicUrl' | 'usesWebhook'
> & { botToken: string };

/** The bot as the rest of the server knows it. */
export type ServerBot = {
  /** Without the @; undefined until the messenger has told. */
  username(): string | undefined;
  /** There is a new wish. */
  wished(): void;
  /** Adds the route where updates come in; there is none when the bot asks for them. */
  serve(app: FastifyInstance): void;
  /** Goes to work, once the server listens; no failure of the messenger ends that. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

type Options = { config: BotConfig; database: Pick<Database, 'db' | 'kind'>; secret: string; log: Log };

/** Puts the bot together: handlers, deliveries, and the way that updates come in. */
export function prepareBot({ config, database: { db, kind }, secret, log }: Options): ServerBot {
  const ending = new AbortController();
  let delivering: Delivering | undefined;
  let connected: Promise<void> | undefined;
  const services: Services = {
    db,
    log,
    links: makeLinks(config, secret),
    ownerIds: config.ownerIds,
    premiumStars: config.premiumStars,
    wished: () => delivering?.wake(),
  };
  // Updates that are brought come side by side; those that are asked for come one after the other.
  const attending = attendUpdates({ meanwhile: !config.usesWebhook });
  const access = { token: config.botToken, apiRoot: config.botApiRoot };
  const bot = makeBot(access, services, attending.middleware);

  return {
    username: () => config.botUsername ?? (bot.isInited() ? bot.botInfo.username : undefined),
    wished: services.wished,
    serve(app) {
      if (config.usesWebhook) serveWebhook(app, bot, secret);
    },
    async start() {
      if (!takesAddress(config.botApiRoot, config.publicUrl))
        log.warn('the bot cannot open the mini app: PUBLIC_URL has to be an https address');
      // Only this process has an embedded database: what is claimed there, nobody has in hand any more.
      if (kind === 'embedded') await freeClaims(db);
      delivering = deliveries(config, services);
      connected = connect(bot, { webhook: webhookOf(config, secret), log, signal: ending.signal });
    },
    async stop() {
      ending.abort();
      await Promise.all([delivering?.stop(), stopUpdates(bot, attending, log)]);
      await connected;
    },
  };
}

/** The deliveries have calls of their own to the messenger: no patience with flood limits, wishes wait in the database. */
function deliveries({ botToken, botApiRoot }: BotConfig, services: Services): Delivering {
  const cutOff = new AbortController();
  const api = new Api(botToken, { apiRoot: botApiRoot, timeoutSeconds: SEND_SECONDS });
  api.config.use((previous, method, payload, signal) =>
    previous(method, payload, signal ?? forGrammy(cutOff.signal)),
  );
  const { stop, wake } = startDelivering({
    db: services.db,
    log: services.log,
    grant: (wish: Wish) => deliver(api, services, chatIdOf(wish.userId), wish),
  });
  return {
    wake,
    async stop() {
      const timer = setTimeout(() => cutOff.abort(), LAST_CALLS_MS);
      await stop();
      clearTimeout(timer);
    },
  };
}

function webhookOf({ usesWebhook, publicUrl }: BotConfig, secret: string) {
  if (!usesWebhook) return undefined;
  return { url: new URL(WEBHOOK_PATH, publicUrl).href, secret: webhookSecret(secret) };
}

/** Asks for no more updates and tells the messenger which were dealt with; it would send them again otherwise. */
async function stopUpdates(bot: Bot, attending: Attending, log: Log): Promise<void> {
  const stopping = bot.isRunning() ? bot.stop() : Promise.resolve();
  await stopping.catch((err: unknown) =>
    log.warn({ reason: failureOf(err).reason }, 'the last updates may come once more'),
  );
  await attending.finish(LAST_CALLS_MS);
}
