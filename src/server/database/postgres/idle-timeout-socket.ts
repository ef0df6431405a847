import { Socket } from 'node:net';

/**
 * A socket that is destroyed after `silenceMs` without data, so that pending queries fail when the network drops
 * packets silently.
 */
export function createIdleTimeoutSocket(silenceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => {
    const error = new Error(`The database has been silent for ${silenceMs} ms.`);
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
  return socket;
}
