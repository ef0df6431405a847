import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  fastify,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Config, TrustedProxies } from './config/config.ts';
import type { Db } from './database/db.ts';
import { createCallCounter } from './http/call-counter.ts';
import { CATALOGUE_TTL_MS, createCatalogueCache } from './http/catalogue-cache.ts';
import { registerClientFiles } from './http/client-files.ts';
import { addCommonHeaders, requestIdFor } from './http/common-headers.ts';
import { drainRequestsOnClose } from './http/drain-requests.ts';
import { registerErrorHandlers, rejectMalformedRequest, sendBadUrl } from './http/error-handlers.ts';
import { dropForwardedPorts } from './http/forwarded-addresses.ts';
import { healthRoutes } from './http/health-routes.ts';
import { speakOwnLanguage } from './http/own-language.ts';
import {
  DEFAULT_RATE_LIMITS,
  limitConcurrencyByUser,
  type RateLimits,
  rateLimitByIp,
  rateLimitByUser,
} from './http/rate-limits.ts';
import { requireSession } from './http/require-session.ts';
import { shedLoadWhenBusy } from './http/shed-load.ts';
import { rejectSlowBodies, SLOWEST_FILE_MS, SLOWEST_REQUEST_MS } from './http/slow-bodies.ts';
import { createImageProxy, type ImageProxy } from './images/image-proxy.ts';
import { createImageSources } from './images/image-sources.ts';
import { LANGUAGES } from './languages/texts.ts';
import { createPageCursorCache } from './lib/page-cursor-cache.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { AppContext, Routes } from './module.ts';
import { MODULES, provided } from './modules.ts';
import { createSessionRevocations } from './sessions/session-revocations.ts';
import { createSessionTokens } from './sessions/session-token.ts';
import type { SigningSecrets } from './sessions/signing-secrets.ts';

/** The app's requirements of the bot. */
type AppBot = NonNullable<AppContext['bot']> & {
  /** Without the @; undefined while it is not known. */
  username(): string | undefined;
  /** Called when there is a new delivery. */
  notifyDeliveryQueue(): void;
  /** Adds the route of the webhook, if updates come by one. */
  registerWebhook(app: FastifyInstance): void;
};

export type AppOptions = {
  config: Pick<
    Config,
    | 'botToken'
    | 'brand'
    | 'clientFolder'
    | 'images'
    | 'languages'
    | 'ownerIds'
    | 'requiresLaunchData'
    | 'trustedProxies'
  >;
  db: Db;
  /** Sign launch keys and sessions. */
  secrets: SigningSecrets;
  log: Logger;
  /** Serves pictures; defaults to a separate proxy. */
  pictures?: ImageProxy;
  /** Sends deliveries; without one they wait in the queue. */
  bot?: AppBot | undefined;
  /** Records metrics, if enabled. */
  metrics?: Metrics | undefined;
  /** Listens for the database's notifications, if other servers send any. */
  listen?: AppContext['listen'];
  /** True while the server is shutting down. */
  isEnding?: () => boolean;
  /** TTL of cached answers, in milliseconds. */
  catalogueLife?: number;
  /** Milliseconds without a byte in either direction after which a connection is cut. */
  silentConnectionMs?: number;
  /** Rate limits by person and by IP address. */
  limits?: RateLimits;
};

/** Creates the Fastify app, not listening yet: the 23 calls, health, images and the client's files. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { bot, limits = DEFAULT_RATE_LIMITS, catalogueLife = CATALOGUE_TTL_MS } = options;
  const { log, silentConnectionMs = SILENT_CONNECTION_MS } = options;
  const app = bareApp(log, options.config.trustedProxies, silentConnectionMs);
  const counts = { person: createCallCounter(limits.person), address: createCallCounter(limits.address) };
  const context: AppContext = {
    ...options,
    bot,
    counts,
    tokens: await createSessionTokens(options.secrets),
    revocations: createSessionRevocations(() => provided.revocationTimes(options.db)),
    cache: createCatalogueCache(catalogueLife),
    cursors: createPageCursorCache(),
    images: {
      allowedHosts: options.config.images,
      library: options.pictures ?? createImageProxy(options.config, options.log),
      sources: createImageSources((ids) => provided.titleImages(options.db, ids), catalogueLife),
    },
    isEnding: options.isEnding ?? (() => false),
    notifyDeliveryQueue: () => bot?.notifyDeliveryQueue(),
    extensions: () => bot && {},
  };
  dropForwardedPorts(app);
  addCommonHeaders(app);
  rejectSlowBodies(app);
  registerErrorHandlers(app, options.log, limits.maxTarpitMs);
  shedLoadWhenBusy(app, limits.delayMs);
  const routes = MODULES.flatMap((module) => module.routes?.(context) ?? []);
  for (const { close } of routes) if (close) app.addHook('preClose', close);
  drainRequestsOnClose(app);
  options.metrics?.watchCalls(app);
  options.metrics?.watchCache(context.cache.counts);
  healthRoutes(app, context);
  const register = async (scope: FastifyInstance, group: keyof Omit<Routes, 'close' | 'findOpening'>) => {
    for (const route of routes) await route[group]?.(scope);
  };
  await app.register(async (scope) => {
    rateLimitByIp(scope, createCallCounter(limits.pictures));
    await register(scope, 'pictures');
  });
  await app.register(async (scope) => {
    rateLimitByIp(scope, counts.address);
    await register(scope, 'anybody');
    await scope.register(async (inner) => {
      requireSession(inner, context);
      speakOwnLanguage(inner, context.db);
      rateLimitByUser(inner, counts.person);
      await inner.register(async (calls) => {
        limitConcurrencyByUser(calls, limits.concurrency, counts.person);
        await register(calls, 'signedIn');
      });
      await register(inner, 'streams');
    });
  });
  bot?.registerWebhook(app);
  const { brand, clientFolder: folder, languages } = options.config;
  const [findOpening = async () => undefined] = routes.flatMap((route) => route.findOpening ?? []);
  const describe = (language: string) =>
    brand.description ?? LANGUAGES[language]?.chat.shortDescription ?? '';
  await registerClientFiles(app, { folder, brand, bot, findOpening, describe, languages });
  return app;
}

/**
 * A connection without a byte in either direction is cut after this many milliseconds: its client has stopped
 * reading.
 */
const SILENT_CONNECTION_MS = 60_000;

/** Fastify without routes. Requests are logged from the level `info` on only: that costs as much as an answer. */
function bareApp(log: Logger, trustedProxies: TrustedProxies, silentMs: number): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  const logsCalls = log.isLevelEnabled('info');
  return fastify({
    loggerInstance,
    genReqId: requestIdFor,
    childLoggerFactory: (logger, bindings) => (logsCalls ? logger.child(bindings) : logger),
    logController: new LogController({ disableRequestLogging: !logsCalls, requestIdLogLabel: 'requestId' }),
    bodyLimit: 64 * 1024,
    requestTimeout: SLOWEST_FILE_MS,
    connectionTimeout: silentMs,
    http: { headersTimeout: SLOWEST_REQUEST_MS, connectionsCheckingInterval: 1000 },
    trustProxy: trustOf(trustedProxies),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: sendBadUrl,
    clientErrorHandler: rejectMalformedRequest,
  });
}

/** Fastify trusts no proxy when given a bare number. */
function trustOf(proxies: TrustedProxies): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies === false ? false : [...proxies];
}
