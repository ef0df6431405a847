import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

export type MeasuredServer = { port: number; pid: number; stop(): Promise<void> };

/** Options of a measured server: the time for which it keeps answers, in milliseconds. */
export type ServerOptions = { cacheMs: number };

/** Starts a server in a separate process. */
export async function startBuiltServer({
  url,
  secret,
  cacheMs,
}: ServerOptions & { url: string; secret: string }): Promise<MeasuredServer> {
  const program = fileURLToPath(new URL('./measured-server-process.js', import.meta.url));
  const env = { ...process.env, LAUNCH_SECRET: secret };
  const child = fork(program, [url, String(cacheMs)], { env });
  const [port] = v.parse(v.tuple([v.number()]), (await once(child, 'message')).slice(0, 1));
  const stop = async () => {
    child.disconnect();
    await once(child, 'exit');
  };
  return { port, pid: child.pid ?? 0, stop };
}
