import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Longest wait for pending requests at shutdown, in milliseconds. */
const TIMEOUT_MS = 5000;

/**
 * Waits on close until pending requests are answered. The server then force-closes connections, so idle keep-alive ones
 * do not delay the shutdown.
 */
export function drainRequestsOnClose(app: FastifyInstance): void {
  const inFlight = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // What is answered from the cache is under way only until its bytes are flushed to the socket.
  const isBusy = () => inFlight.size > 0 || [...sockets].some(({ writableLength }) => writableLength > 0);
  app.addHook('onRequest', (_request, { raw }, done) => {
    inFlight.add(raw);
    raw.once('close', () => inFlight.delete(raw));
    done();
  });
  app.addHook('preClose', async () => {
    for (const end = Date.now() + TIMEOUT_MS; isBusy() && Date.now() < end; ) await sleep(10);
  });
}
