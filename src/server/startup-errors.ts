import { once } from 'node:events';
import { createServer } from 'node:net';
import * as v from 'valibot';
import type { Config } from './config/config.ts';

/** A listen error of Node. */
const listenError = v.object({
  code: v.string(),
  port: v.optional(v.number()),
  address: v.optional(v.string()),
  hostname: v.optional(v.string()),
});

/** The error as one line for the owner, without a stack. */
export function startupErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return (listenFailure(error) ?? error.message).replace(/\s*\n\s*/g, ' ');
}

/** Undefined for any other error than a failure to listen. */
function listenFailure(error: Error): string | undefined {
  const read = v.safeParse(listenError, error);
  if (!read.success) return undefined;
  const { code, port, address, hostname } = read.output;
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is taken by another program. Stop it, or set PORT to another number.`;
    case 'EACCES':
      return port ? `port ${port} is not for every user. Set PORT to a number above 1023.` : undefined;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${hostname || address} is no address of this machine.`;
    default:
      return undefined;
  }
}

/** Fails early, before anything is opened, when the port is taken. */
export async function requireFreePort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const probe = createServer().listen({ port, host });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
