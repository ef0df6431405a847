import { Socket } from 'node:net';

/**
 * A connection that breaks off when nothing has come or gone for so many milliseconds. Whoever is waiting for an
 * answer hears of it: a network that swallows everything would otherwise be noticed after minutes, or never.
 */
export function watchedSocket(silenceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => {
    const error = new Error(`The database has been silent for ${silenceMs} ms.`);
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
  return socket;
}
