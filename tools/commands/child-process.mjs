import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Starts a program that ends when this process does, however that ends: its input closes then. */
const TIED =
  'exec 3<&0; signal=$1; shift; "$@" & program=$!; (read line <&3; kill -$signal $program) >&- 2>&- & wait $program';

/**
 * Starts a program that ends with this process. `saying` settles once it has written a text to its errors, and
 * rejects with its output if it ends first.
 * @param {string} program
 * @param {string[]} args
 * @param {{ signal?: string, cwd?: string, env?: NodeJS.ProcessEnv, uid?: number, gid?: number }} [options] `signal`: what ends it in order.
 */
export function spawnKilledOnExit(program, args, { signal = 'INT', ...options } = {}) {
  const child = spawn('sh', ['-c', TIED, 'sh', signal, program, ...args], {
    ...options,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const exit = once(child, 'exit');
  /** @type {string[]} */
  const lastLines = [];
  const lines = createInterface({ input: child.stderr });
  lines.on('line', (line) => lastLines.push(line) > 20 && lastLines.shift());
  /** @param {string} text */
  const saying = (text) =>
    Promise.race([
      new Promise((resolve) => lines.on('line', (line) => line.includes(text) && resolve(undefined))),
      exit.then(() => Promise.reject(new Error(`${program} did not start:\n${lastLines.join('\n')}`))),
    ]);
  const stop = async () => {
    child.stdin.end();
    await exit;
  };
  return { saying, stop };
}

/** PostgreSQL and PgBouncer do not run as root: the user that they run as then. */
export async function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  /** @param {string} option */
  const idOf = async (option) => Number((await run('id', [option, 'postgres']).catch(() => NOBODY)).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

const NOBODY = { stdout: '65534' };

/** A port of this machine that nobody listens on. */
export async function findFreePort() {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const port = portOf(holder);
  holder.close();
  await once(holder, 'close');
  return port;
}

/**
 * The port that a server listens on.
 *
 * @param {import('node:net').Server} server
 */
export function portOf(server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}
