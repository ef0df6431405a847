import { findFreePort } from '../../commands/child-process.mjs';
import { type Settings, type SpawnedServer, spawnServer } from '../spawned-servers.ts';
import type { TrialMessenger } from './messenger.ts';

type Running = SpawnedServer & { run: number; port: number };

export type Servers = Awaited<ReturnType<typeof startServers>>;

/** Starts servers on one database, each of which comes up again on its port after a kill, as a new run. */
export async function startServers(messenger: TrialMessenger, settings: Settings, count: number) {
  /** When which run was killed. */
  const killed = new Map<number, number>();
  const servers: Running[] = [];
  let runs = 0;

  async function start(index: number): Promise<void> {
    runs += 1;
    const run = runs;
    const port = servers[index]?.port ?? (await findFreePort());
    const own = { PORT: String(port), BOT_API_ROOT: messenger.rootOf(run) };
    servers[index] = { run, port, ...(await spawnServer({ ...settings, ...own })) };
  }

  // One after the other: the first makes the tables.
  for (let index = 0; index < count; index += 1) await start(index);
  return {
    killed,
    ports: servers.map(({ port }) => port),
    leads: (index: number) => servers[index]?.run === messenger.leader.run,
    async killAndStart(index: number): Promise<void> {
      const server = servers[index];
      if (!server) return;
      await server.kill('SIGKILL');
      killed.set(server.run, Date.now());
      await start(index);
    },
    stop: () => Promise.all(servers.map((server) => server.kill('SIGKILL'))),
  };
}
