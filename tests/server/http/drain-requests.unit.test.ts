import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { drainRequestsOnClose } from '../../../src/server/http/drain-requests.ts';

async function slowServer() {
  const app = fastify({ forceCloseConnections: true });
  drainRequestsOnClose(app);
  app.get('/', () => sleep(300, { late: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return { app, port: typeof address === 'object' && address ? address.port : 0 };
}

it('an accepted call is answered while the server stops', async () => {
  const { app, port } = await slowServer();
  const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.json());
  await sleep(100);
  await app.close();
  expect(await answer).toEqual({ late: true });
});

it('idle connections and aborted calls do not delay the shutdown', async () => {
  const { app, port } = await slowServer();
  const unused = connect(port, '127.0.0.1');
  const leaving = connect(port, '127.0.0.1');
  await Promise.all([once(unused, 'connect'), once(leaving, 'connect')]);
  leaving.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  await sleep(100);
  leaving.destroy();
  const start = performance.now();
  await app.close();
  expect(performance.now() - start).toBeLessThan(2000);
  unused.destroy();
});
