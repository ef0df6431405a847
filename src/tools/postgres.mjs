import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { findProgram } from './find-program.mjs';

const run = promisify(execFile);

/** Where Debian keeps PostgreSQL's programs, each version in a folder of its own. */
const DEBIAN = '/usr/lib/postgresql';
/** The oldest that the server takes. */
const OLDEST = 15;

/** Nothing here outlives the process: what a crash would lose need not be written. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: 300,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum_naptime: '10s',
};

export const HOW_TO_GET_POSTGRES = 'apt-get install postgresql pgbouncer haproxy';

/** Starts a program that ends when this process does, however that ends: its input closes then. */
const TIED =
  'exec 3<&0; signal=$1; shift; "$@" & program=$!; (read line <&3; kill -$signal $program) >&- 2>&- & wait $program';

/**
 * The newest PostgreSQL installed on this machine that is new enough.
 * @returns {Promise<{ version: string, initdb: string, postgres: string } | undefined>}
 */
export async function findPostgres() {
  const versions = await readdir(DEBIAN).catch(() => []);
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'));
  const [initdb, postgres] = await Promise.all([
    findProgram(['initdb'], folders),
    findProgram(['postgres'], folders),
  ]);
  if (!initdb || !postgres) return undefined;
  const { stdout } = await run(postgres, ['--version']);
  const version = /\d+(\.\d+)?/.exec(stdout)?.[0] ?? '0';
  return Number.parseInt(version, 10) >= OLDEST ? { version, initdb, postgres } : undefined;
}

/**
 * Makes a PostgreSQL in a temporary folder and starts it on a free port of this machine; its user is `postgres`,
 * whom it trusts. `stop` ends it and takes its folder away.
 * @param {{ settings?: Record<string, string | number>, port?: number }} [options]
 * @returns {Promise<{ url: string, port: number, stop(): Promise<void> }>}
 */
export async function startPostgres({ settings = {}, port } = {}) {
  const programs = await findPostgres();
  if (!programs) throw new Error(`There is no PostgreSQL on this machine: ${HOW_TO_GET_POSTGRES}`);
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-postgres-'));
  const owner = await unprivileged();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const making = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await run(programs.initdb, making, { ...owner, cwd: folder });
  const listens = port ?? (await freePort());
  const all = { ...SETTINGS, unix_socket_directories: folder, port: listens, ...settings };
  const set = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const program = startTied(programs.postgres, ['-D', data, ...set], { ...owner, cwd: folder });
  await program.saying('ready to accept connections');
  const stop = async () => {
    await program.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres@127.0.0.1:${listens}/postgres`, port: listens, stop };
}

/**
 * Starts a program that ends with this process. `saying` settles once it has written a text to its errors, and
 * rejects with what it said when it ends before.
 * @param {string} program
 * @param {string[]} args
 * @param {{ signal?: string, cwd?: string, uid?: number, gid?: number }} [options] `signal`: what ends it in order.
 */
export function startTied(program, args, { signal = 'INT', ...options } = {}) {
  const child = spawn('sh', ['-c', TIED, 'sh', signal, program, ...args], {
    ...options,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const exit = once(child, 'exit');
  const said = [];
  const lines = createInterface({ input: child.stderr });
  lines.on('line', (line) => said.push(line) > 20 && said.shift());
  /** @param {string} text */
  const saying = (text) =>
    Promise.race([
      new Promise((resolve) => lines.on('line', (line) => line.includes(text) && resolve(undefined))),
      exit.then(() => Promise.reject(new Error(`${program} did not start:\n${said.join('\n')}`))),
    ]);
  const stop = async () => {
    child.stdin.end();
    await exit;
  };
  return { saying, stop };
}

/** PostgreSQL does not run as root: whom it runs as then. */
export async function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (option) => Number((await run('id', [option, 'postgres']).catch(() => NOBODY)).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

const NOBODY = { stdout: '65534' };

/** A port of this machine that nobody listens on. */
export async function freePort() {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address();
  holder.close();
  await once(holder, 'close');
  return port;
}
