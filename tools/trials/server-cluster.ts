import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../commands/child-process.mjs';
import { type Settings, type SpawnedServer, spawnServer, testSessionTokens } from './spawned-servers.ts';
import { type Answerer, startStubMessenger } from './stub-messenger.ts';

// Several servers as they run behind a balancer, and the people who call them.

/** Longer than the balancer takes to notice that a server is no longer ready. */
const DRAIN_SECONDS = '3';
/** A person who learns of a failure tries again after so many milliseconds. */
const RETRY_DELAY_MS = 100;

/**
 * Starts servers with these settings; each restart is a new run, by which the messenger knows who asks it for
 * updates: the leader. `leads` returns its index and since when it leads. `answer`: what the messenger answers.
 */
export async function startCluster(shared: Settings, count: number, answer: Answerer = () => undefined) {
  const leader = { run: 0, since: 0 };
  const messenger = await startStubMessenger((run, method, parameters) => {
    if (method === 'getUpdates' && run !== leader.run) Object.assign(leader, { run, since: Date.now() });
    return answer(run, method, parameters);
  });
  const servers: (SpawnedServer & { run: number; port: number })[] = [];
  let runs = 0;
  async function start(index: number): Promise<void> {
    runs += 1;
    const run = runs;
    const port = servers[index]?.port ?? (await findFreePort());
    const settings = { ...shared, DRAIN_SECONDS, PORT: String(port), BOT_API_ROOT: messenger.rootOf(run) };
    servers[index] = { run, port, ...(await spawnServer(settings)) };
  }
  await Promise.all(Array.from({ length: count }, (_, index) => start(index)));
  while (leader.run === 0) await sleep(50);
  return {
    ports: servers.map(({ port }) => port),
    start,
    end: async (index: number, signal: NodeJS.Signals) => servers[index]?.kill(signal),
    leads: () => ({ index: servers.findIndex(({ run }) => run === leader.run), since: leader.since }),
    async stop() {
      await Promise.all(servers.map((server) => server.kill('SIGKILL')));
      messenger.close();
    },
  };
}

/** A call to make: its path is below /api/. */
export type UserCall = { person: string; method: string; path: string; body?: object };

/** A call that was made: when it began and ended, what came of it (`ok`, or why not), and the answer's text. */
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

/** The code of a connection that failed, where there is one. */
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
