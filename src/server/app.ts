import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { ServerBot } from './bot/start-bot.ts';
import type { Config } from './config.ts';
import type { Schema } from './database/schema.ts';
import { sessionTokens } from './domain/session-token.ts';
import { catalogueCache } from './plugins/catalogue-cache.ts';
import { serveClient } from './plugins/client-files.ts';
import { serveDrawnPhotos } from './plugins/drawn-photos.ts';
import { answerBadAddress, answerErrors } from './plugins/errors.ts';
import { giveLastAnswers } from './plugins/last-answers.ts';
import { demandSession } from './plugins/session.ts';
import { authRoutes } from './routes/auth.ts';
import type { Context } from './routes/context.ts';
import { customListRoutes } from './routes/custom-lists.ts';
import { genreRoutes } from './routes/genres.ts';
import { healthRoutes } from './routes/health.ts';
import { listRoutes } from './routes/lists.ts';
import { playbackRoutes } from './routes/playback.ts';
import { premiumRoutes } from './routes/premium.ts';
import { searchRoutes } from './routes/search.ts';
import { titleRoutes } from './routes/titles.ts';

export type AppOptions = {
  config: Pick<Config, 'botToken' | 'clientFolder'>;
  db: Kysely<Schema>;
  /** Signs launch keys and sessions. */
  secret: string;
  log: Logger;
  /** Grants what people wish; without one, wishes wait. */
  bot?: Pick<ServerBot, 'username' | 'wished' | 'serve'> | undefined;
  /** How long catalogue answers are kept, in milliseconds. */
  catalogueLife?: number;
};

/** The whole server, not listening yet: the 23 calls, `/healthz` and the client's files. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { bot } = options;
  const app = bareApp(options.log);
  const context: Context = {
    config: options.config,
    db: options.db,
    secret: options.secret,
    tokens: await sessionTokens(options.secret),
    cache: catalogueCache(options.catalogueLife),
    wished: () => bot?.wished(),
  };
  answerErrors(app);
  giveLastAnswers(app);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    done();
  });
  healthRoutes(app, context);
  await app.register(async (scope) => authRoutes(scope, context));
  await app.register(async (scope) => sessionRoutes(scope, context));
  bot?.serve(app);
  serveDrawnPhotos(app, options.config.clientFolder);
  await serveClient(app, options.config.clientFolder, () => bot?.username());
  return app;
}

/** Calls are logged one by one only from the level `info` on: the log costs as much as an answer. */
function bareApp(log: Logger): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  return fastify({
    loggerInstance,
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: !log.isLevelEnabled('info') }),
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: answerBadAddress,
  });
}

async function sessionRoutes(scope: FastifyInstance, context: Context): Promise<void> {
  demandSession(scope, context.tokens);
  titleRoutes(scope, context);
  genreRoutes(scope, context);
  searchRoutes(scope, context);
  premiumRoutes(scope, context);
  listRoutes(scope, context);
  customListRoutes(scope, context);
  playbackRoutes(scope, context);
}
