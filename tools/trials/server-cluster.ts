import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../commands/child-process.mjs';
import type { serveBotApi } from './bot-api.ts';
import { type Settings, type SpawnedServer, spawnServer, testSessionTokens } from './spawned-servers.ts';

// Several servers as they run behind a balancer, and the people who call them.

/** Longer than the balancer takes to notice that a server is no longer ready. */
const DRAIN_SECONDS = '3';
/** A person who learns of a failure tries again after this time, in milliseconds. */
const RETRY_DELAY_MS = 100;

type Messenger = Pick<Awaited<ReturnType<typeof serveBotApi>>, 'rootOf' | 'leader'>;

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/**
 * Starts servers with these settings, each of which comes up again on its port after its end, as a new run. `killed`: when
 * which run was killed. `leads` returns the index of the server that leads, and since when.
 */
export async function startCluster(messenger: Messenger, shared: Settings, count: number) {
  const killed = new Map<number, number>();
  const servers: (SpawnedServer & { run: number; port: number })[] = [];
  let runs = 0;

  async function start(index: number): Promise<void> {
    runs += 1;
    const run = runs;
    const port = servers[index]?.port ?? (await findFreePort());
    const settings = { ...shared, DRAIN_SECONDS, PORT: String(port), BOT_API_ROOT: messenger.rootOf(run) };
    servers[index] = { run, port, ...(await spawnServer(settings)) };
  }

  async function end(index: number, signal: NodeJS.Signals): Promise<void> {
    const server = servers[index];
    if (!server) return;
    if (signal === 'SIGKILL') killed.set(server.run, Date.now());
    await server.kill(signal);
  }

  await Promise.all(Array.from({ length: count }, (_, index) => start(index)));
  return {
    ports: servers.map(({ port }) => port),
    killed,
    start,
    end,
    async restart(index: number, signal: NodeJS.Signals): Promise<void> {
      await end(index, signal);
      await start(index);
    },
    leads: () => ({
      index: servers.findIndex(({ run }) => run === messenger.leader.run),
      since: messenger.leader.since,
    }),
    async untilSomeoneLeads(): Promise<void> {
      while (messenger.leader.run === 0) await sleep(50);
    },
    stop: () => Promise.all(servers.map((server) => server.kill('SIGKILL'))),
  };
}

/** A call to make: its path is below /api/. */
export type UserCall = { person: string; method: string; path: string; body?: object };

/** A finished call: its start and end, its outcome (`ok`, or the reason), and the answer's text. */
export type MadeCall = { began: number; ended: number; what: string; outcome: string; answer: string };

/** Makes a call of a person; a failure is its outcome. */
export async function callAsUser(url: string, { person, method, path, body }: UserCall): Promise<MadeCall> {
  const headers = {
    authorization: `Bearer ${await testSessionTokens.issue(person)}`,
    ...(body && { 'content-type': 'application/json' }),
  };
  const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const began = Date.now();
  const came = await fetch(`${url}/api/${path}`, sent)
    .then(async (response) => {
      const answer = await response.text();
      return { answer, outcome: response.ok ? 'ok' : `${response.status} ${answer.slice(0, 80).trim()}` };
    })
    .catch((error: unknown) => ({ answer: '', outcome: reasonOf(error) }));
  return { began, ended: Date.now(), what: `${method} ${path.split(/[/?]/)[0]}`, ...came };
}

/** The code of a failed connection, if there is one. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}

/** So many people call one after the other until `stop`, which answers all that they did. */
export function startUserLoad<Call extends MadeCall>(count: number, call: (index: number) => Promise<Call>) {
  const calls: Call[] = [];
  let goesOn = true;
  const people = Array.from({ length: count }, async (_, index) => {
    while (goesOn) {
      const made = await call(index);
      calls.push(made);
      if (made.outcome !== 'ok') await sleep(RETRY_DELAY_MS);
    }
  });
  return {
    async stop() {
      goesOn = false;
      await Promise.all(people);
      return calls;
    },
  };
}
