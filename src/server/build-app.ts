import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  fastify,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Extensions } from '../contract/auth.ts';
import type { Config, TrustedProxies } from './config/config.ts';
import type { Db } from './database/db.ts';
import type { NotificationListener } from './database/postgres/notifications.ts';
import { createCallCounter } from './http/call-counter.ts';
import { CATALOGUE_TTL_MS, createCatalogueCache } from './http/catalogue-cache.ts';
import { registerClientFiles } from './http/client-files.ts';
import { addCommonHeaders, requestIdFor } from './http/common-headers.ts';
import { drainRequestsOnClose } from './http/drain-requests.ts';
import { registerErrorHandlers, rejectMalformedRequest, sendBadUrl } from './http/error-handlers.ts';
import { healthRoutes } from './http/health-routes.ts';
import { speakOwnLanguage } from './http/own-language.ts';
import {
  type CallCounters,
  DEFAULT_RATE_LIMITS,
  limitConcurrencyByUser,
  type RateLimits,
  rateLimitByIp,
  rateLimitByUser,
} from './http/rate-limits.ts';
import { requireSession } from './http/require-session.ts';
import type { RouteContext } from './http/route-context.ts';
import { shedLoadWhenBusy } from './http/shed-load.ts';
import { rejectSlowBodies, SLOWEST_FILE_MS, SLOWEST_REQUEST_MS } from './http/slow-bodies.ts';
import { createImageProxy, type ImageProxy } from './images/image-proxy.ts';
import { createImageSources } from './images/image-sources.ts';
import { createPageCursorCache } from './lib/page-cursor-cache.ts';
import type { Metrics } from './metrics/metrics.ts';
import { preparedShareRoutes, type TitleShares } from './modules/catalogue/cards/prepared-share-routes.ts';
import { genreRoutes, titleRoutes } from './modules/catalogue/catalogue-routes.ts';
import { imageRoutes } from './modules/catalogue/image-routes.ts';
import { readTitleImages } from './modules/catalogue/title-images.ts';
import { createTitleSerializer } from './modules/catalogue/title-json.ts';
import { deskRoutes } from './modules/desk/desk-routes.ts';
import type { DeskServices } from './modules/desk/register-desk-call.ts';
import { ownListImportRoutes } from './modules/list-imports/own-list-import-routes.ts';
import type { ListServices } from './modules/list-imports/take-list-file.ts';
import { customListRoutes, listRoutes } from './modules/lists/list-routes.ts';
import { NIGHT_CHANNEL } from './modules/movie-nights/change-night.ts';
import { movieNightRoutes } from './modules/movie-nights/movie-night-routes.ts';
import { nightEventsRoutes } from './modules/movie-nights/night-events-routes.ts';
import { createNightHub, type NightHub } from './modules/movie-nights/night-hub.ts';
import { ownNightRoutes } from './modules/movie-nights/own-night-routes.ts';
import { ownArrivalRoutes, ownNoticeRoutes } from './modules/notices/own-notice-routes.ts';
import { authRoutes } from './modules/people/auth-routes.ts';
import { launchRoutes } from './modules/people/launch-routes.ts';
import { ownDataRoutes, ownLanguageRoutes } from './modules/people/own-person-routes.ts';
import { readRevocationTimes } from './modules/people/people.ts';
import { ownTitleRoutes } from './modules/playback/own-title-routes.ts';
import { botRequestRoutes } from './modules/playback/play-routes.ts';
import { ownErasureRoutes, type PremiumServices, premiumRoutes } from './modules/premium/premium-routes.ts';
import { createLaunchHeroFinder } from './modules/rankings/launch-hero.ts';
import { rankingRoutes } from './modules/rankings/ranking-routes.ts';
import { ownRecommendationRoutes } from './modules/recommendations/own-recommendation-routes.ts';
import { ownReportRoutes, type ReportServices } from './modules/reports/own-report-routes.ts';
import { ownRequestRoutes, type RequestServices } from './modules/requests/own-request-routes.ts';
import { ownSearchRoutes, premiumSearchRoutes } from './modules/search/search-routes.ts';
import { ownPreferenceRoutes } from './modules/sources/versions/own-preference-routes.ts';
import { ownWatchedRoutes } from './modules/watched/own-watched-routes.ts';
import { createSessionRevocations } from './sessions/session-revocations.ts';
import { createSessionTokens } from './sessions/session-token.ts';
import type { SigningSecrets } from './sessions/signing-secrets.ts';

/** What the app needs of the bot. */
type AppBot = {
  /** Without the @; undefined while it is not known. */
  username(): string | undefined;
  /** There is a new delivery. */
  notifyDeliveryQueue(): void;
  /** Adds the route that updates come by, where they do. */
  registerWebhook(app: FastifyInstance): void;
  titleShares: TitleShares;
  /** For calls that do what commands do; 404 without them. */
  services?: RequestServices & PremiumServices & ReportServices & DeskServices & ListServices;
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
  /** Listens for the database's notifications, where other servers send some. */
  listen?: ((channel: string, onNotification: (payload: string) => void) => NotificationListener) | undefined;
  /** Whether the server is shutting down. */
  isEnding?: () => boolean;
  /** TTL of cached answers, in milliseconds. */
  catalogueLife?: number;
  /** After how many milliseconds without a byte in either direction a connection is cut. */
  silentConnectionMs?: number;
  /** Rate limits by person and by IP address. */
  limits?: RateLimits;
};

