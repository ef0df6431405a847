import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from './config/config.ts';

/** Fails early, before anything is opened, when the port is taken. */
export async function requireFreePort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const probe = createServer().listen({ port, host });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
