import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type TestApp, testApp } from '../support/test-app.ts';

let server: TestApp;
afterEach(() => server.close());

/** Sends a text to a listening server; settles with the answer when the connection has ended. */
function talk(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => (heard += String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}

it('a client that stops reading is disconnected', { timeout: 30_000 }, async () => {
  const clientFolder = await temporaryFolder();
  await mkdir(join(clientFolder, 'assets'));
  await writeFile(join(clientFolder, 'index.html'), '<html><head></head></html>');
  await writeFile(join(clientFolder, 'assets/large.js'), 'x'.repeat(1024 * 1024));
  server = await testApp({ clientFolder, silentConnectionMs: 500 });
  const url = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const accepted = once(server.app.server, 'connection');
  // More than the buffers of both ends hold.
  const socket = connect(Number(url.port), '127.0.0.1', () =>
    socket.write('GET /assets/large.js HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100)),
  );
  socket.on('error', () => undefined).pause();
  const [connection] = await accepted;
  await once(connection, 'close');
  socket.destroy();
});

describe('a slow client', { timeout: 30_000 }, () => {
  async function listen(): Promise<number> {
    server = await testApp();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const address = server.app.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  it('a slow client is refused immediately without a session, before its body has arrived', async () => {
    const port = await listen();
    const start = performance.now();
    const head = 'POST /api/play_content HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    expect(await talk(port, `${head}Content-Length: 60000\r\n\r\n{"user_id"`)).toMatch(/^HTTP\/1.1 401 /);
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('a slow client is disconnected after ten seconds if its headers never end', async () => {
    const port = await listen();
    const start = performance.now();
    expect(await talk(port, 'GET /api/get_top HTTP/1.1\r\nHost: x\r\n')).toMatch(/^(HTTP\/1.1 408 |$)/);
    expect(performance.now() - start).toBeLessThan(15_000);
  });
});
