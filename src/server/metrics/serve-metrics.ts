import { type FastifyInstance, fastify } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { ApiError } from '../http/api-error.ts';
import { registerErrorHandlers } from '../http/error-handlers.ts';
import { isSameSecret } from '../lib/is-same-secret.ts';
import type { Metrics } from './metrics.ts';

/** Exempt from load shedding. */
const ALWAYS = { isAlwaysAnswered: true };

/** `GET /metrics`, with a bearer token if one is set; 401 without it. */
function registerMetricsRoute(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', { config: ALWAYS }, async (request, reply) => {
    if (token !== undefined && !isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`))
      throw new ApiError(401, 'Missing or wrong metrics token');
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return metrics.read();
  });
}

type Settings = Pick<Config, 'host' | 'metricsPort' | 'metricsToken'>;

/** Metrics are off without a port and a token. */
export function hasMetrics({ metricsPort, metricsToken }: Settings): boolean {
  return metricsPort !== undefined || metricsToken !== undefined;
}

/** Serves metrics on their own port, or on `app` with a token. Returns the close function. */
export async function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  { host, metricsPort: port, metricsToken: token }: Settings,
  log: Logger,
): Promise<() => Promise<void>> {
  if (port === undefined) {
    registerMetricsRoute(app, metrics, token);
    return async () => undefined;
  }
  const server = fastify({ forceCloseConnections: true });
  registerErrorHandlers(server, log);
  registerMetricsRoute(server, metrics, token);
  await server.listen({ port, host });
  return () => server.close();
}
