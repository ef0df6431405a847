import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from './config.ts';

/** Rejects like a server that cannot listen there: said at once, before anything else is opened. */
export async function demandFreePort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const probe = createServer().listen({ port, host });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