/** Creates the Fastify app, not listening yet: the 23 calls, health, images and the client's files. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { bot, limits = DEFAULT_RATE_LIMITS, catalogueLife = CATALOGUE_TTL_MS } = options;
  const { log, silentConnectionMs = SILENT_CONNECTION_MS } = options;
  const app = bareApp(log, options.config.trustedProxies, silentConnectionMs);
  const context: RouteContext = {
    config: options.config,
    db: options.db,
    secrets: options.secrets,
    tokens: await createSessionTokens(options.secrets),
    revocations: createSessionRevocations(() => readRevocationTimes(options.db)),
    cache: createCatalogueCache(catalogueLife),
    cursors: createPageCursorCache(),
    images: {
      allowedHosts: options.config.images,
      library: options.pictures ?? createImageProxy(options.config.images, options.log),
      sources: createImageSources((ids) => readTitleImages(options.db, ids), catalogueLife),
    },
    isEnding: options.isEnding ?? (() => false),
    notifyDeliveryQueue: () => bot?.notifyDeliveryQueue(),
  };
  const counts = { person: createCallCounter(limits.person), address: createCallCounter(limits.address) };
  addCommonHeaders(app);
  rejectSlowBodies(app);
  registerErrorHandlers(app, options.log, limits.maxTarpitMs);
  shedLoadWhenBusy(app, limits.delayMs);
  const nights = openNightHub(app, context, options);
  drainRequestsOnClose(app);
  options.metrics?.watchCalls(app);
  options.metrics?.watchCache(context.cache.counts);
  healthRoutes(app, context);
  await app.register(async (scope) => {
    rateLimitByIp(scope, createCallCounter(limits.pictures));
    imageRoutes(scope, context);
  });
  await app.register(async (scope) => {
    rateLimitByIp(scope, counts.address);
    await scope.register(async (inner) => authRoutes(inner, context, () => extensionsOf(bot)));
    await scope.register(async (inner) => launchRoutes(inner, context, counts.person));
    await scope.register(async (inner) =>
      sessionRoutes(inner, context, {
        counts,
        concurrency: limits.concurrency,
        bot,
        nights,
      }),
    );
    await scope.register(async (inner) => {
      requireSession(inner, context);
      speakOwnLanguage(inner, context.db);
      rateLimitByUser(inner, counts.person);
      nightEventsRoutes(inner, context, nights);
    });
  });
  bot?.registerWebhook(app);
  const { brand, clientFolder: folder, languages } = options.config;
  const findHero = createLaunchHeroFinder(context, counts.person);
  await registerClientFiles(app, { folder, brand, bot, findHero, languages });
  return app;
}

/** What the app has beside the 23 calls, most of which need a bot. */
function extensionsOf(bot: AppBot | undefined): Extensions | undefined {
  return bot && { preparesShares: bot.titleShares.areOffered() };
}

/** What passes movie nights on to their members; on close it ends their streams, before pending requests are waited for. */
function openNightHub(
  app: FastifyInstance,
  { db, images }: RouteContext,
  { listen, log }: Pick<AppOptions, 'listen' | 'log'>,
): NightHub {
  const listener = listen?.(NIGHT_CHANNEL, (nightId) => hub.changed(nightId));
  const hub = createNightHub({
    db,
    log,
    allowedHosts: images.allowedHosts,
    isTold: () => listener?.isLive() ?? false,
  });
  app.addHook('preClose', async () => {
    hub.close();
    await listener?.close();
  });
  return hub;
}

/** After so many milliseconds without a byte in either direction a connection is cut: its client has stopped reading. */
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

type SessionRouteOptions = {
  counts: CallCounters;
  concurrency: number;
  bot: AppBot | undefined;
  nights: NightHub;
};

async function sessionRoutes(
  scope: FastifyInstance,
  context: RouteContext,
  { counts, concurrency, bot, nights }: SessionRouteOptions,
): Promise<void> {
  requireSession(scope, context);
  speakOwnLanguage(scope, context.db);
  rateLimitByUser(scope, counts.person);
  limitConcurrencyByUser(scope, concurrency, counts.person);
  titleRoutes(scope, context);
  rankingRoutes(scope, context);
  genreRoutes(scope, context);
  premiumSearchRoutes(scope, context);
  const serializeTitles = createTitleSerializer(context);
  listRoutes(scope, context, serializeTitles);
  customListRoutes(scope, context, serializeTitles);
  botRequestRoutes(scope, context);
  await scope.register(async (inner) => preparedShareRoutes(inner, context, bot?.titleShares));
  ownSearchRoutes(scope, context);
  ownRequestRoutes(scope, context, bot?.services);
  await ownListImportRoutes(scope, context, bot?.services);
  ownArrivalRoutes(scope, context);
  ownRecommendationRoutes(scope, context);
  premiumRoutes(scope, context, bot?.services);
  await movieNightRoutes(scope, context, nights);
  ownNightRoutes(scope, context);
  ownWatchedRoutes(scope, context);
  ownNoticeRoutes(scope, context);
  ownDataRoutes(scope, context, bot?.services);
  ownErasureRoutes(scope, context, bot?.services);
  ownPreferenceRoutes(scope, context);
  ownLanguageRoutes(scope, context);
  ownTitleRoutes(scope, context);
  ownReportRoutes(scope, context, bot?.services);
  await deskRoutes(scope, context, bot?.services);
}
