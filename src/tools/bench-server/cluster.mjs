import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Stop } from '../command.mjs';
import { findProgram } from '../find-program.mjs';

const DEBIAN = '/usr/lib/postgresql';
/** As an owner of such a catalogue would set them; the rest as PostgreSQL comes. */
const SETTINGS = [
  'shared_buffers=2GB',
  'effective_cache_size=8GB',
  'max_wal_size=16GB',
  'random_page_cost=1.1',
  'max_connections=100',
];

/** Starts a PostgreSQL on a free port, in a folder that is kept or in a temporary one; `stop` ends it. */
export async function startCluster(kept) {
  const folder = kept === undefined ? mkdtempSync(join(tmpdir(), 'vetrina-bench-')) : resolve(kept);
  mkdirSync(folder, { recursive: true });
  const programs = await findFolder();
  const owner = process.getuid?.() === 0 ? idsOf('postgres') : {};
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const options = { ...owner, cwd: folder };
  if (!existsSync(data))
    execFileSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
      options,
    );
  const port = await freePort();
  const words = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    ...SETTINGS,
  ];
  const args = ['-D', data, ...words.flatMap((word) => ['-c', word])];
  const server = spawn(join(programs, 'postgres'), args, { ...options, stdio: 'ignore' });
  const exit = once(server, 'exit');
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url);
  const stop = async () => {
    server.kill('SIGINT');
    await exit;
    if (kept === undefined) rmSync(folder, { recursive: true });
  };
  return { url, stop };
}

async function findFolder() {
  const versions = await readdir(DEBIAN).catch(() => []);
  const folders = versions.sort((a, b) => b - a).map((version) => join(DEBIAN, version, 'bin'));
  const initdb = await findProgram(['initdb'], folders);
  if (!initdb) throw new Stop('No PostgreSQL is installed here; with DATABASE_URL another one is measured.');
  return join(initdb, '..');
}

/** PostgreSQL refuses to run as root. */
function idsOf(user) {
  const [uid, gid] = ['-u', '-g'].map((option) => Number(execFileSync('id', [option, user])));
  return { uid, gid };
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

async function untilItAnswers(url) {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await sleep(300);
    }
  }
}
