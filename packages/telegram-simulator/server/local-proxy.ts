import { connect, createServer, type Socket } from 'node:net';
import { PassThrough, Transform, type TransformCallback } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

export type LocalProxy = { url: string; close(): Promise<void> };

/**
 * Opens a TCP proxy to a server on this machine, at full speed or throttled to a weak mobile network. It listens on a
 * different free port, so browsers see a different origin, with separate storage. Returns the address to use in place of
 * `target`; undefined for a server on a different machine.
 */
export async function openLocalProxy(target: string, isSlow = false): Promise<LocalProxy | undefined> {
  const { protocol, hostname, port } = new URL(target);
  if (protocol !== 'http:' || !['localhost', '127.0.0.1'].includes(hostname)) return undefined;
  const line = () => (isSlow ? slowly() : new PassThrough());
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port || 80) });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      // An error on one socket closes both.
      socket.on('error', () => {
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(line()).pipe(far);
    far.pipe(line()).pipe(near);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, hostname, resolve);
  });
  // The simulator's own server keeps the program alive.
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://${hostname}:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** A weak mobile network: a round trip in milliseconds, bytes a second each way. */
const ROUND_TRIP_MS = 400;
const RATE = 50_000;
/** Milliseconds without bytes after which the next ones begin a new exchange. */
const QUIET_MS = 50;

/** Delays each chunk: by half a round trip after a pause, and by the time that its bytes take at the rate. */
function slowly(): Transform {
  let freeAt = Number.NEGATIVE_INFINITY;
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      const now = performance.now();
      const starts = now - freeAt > QUIET_MS ? now + ROUND_TRIP_MS / 2 : freeAt;
      freeAt = starts + (chunk.length / RATE) * 1000;
      void wait(freeAt - now).then(() => done(null, chunk));
    },
  });
}
