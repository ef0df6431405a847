import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { WireEvent } from '../wire.ts';
import { openAppProxies } from './app-proxies.ts';
import { botApiRoutes } from './bot-api/bot-api-routes.ts';
import { wireRoutes } from './http/wire-routes.ts';
import { LIMITS, type Limits } from './limits.ts';
import { keepChats, restoreChats } from './world/kept-chats.ts';
import { makeBotToken } from './world/make-bot-token.ts';
import { DEFAULT_OWNER_ID } from './world/seed-people.ts';
import { seedWorld } from './world/seed-world.ts';
import { type PremiumLookup, watchPremium } from './world/watch-premium.ts';
import { createWorld } from './world/world.ts';

export type SimulatorOptions = {
  /** 0: any that is free. */
  port: number;
  /** Address of the mini app. */
  appUrl: string;
  /** The address of the bot's Main Mini App; that of the mini app when absent. */
  mainAppUrl?: string;
  log: FastifyBaseLogger;
  host?: string;
  botUsername?: string;
  /** User ids of the bot's owners. */
  ownerIds?: readonly string[];
  limits?: Partial<Limits>;
  /** The built page. */
  pageFolder?: string;
  /** People and chats are kept in it from one start to the next; by default each starts over. */
  chatsFile?: string | undefined;
};

export type Simulator = {
  /** The bot's, valid nowhere else. */
  token: string;
  botUsername: string;
  /** The configured owners, else the simulator's own. */
  ownerIds: readonly string[];
  /** For grammY's `apiRoot`. */
  apiRoot: string;
  /** The page. */
  url: string;
  /** Calls `listen` with every event from now on, until the returned function is called. */
  onEvent(listen: (event: WireEvent) => void): () => void;
  /** From now on the page shows each person's premium. */
  showPremium(ask: PremiumLookup): void;
  close(): Promise<void>;
};

/**
 * Starts a messenger for one machine: the bot's HTTP API, the page and the page's API. Throws when
 * a real bot token is set (a simulated messenger must not run beside a real bot), or the port is taken.
 */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  if (process.env['BOT_TOKEN']?.trim()) {
    throw new Error(
      'The simulator does not start while BOT_TOKEN is set: the bot belongs to the real messenger.',
    );
  }
  const token = makeBotToken(BOT_ID);
  const username = options.botUsername ?? 'vetrina_demo_bot';
  const mainAppUrl = options.mainAppUrl ?? options.appUrl;
  const bot = {
    id: BOT_ID,
    username,
    name: 'Vetrina',
    description: '',
    shortDescription: '',
    mainAppUrl,
    hasPrivacyMode: true,
    hasInlineFeedback: true,
  };
  const ownerIds = options.ownerIds?.length ? options.ownerIds : [String(DEFAULT_OWNER_ID)];
  const limits = { ...LIMITS, ...options.limits };
  const world = createWorld({
    token,
    bot,
    appUrl: options.appUrl,
    ownerIds: ownerIds.map(Number),
    limits,
  });
  const { chatsFile } = options;
  if (chatsFile === undefined || !restoreChats(world, chatsFile)) seedWorld(world);
  const app = fastify({
    loggerInstance: options.log,
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
  });
  await app.register((scope) => botApiRoutes(scope, world));
  const proxies = await openAppProxies(options.appUrl);
  await app.register((scope) => wireRoutes(scope, world, proxies.urls));
  await servePage(app, options.pageFolder ?? PAGE);
  let stopWatching = () => {};
  app.addHook('preClose', async () => {
    stopWatching();
    if (chatsFile !== undefined) keepChats(world, chatsFile);
    await proxies.close();
    world.updates.close();
    for (const questions of [world.callbacks, world.inlineQueries, world.preCheckouts]) questions.close();
  });
  await app.listen({ port: options.port, host: options.host ?? 'localhost' });
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : options.port;
  const apiRoot = `http://localhost:${port}`;
  return {
    token,
    botUsername: username,
    ownerIds,
    apiRoot,
    url: `${apiRoot}/`,
    onEvent: (listen) => world.feed.listen(({ event }) => listen(event)),
    showPremium: (ask) => {
      stopWatching();
      stopWatching = watchPremium(world, ask, options.log);
    },
    close: () => app.close(),
  };
}

/** The built page beside this program; the sources alone have none. */
const PAGE = fileURLToPath(new URL('../page', import.meta.url));

/** The page's scripts are its own; mini apps and pictures come from wherever the bot says. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' http: https: data:",
  'media-src http: https:',
  'frame-src http: https:',
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the built page, uncached. */
async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', (_request, reply) =>
      reply.code(503).type('text/plain').send('The simulator is not built yet: run "npm run build".'),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders: (response) => {
      response.setHeader('cache-control', 'no-store');
      response.setHeader('content-security-policy', CONTENT_SECURITY_POLICY);
    },
  });
}

/** The same at every start: file identifiers that a bot has stored stay its own. */
const BOT_ID = 7_000_000_001;
