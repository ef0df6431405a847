import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, spawnKilledOnExit, unprivilegedUser } from '../commands/child-process.mjs';
import { findProgram } from '../commands/find-program.mjs';

/** @returns {Promise<string | undefined>} */
export const findPgbouncer = () => findProgram(['pgbouncer'], ['/usr/sbin']);

/**
 * Starts a PgBouncer in transaction mode before a PostgreSQL of this machine; `url` is the same database behind it.
 * @param {string} url
 * @param {{ connections?: number }} [options] `connections`: how many it has to the database.
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startPgbouncer(url, { connections = 3 } = {}) {
  const program = await findPgbouncer();
  if (!program) throw new Error('There is no PgBouncer on this machine: apt-get install pgbouncer');
  const { hostname, port, username } = new URL(url);
  const [folder, listens, owner] = await Promise.all([
    mkdtemp(join(tmpdir(), 'vetrina-pgbouncer-')),
    findFreePort(),
    unprivilegedUser(),
  ]);
  const file = join(folder, 'pgbouncer.ini');
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: listens,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: connections,
    max_client_conn: 500,
    // The pooler soon retries a lost primary, and no client waits for it longer than a call may take.
    server_login_retry: 1,
    query_wait_timeout: 5,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  await writeFile(
    file,
    ['[databases]', `* = host=${hostname} port=${port} user=${username}`, '[pgbouncer]', ...lines, ''].join(
      '\n',
    ),
  );
  if (owner) for (const path of [folder, file]) await chown(path, owner.uid, owner.gid);
  const bouncer = spawnKilledOnExit(program, [file], { ...owner, cwd: folder });
  await bouncer.saying('process up');
  return {
    url: Object.assign(new URL(url), { port: String(listens) }).href,
    async stop() {
      await bouncer.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
