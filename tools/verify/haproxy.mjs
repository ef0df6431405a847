import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort, spawnKilledOnExit } from '../commands/child-process.mjs';
import { findProgram } from '../commands/find-program.mjs';
import { PROJECT_FOLDER } from '../commands/project-folder.mjs';

export const findHaproxy = () => findProgram(['haproxy'], ['/usr/sbin']);

/** The configuration of an owner's machines. */
const DEPLOYED = join(PROJECT_FOLDER, 'tools/deploy');

/**
 * Starts HAProxy before servers on these ports of this machine.
 *
 * @param {readonly number[]} ports
 */
export async function startHaproxy(ports) {
  const { port, stop } = await start(
    'haproxy-servers.cfg',
    ports.map((each) => `server s${each} 127.0.0.1:${each}`),
  );
  return { url: `http://127.0.0.1:${port}`, stop };
}

/**
 * Starts HAProxy before a primary and its standby; its `port` always leads to the primary.
 * @param {{ port: number, checkPort: number }[]} nodes
 */
export const startHaproxyToPrimary = (nodes) =>
  start(
    'haproxy-primary.cfg',
    nodes.map(({ port, checkPort }) => `server p${port} 127.0.0.1:${port} check port ${checkPort}`),
  );

/**
 * @param {string} configuration A file in the folder of deployments.
 * @param {readonly string[]} servers Its lines for the servers.
 */
async function start(configuration, servers) {
  const program = await findHaproxy();
  if (!program) throw new Error('There is no HAProxy on this machine: apt-get install haproxy');
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  const port = await findFreePort();
  const deployed = await readFile(join(DEPLOYED, configuration), 'utf8');
  const here = deployed
    .replace(/bind .*/, `bind 127.0.0.1:${port}`)
    .replaceAll(/(^ {2}server .*\n)+/gm, servers.map((line) => `  ${line}\n`).join(''));
  await writeFile(file, here);
  const proxy = spawnKilledOnExit(program, ['-db', '-f', file], { signal: 'TERM' });
  while (!(await listensOn(port))) await sleep(50);
  const stop = async () => {
    await proxy.stop();
    await rm(folder, { recursive: true });
  };
  return { port, stop };
}

/** @param {number} port */
async function listensOn(port) {
  const socket = connect(port, '127.0.0.1');
  const listens = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return listens;
}
