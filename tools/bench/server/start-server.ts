import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

export type MeasuredServer = { port: number; pid: number; stop(): Promise<void> };

/** How a server is measured: how long it keeps answers, in milliseconds. */
export type ServerOptions = { cacheMs: number };

/** Starts a server in a separate process. */
export function startBuiltServer({
  url,
  secret,
  cacheMs,
}: ServerOptions & { url: string; secret: string }): Promise<MeasuredServer> {
  const env = { ...process.env, LAUNCH_SECRET: secret };
  return start('./measured-server-process.js', [url, String(cacheMs)], env);
}

/** Starts a server that does nothing but to send the bytes of a file. */
export const startBareHttpServer = (file: string): Promise<MeasuredServer> =>
  start('./bare-http-server.js', [file]);

async function start(script: string, args: string[], env = process.env): Promise<MeasuredServer> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), args, { env });
  const [port] = v.parse(v.tuple([v.number()]), (await once(child, 'message')).slice(0, 1));
  const stop = async () => {
    child.disconnect();
    await once(child, 'exit');
  };
  return { port, pid: child.pid ?? 0, stop };
}
