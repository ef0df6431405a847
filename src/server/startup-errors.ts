import { once } from 'node:events';
import { createServer } from 'node:net';
import * as v from 'valibot';
import type { Config } from './config/config.ts';
import { clock } from './lib/clock.ts';
import { fileFault } from './lib/file-fault.ts';

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
  return (listenFailure(error) ?? fileFault(error) ?? error.message).replace(/(?<!\s)\s*\n\s*/g, ' ');
}

/** The setting of a port. */
type PortSetting = 'PORT' | 'METRICS_PORT';

/** Undefined for any other error than a failure to listen. */
function listenFailure(error: unknown, setting: PortSetting = 'PORT'): string | undefined {
  const read = v.safeParse(listenError, error);
  if (!read.success) return undefined;
  const { code, port, address, hostname } = read.output;
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is taken by another program. Stop it, or set ${setting} to another number.`;
    case 'EACCES':
      return port ? `port ${port} is not for every user. Set ${setting} to a number above 1023.` : undefined;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${hostname || address} is no address of this machine.`;
    default:
      return undefined;
  }
}

type Ports = Pick<Config, 'port' | 'host' | 'metricsPort'>;

/** Fails early, before anything is opened, when a port is taken. */
export async function requireFreePorts({ port, host, metricsPort }: Ports): Promise<void> {
  await tryToListen({ port, host }, 'PORT');
  if (metricsPort !== undefined) await tryToListen({ port: metricsPort, host }, 'METRICS_PORT');
}

type Address = { port: number; host: string };

async function tryToListen(address: Address, setting: PortSetting): Promise<void> {
  try {
    const probe = createServer().listen(address);
    await once(probe, 'listening');
    probe.close();
    await once(probe, 'close');
  } catch (cause) {
    const message = (await isVetrina(address))
      ? `a Vetrina already runs on port ${address.port}, perhaps this one, as a service or in another window. Use that one, or stop it first.`
      : (listenFailure(cause, setting) ?? startupErrorMessage(cause));
    throw new Error(message, { cause });
  }
}

/** Milliseconds that a program on the port has to answer. */
const ANSWER_MS = 1000;
const healthy = v.object({ ok: v.literal(true), version: v.string() });

/** The address of a port in a browser; an IPv6 address has brackets there. */
export const originOf = ({ port, host }: Address) =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

async function isVetrina({ port, host }: Address): Promise<boolean> {
  try {
    const answer = await fetch(`${originOf({ port, host })}/healthz`, { signal: clock.timeLimit(ANSWER_MS) });
    return v.is(healthy, await answer.json());
  } catch {
    return false;
  }
}
