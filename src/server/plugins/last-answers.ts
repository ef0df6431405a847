import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long answers under way may still take when the server ends, in milliseconds. */
const PATIENCE = 5000;

/**
 * For a server that closes by force: when it ends, calls that it took are answered first. The connections that
 * browsers and others hold open, in use before or never, then keep nobody waiting.
 */
export function giveLastAnswers(app: FastifyInstance): void {
  const underway = new Set<ServerResponse>();
  app.addHook('onRequest', (_request, { raw }, done) => {
    underway.add(raw);
    raw.once('close', () => underway.delete(raw));
    done();
  });
  app.addHook('preClose', async () => {
    for (const end = Date.now() + PATIENCE; underway.size > 0 && Date.now() < end; ) await sleep(10);
  });
}
