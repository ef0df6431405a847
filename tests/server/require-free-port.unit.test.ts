import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { expect, it } from 'vitest';
import { requireFreePorts } from '../../src/server/startup-errors.ts';

async function portOf(holder: Server): Promise<number> {
  await once(holder.listen(0, 'localhost'), 'listening');
  const address = holder.address() as AddressInfo;
  return address.port;
}

async function close(holder: Server): Promise<void> {
  holder.close();
  await once(holder, 'close');
}

const check = (port: number, metricsPort?: number) =>
  requireFreePorts({ port, host: 'localhost', metricsPort });

it('a port in use is refused and named; a released one is free', async () => {
  const holder = createServer((socket) => socket.destroy());
  const port = await portOf(holder);
  await expect(check(port)).rejects.toThrow(
    `port ${port} is taken by another program. Stop it, or set PORT to another number.`,
  );
  await close(holder);
  await check(port);
  await check(port);
});

it('the setting of a metrics port in use is its own', async () => {
  const [holder, other] = [createServer((socket) => socket.destroy()), createServer()];
  const [port, free] = [await portOf(holder), await portOf(other)];
  await close(other);
  await expect(check(free, port)).rejects.toThrow(
    `port ${port} is taken by another program. Stop it, or set METRICS_PORT`,
  );
  await close(holder);
});

it('a port is held by a Vetrina that already runs: the message says so', async () => {
  const holder = createHttpServer((_request, response) => response.end('{"ok":true,"version":"1.0.0"}'));
  const port = await portOf(holder);
  await expect(check(port)).rejects.toThrow(`a Vetrina already runs on port ${port}`);
  await close(holder);
});
