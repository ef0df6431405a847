import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from './find-program.mjs';
import { freePort, startTied } from './postgres.mjs';

export const findHaproxy = () => findProgram(['haproxy'], ['/usr/sbin']);

/**
 * Servers behind one port, each call in its turn to the next. A server that takes no connection, or ends without a
 * word, costs a question nothing: it goes to another. What writes is not sent twice.
 */
const configuration = (listens, ports) => `
defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  retries 3
  option redispatch 1
  option http-server-close
  retry-on conn-failure empty-response 503
listen vetrina
  bind 127.0.0.1:${listens}
  balance roundrobin
  http-request disable-l7-retry if METH_POST
  option httpchk GET /healthz
  default-server check inter 1s fall 2 rise 1
${ports.map((port) => `  server s${port} 127.0.0.1:${port}`).join('\n')}
`;

/** Starts HAProxy before servers on these ports of this machine. */
export async function startHaproxy(ports) {
  const program = await findHaproxy();
  if (!program) throw new Error('There is no HAProxy on this machine: apt-get install haproxy');
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  const port = await freePort();
  await writeFile(file, configuration(port, ports));
  const proxy = startTied(program, ['-db', '-f', file], { signal: 'TERM' });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) await sleep(50);
  const stop = async () => {
    await proxy.stop();
    await rm(folder, { recursive: true });
  };
  return { url, stop };
}
