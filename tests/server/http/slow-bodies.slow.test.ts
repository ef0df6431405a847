import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSessionTokens } from '../../../src/server/sessions/session-token.ts';
import { OWNER, SECRET, type TestBot, testBot } from '../support/test-bot.ts';

let server: TestBot;
let port: number;
let authorization: string;

beforeAll(async () => {
  server = await testBot();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  const tokens = await createSessionTokens([SECRET]);
  authorization = `Bearer ${await tokens.issue(String(OWNER), { isProven: true })}`;
});
afterAll(() => server.close());

type Line = { type?: string; bytes: number; chunk: number; everyMs: number };

/** Posts a body in chunks; returns the answer's status, 0 for a closed connection, and the time. */
async function post(path: string, { type = 'application/octet-stream', bytes, chunk, everyMs }: Line) {
  const start = performance.now();
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => (heard += String(data))).on('error', () => undefined);
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    `Authorization: ${authorization}`,
    `Content-Type: ${type}`,
    `Content-Length: ${bytes}`,
    'Connection: close',
  ];
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  for (let sent = 0; sent < bytes && heard === '' && !socket.destroyed; sent += chunk) {
    socket.write('x'.repeat(Math.min(chunk, bytes - sent)));
    await Promise.race([sleep(everyMs), ended]);
  }
  await ended;
  const [, status = '0'] = /^HTTP\/1.1 (\d+)/.exec(heard) ?? [];
  return { status: Number(status), seconds: (performance.now() - start) / 1000, heard };
}

const FILES = [
  '/api/tu/list_imports?name=lista.csv&upload=an-upload',
  '/api/gestione/imports/file?name=titoli.csv&preview=true',
  '/api/gestione/catalogue/picture?title=1&field=copertina',
  '/api/gestione/announcements/picture',
];

describe.concurrent('a body', { timeout: 60_000 }, () => {
  it.each(FILES)('a file at 128 kbit/s arrives, however long it takes: %s', async (path) => {
    const { status, seconds } = await post(path, { bytes: 220_000, chunk: 4096, everyMs: 250 });
    expect(seconds).toBeGreaterThan(12);
    expect(status).not.toBe(408);
    expect(status).toBeGreaterThan(0);
  });

  it.each(FILES)('a file that hardly moves is refused after half a minute: %s', async (path) => {
    const { status, seconds } = await post(path, { bytes: 220_000, chunk: 100, everyMs: 500 });
    expect(status).toBe(408);
    expect(seconds).toBeGreaterThan(25);
    expect(seconds).toBeLessThan(40);
  });

  it.each([
    ['/api/search_content', 'application/json'],
    ['/api/tu/requests', 'application/json'],
    ['/nowhere', 'text/plain'],
  ])('any other body is refused after ten seconds: %s', async (path, type) => {
    const { status, seconds } = await post(path, { type, bytes: 50_000, chunk: 1000, everyMs: 500 });
    expect(status).toBe(408);
    expect(seconds).toBeLessThan(14);
  });
});
