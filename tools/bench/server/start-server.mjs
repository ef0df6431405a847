import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Starts the server of a build; `cacheMs` is how long it keeps answers, in milliseconds; `limited`: as in production. */
export function startBuiltServer({ build, url, secret, cacheMs, limited = false }) {
  const env = { ...process.env, LAUNCH_SECRET: secret };
  return start('./measured-server-process.mjs', [build, url, String(cacheMs), limited ? 'limited' : ''], env);
}

/** Starts a server that does nothing but to send the bytes of a file. */
export const startBareHttpServer = (file) => start('./bare-http-server.mjs', [file]);

async function start(script, args, env = process.env) {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), args, { env });
  const [port] = await once(child, 'message');
  const stop = async () => {
    child.disconnect();
    await once(child, 'exit');
  };
  return { port, pid: child.pid, stop };
}
