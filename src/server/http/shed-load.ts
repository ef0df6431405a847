import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { clock } from '../lib/clock.ts';
import { ApiError } from './api-error.ts';

/** Coarse: each sample wakes an idle process. */
const SAMPLE_MS = 250;
const WINDOW_MS = 1000;
const RETRY_SECONDS = 5;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempts the route from load shedding. */
    isAlwaysAnswered?: boolean;
  }
}

/**
 * 503 with `Retry-After` for every call while the event loop's mean delay of the last second is over `delayMs`; 0: never.
 */
export function shedLoadWhenBusy(app: FastifyInstance, delayMs: number): void {
  let isBusy = false;
  if (delayMs === 0) return;
  const delays = monitorEventLoopDelay({ resolution: SAMPLE_MS });
  delays.enable();
  const timer = clock
    .setInterval(() => {
      isBusy = delays.mean / 1e6 - SAMPLE_MS > delayMs;
      delays.reset();
    }, WINDOW_MS)
    .unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delays.disable();
  });
  app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    const isRefused = isBusy && !routeOptions.config.isAlwaysAnswered;
    done(isRefused ? new ApiError(503, 'Too busy', RETRY_SECONDS) : undefined);
  });
}
