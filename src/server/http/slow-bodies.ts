import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { clock } from '../lib/clock.ts';
import { rejectMalformedRequest } from './error-handlers.ts';

/** Milliseconds for receiving a request: limits slow clients (slowloris). A file gets more with each byte. */
export const SLOWEST_REQUEST_MS = 10_000;

/** The slowest line that files are taken from: 64 kbit/s. */
const SLOWEST_BYTES_PER_SECOND = 8 * 1024;
/** The longest lag of a line behind that: a tunnel, a lift. */
const MAX_LAG_MS = 30_000;
/** The longest that the largest file may take, in milliseconds; half an hour for 10 MB. */
export const SLOWEST_FILE_MS = 30 * 60_000;
const CHECK_EVERY_MS = 1000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks a route whose body is a file, which may take as long as its size allows. */
    takesFile?: boolean;
  }
}

/** Lets the calls registered on `app` afterwards take a file of at most `maxBytes`, over a slow line too. */
export function acceptFiles(app: FastifyInstance, maxBytes: number): void {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, takesFile: true };
  });
}

/** 408 for a body that takes longer than ten seconds or, for a file, comes slower than 8 KB a second. */
export function rejectSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const { socket } = raw;
    // Calls without a port have no connection to wait for.
    if (socket instanceof Socket && hasBody(raw))
      watch(raw, routeOptions.config.takesFile ? fileDeadline(socket) : () => SLOWEST_REQUEST_MS);
    done();
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Milliseconds from the start until the bytes received so far are too few. */
function fileDeadline(socket: Socket): () => number {
  const before = socket.bytesRead;
  return () => MAX_LAG_MS + ((socket.bytesRead - before) / SLOWEST_BYTES_PER_SECOND) * 1000;
}

function watch(raw: IncomingMessage, deadlineMs: () => number): void {
  const start = clock.elapsed();
  const timer = clock
    .setInterval(() => {
      if (raw.complete || raw.destroyed) return clearInterval(timer);
      if (clock.elapsed() - start < deadlineMs()) return;
      clearInterval(timer);
      const slow = Object.assign(new Error('The body is too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      rejectMalformedRequest(slow, raw.socket);
    }, CHECK_EVERY_MS)
    .unref();
  raw.once('close', () => clearInterval(timer));
}
