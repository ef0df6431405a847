import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { clock, sleep } from '../lib/clock.ts';

/** Longest wait for pending requests at shutdown, in milliseconds. */
const TIMEOUT_MS = 5000;

/**
 * Waits on close until pending requests are answered. The server then force-closes connections, so idle keep-alive ones
 * do not delay the shutdown.
 */
export function drainRequestsOnClose(app: FastifyInstance): void {
  const inFlight = new Set<ServerResponse>();
  app.addHook('onRequest', (_request, { raw }, done) => {
    inFlight.add(raw);
    raw.once('close', () => inFlight.delete(raw));
    done();
  });
  app.addHook('preClose', async () => {
    for (const end = clock.now() + TIMEOUT_MS; inFlight.size > 0 && clock.now() < end;) await sleep(10);
  });
}
