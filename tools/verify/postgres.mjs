import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort, spawnKilledOnExit, unprivilegedUser } from '../commands/child-process.mjs';
import { findProgram } from '../commands/find-program.mjs';

const run = promisify(execFile);

/** Debian's folder of PostgreSQL's programs, each version in a separate folder. */
const DEBIAN = '/usr/lib/postgresql';
/** The oldest that the server takes. */
const OLDEST = 15;

/** Nothing here outlives the process: durability is not needed. */
const NOT_DURABLE = {
  max_connections: 300,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum_naptime: '10s',
  // Compiles for longer than queries of a few rows take.
  jit: 'off',
};

export const POSTGRES_INSTALL_HINT = 'apt-get install postgresql pgbouncer haproxy';

/**
 * The newest PostgreSQL installed on this machine that is new enough.
 * @returns {Promise<{ version: string, folder: string } | undefined>} `folder`: where its programs are.
 */
export async function findPostgres() {
  const versions = await readdir(DEBIAN).catch(() => []);
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'));
  const initdb = await findProgram(['initdb'], folders);
  if (!initdb) return undefined;
  const folder = dirname(await realpath(initdb));
  const { stdout } = await run(join(folder, 'postgres'), ['--version']);
  const version = /\d+(\.\d+)?/.exec(stdout)?.[0] ?? '0';
  return Number.parseInt(version, 10) >= OLDEST ? { version, folder } : undefined;
}

/**
 * Makes a PostgreSQL and starts it on a free port of this machine; its user is `postgres`, whom it trusts. `stop`
 * ends it; `kill` does with kill -9, as if its machine failed; `promote` makes a standby the primary.
 * @param {object} [options]
 * @param {Record<string, string | number>} [options.settings]
 * @param {number} [options.port]
 * @param {string} [options.keptFolder] A folder that it is in, or is made in, and stays in; otherwise a temporary one.
 * @param {boolean} [options.durable] It keeps what it was given, whatever happens, as PostgreSQL does of itself.
 * @param {string} [options.standbyOf] The address of a primary that it follows.
 */
export async function startPostgres({ settings = {}, port, keptFolder, durable = false, standbyOf } = {}) {
  const programs = await findPostgres();
  if (!programs) throw new Error(`There is no PostgreSQL on this machine: ${POSTGRES_INSTALL_HINT}`);
  /** @param {string} name */
  const program = (name) => join(programs.folder, name);
  const folder =
    keptFolder === undefined ? await mkdtemp(join(tmpdir(), 'vetrina-postgres-')) : resolve(keptFolder);
  await mkdir(folder, { recursive: true });
  const owner = await unprivilegedUser();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder };
  const data = join(folder, 'data');
  const [maker, making] = standbyOf ? copyingOf(standbyOf) : INITDB;
  if (!existsSync(data)) await run(program(maker), ['-D', data, '--no-sync', ...making], options);
  const listens = port ?? (await findFreePort());
  const address = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, port: listens };
  const all = { ...(durable ? {} : NOT_DURABLE), ...address, ...settings };
  const set = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawnKilledOnExit(program('postgres'), ['-D', data, ...set], options);
  await server.saying('ready to accept');
  return {
    url: `postgres://postgres@127.0.0.1:${listens}/postgres`,
    port: listens,
    /** The folder of its socket. */
    folder,
    async stop() {
      await server.stop();
      if (keptFolder === undefined) await rm(folder, { recursive: true, force: true });
    },
    kill: () => killAll(data),
    promote: () => run(program('pg_ctl'), ['promote', '-D', data], options),
  };
}

/** A program and its arguments. */
const INITDB = /** @type {const} */ ([
  'initdb',
  ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
]);

/** @param {string} url */
const copyingOf = (url) => /** @type {const} */ (['pg_basebackup', ['-d', url, '-R', '-c', 'fast']]);

/**
 * The first process and all that work for it, none of which could do anything after it.
 *
 * @param {string} data
 */
async function killAll(data) {
  const [pid = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
  const { stdout } = await run('pgrep', ['-P', pid]);
  for (const each of [pid, ...stdout.split('\n').filter(Boolean)]) endNow(Number(each));
}

/** @param {number} pid */
function endNow(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended since.
  }
}
