import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { rejectMalformedRequest } from '../../../src/server/http/error-handlers.ts';

async function listen() {
  const app = fastify({ clientErrorHandler: rejectMalformedRequest, forceCloseConnections: true });
  app.get('/', async () => ({ ok: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return { app, port: typeof address === 'object' && address ? address.port : 0 };
}

/** Sends a text; returns the answer until the connection ended, and the time it took. */
async function send(port: number, text: string): Promise<{ heard: string; ms: number; socket: Socket }> {
  const start = performance.now();
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  let heard = '';
  socket.on('data', (data) => (heard += String(data))).on('error', () => undefined);
  await once(socket, 'close');
  return { heard, ms: performance.now() - start, socket };
}

it.each([
  ['endless headers', `GET / HTTP/1.1\r\nhost: x\r\nx-a: ${'b'.repeat(20_000)}\r\n`, 431],
  ['bytes that are not HTTP', 'HELO example.org\r\n\r\n', 400],
])('%s are refused after a delay, which slows down a flood', async (_, text, status) => {
  const { app, port } = await listen();
  const { heard, ms } = await send(port, text);
  expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*{"error":".+"}$`));
  expect(ms).toBeGreaterThan(900);
  await app.close();
});

it('such a connection is no longer read, and does not delay the shutdown', async () => {
  const { app, port } = await listen();
  const socket = connect(port, '127.0.0.1', () => socket.write('HELO example.org\r\n\r\n'));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const junk = Buffer.alloc(64 * 1024, 'x');
  const late = sleep(500, 'late');
  const drained = () => Promise.race([once(socket, 'drain').catch(() => 'late'), late]);
  let taken = 0;
  while (taken < 1000 && (socket.write(junk) || (await drained()) !== 'late')) taken += 1;
  expect(taken).toBeLessThan(500);
  const start = performance.now();
  await app.close();
  expect(performance.now() - start).toBeLessThan(800);
  socket.destroy();
});
