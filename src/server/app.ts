import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { ServerBot } from './bot/start-bot.ts';
import type { Config } from './config.ts';
import type { Schema } from './database/schema.ts';
import type { Secrets } from './domain/secrets.ts';
import { sessionEndings } from './domain/session-endings.ts';
import { sessionTokens } from './domain/session-token.ts';
import { imageLibrary } from './images/image-library.ts';
import type { Metrics } from './metrics/metrics.ts';
import { catalogueCache } from './plugins/catalogue-cache.ts';
import { serveClient } from './plugins/client-files.ts';
import { answerBadAddress, answerErrors } from './plugins/errors.ts';
import { giveLastAnswers } from './plugins/last-answers.ts';
import {
  LIMITS,
  type Limits,
  limitAddresses,
  limitPersons,
  queuePersons,
  shedLoad,
} from './plugins/limits.ts';
import { nameRequest, tellRequestIds } from './plugins/request-id.ts';
import { demandSession } from './plugins/session.ts';
import { endedSessions } from './repositories/users.ts';
import { authRoutes } from './routes/auth.ts';
import type { Context } from './routes/context.ts';
import { customListRoutes } from './routes/custom-lists.ts';
import { genreRoutes } from './routes/genres.ts';
import { healthRoutes } from './routes/health.ts';
import { imageRoutes } from './routes/images.ts';
import { listRoutes } from './routes/lists.ts';
import { playbackRoutes } from './routes/playback.ts';
import { premiumRoutes } from './routes/premium.ts';
import { searchRoutes } from './routes/search.ts';
import { titleRoutes } from './routes/titles.ts';

export type AppOptions = {
  config: Pick<Config, 'botToken' | 'clientFolder' | 'images' | 'requiresLaunchData' | 'trustsProxy'>;
  db: Kysely<Schema>;
  /** Sign launch keys and sessions. */
  secrets: Secrets;
  log: Logger;
  /** Grants what people wish; without one, wishes wait. */
  bot?: Pick<ServerBot, 'username' | 'wished' | 'serve'> | undefined;
  /** Measures calls and the cache, where that is wanted. */
  metrics?: Metrics | undefined;
  /** Whether the server is about to stop. */
  isEnding?: () => boolean;
  /** How long catalogue answers are kept, in milliseconds. */
  catalogueLife?: number;
  /** How often one person, and one address, may call. */
  limits?: Limits;
};

/** The whole server, not listening yet: the 23 calls, health, pictures and the client's files. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { bot, limits = LIMITS } = options;
  const app = bareApp(options.log, options.config.trustsProxy);
  const context: Context = {
    config: options.config,
    db: options.db,
    secrets: options.secrets,
    tokens: await sessionTokens(options.secrets),
    endings: sessionEndings(() => endedSessions(options.db)),
    cache: catalogueCache(options.catalogueLife),
    images: { named: options.config.images, library: imageLibrary(options.config.images, options.log) },
    isEnding: options.isEnding ?? (() => false),
    wished: () => bot?.wished(),
  };
  tellRequestIds(app);
  answerErrors(app, options.log);
  await shedLoad(app, limits.delayMs);
  giveLastAnswers(app);
  options.metrics?.watchCalls(app);
  options.metrics?.watchCache(context.cache.counts);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    done();
  });
  healthRoutes(app, context);
  imageRoutes(app, context);
  await app.register(async (scope) => {
    await limitAddresses(scope, limits.address);
    await scope.register(async (inner) => authRoutes(inner, context));
    await scope.register(async (inner) => sessionRoutes(inner, context, limits));
  });
  bot?.serve(app);
  await serveClient(app, options.config.clientFolder, () => bot?.username());
  return app;
}

/** Milliseconds that a request may take to come in; whoever sends slower is cut off. */
const SLOWEST_REQUEST_MS = 10_000;

/** Calls are logged one by one only from the level `info` on: the log costs as much as an answer. */
function bareApp(log: Logger, trustsProxy: boolean): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  const logsCalls = log.isLevelEnabled('info');
  return fastify({
    loggerInstance,
    genReqId: nameRequest,
    childLoggerFactory: (logger, bindings) => (logsCalls ? logger.child(bindings) : logger),
    logController: new LogController({ disableRequestLogging: !logsCalls, requestIdLogLabel: 'requestId' }),
    bodyLimit: 64 * 1024,
    requestTimeout: SLOWEST_REQUEST_MS,
    http: { headersTimeout: SLOWEST_REQUEST_MS, connectionsCheckingInterval: 1000 },
    trustProxy: trustsProxy,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: answerBadAddress,
  });
}

async function sessionRoutes(scope: FastifyInstance, context: Context, limits: Limits): Promise<void> {
  demandSession(scope, context);
  await limitPersons(scope, limits.person);
  queuePersons(scope, limits.atOnce);
  titleRoutes(scope, context);
  genreRoutes(scope, context);
  searchRoutes(scope, context);
  premiumRoutes(scope, context);
  listRoutes(scope, context);
  customListRoutes(scope, context);
  playbackRoutes(scope, context);
}
