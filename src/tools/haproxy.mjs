import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from './find-program.mjs';
import { freePort, startTied } from './tied.mjs';

export const findHaproxy = () => findProgram(['haproxy'], ['/usr/sbin']);

/**
 * Servers behind one port, each call in its turn to the next that is ready, and to any when none says so: all miss the
 * database then, and what they keep of the catalogue is better than nothing. A server that takes no connection costs
 * nothing, the call goes to another; so does a question that a server leaves without a word when it dies. What
 * writes is never sent twice.
 */
const beforeServers = (listens, ports) => `
defaults
  mode http
  balance roundrobin
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  timeout check 2s
  retries 3
  option redispatch 1
  option http-server-close
  retry-on conn-failure empty-response
frontend people
  bind 127.0.0.1:${listens}
  use_backend any if { nbsrv(ready) eq 0 }
  default_backend ready
backend ready
  http-request disable-l7-retry if METH_POST
  option httpchk GET /readyz
  default-server check inter 500 fall 2 rise 1
${serverLines(ports)}
backend any
  http-request disable-l7-retry if METH_POST
${serverLines(ports)}
`;

const serverLines = (ports) => ports.map((port) => `  server s${port} 127.0.0.1:${port}`).join('\n');

/** The one PostgreSQL of several whose `GET /primary`, on a port of its own, is answered 200. */
const beforePrimary = (listens, nodes) => `
defaults
  mode tcp
  timeout connect 1s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen postgres
  bind 127.0.0.1:${listens}
  option httpchk GET /primary
  default-server inter 500 fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ port, checkPort }) => `  server p${port} 127.0.0.1:${port} check port ${checkPort}`).join('\n')}
`;

/** Starts HAProxy before servers on these ports of this machine. */
export async function startHaproxy(ports) {
  const { port, stop } = await start((listens) => beforeServers(listens, ports));
  return { url: `http://127.0.0.1:${port}`, stop };
}

/**
 * Starts HAProxy before a primary and its standby; its `port` always leads to the primary.
 * @param {{ port: number, checkPort: number }[]} nodes
 */
export const startHaproxyToPrimary = (nodes) => start((listens) => beforePrimary(listens, nodes));

async function start(configuration) {
  const program = await findHaproxy();
  if (!program) throw new Error('There is no HAProxy on this machine: apt-get install haproxy');
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  const port = await freePort();
  await writeFile(file, configuration(port));
  const proxy = startTied(program, ['-db', '-f', file], { signal: 'TERM' });
  while (!(await listensOn(port))) await sleep(50);
  const stop = async () => {
    await proxy.stop();
    await rm(folder, { recursive: true });
  };
  return { port, stop };
}

async function listensOn(port) {
  const socket = connect(port, '127.0.0.1');
  const listens = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return listens;
}
