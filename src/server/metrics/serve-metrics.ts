import { createHash, timingSafeEqual } from 'node:crypto';
import { type FastifyInstance, fastify } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { answerErrors } from '../plugins/errors.ts';
import { Refusal } from '../plugins/refusal.ts';
import type { Metrics } from './metrics.ts';

/** Told also by a process that sheds load: then above all. */
const ALWAYS = { pressureHandler: () => undefined };

/** `GET /metrics` for who shows the token, 401 for others; for everybody who reaches it when there is none. */
function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`);
  app.get('/metrics', { config: ALWAYS }, async (request, reply) => {
    if (expected && !timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      throw new Refusal(401, 'The token of the metrics is needed');
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return metrics.read();
  });
}

type Settings = Pick<Config, 'host' | 'metricsPort' | 'metricsToken'>;

/** Nobody is told of a server that was given neither a port nor a token for that, and it measures nothing. */
export function measuresItself({ metricsPort, metricsToken }: Settings): boolean {
  return metricsPort !== undefined || metricsToken !== undefined;
}

/**
 * Serves the metrics on a port of their own, which no balancer passes on; without one on `app`, to who shows the token.
 * Answers how to end that.
 */
export async function offerMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  { host, metricsPort: port, metricsToken: token }: Settings,
  log: Logger,
): Promise<() => Promise<void>> {
  if (port === undefined) {
    serveMetrics(app, metrics, token);
    return async () => undefined;
  }
  const own = fastify({ forceCloseConnections: true });
  answerErrors(own, log);
  serveMetrics(own, metrics, token);
  await own.listen({ port, host });
  return () => own.close();
}

/** Texts of any length become equally long, so that comparing them takes the same time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
