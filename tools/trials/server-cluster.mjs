import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../commands/child-process.mjs';
import { spawnServer, startStubMessenger, testSessionTokens } from './spawned-servers.mjs';

// Several servers as they run behind a balancer, and the people who call them.

/** Longer than the balancer takes to notice that a server is not ready any more. */
const DRAIN_SECONDS = '3';
/** A person who was told of a failure tries again after so many milliseconds. */
const RETRY_DELAY_MS = 100;

/**
 * Starts servers with these settings; each restart is a new run, by which the messenger knows who asks it for
 * updates: the leader. `leads` answers its index and since when it leads.
 */
export async function startCluster(place, count) {
  const leader = { run: 0, since: 0 };
  const messenger = await startStubMessenger((run, method) => {
    if (method === 'getUpdates' && run !== leader.run) Object.assign(leader, { run, since: Date.now() });
    return undefined;
  });
  const servers = [];
  let runs = 0;
  async function start(index) {
    runs += 1;
    const run = runs;
    const port = servers[index]?.port ?? (await findFreePort());
    const settings = { ...place, DRAIN_SECONDS, PORT: String(port), BOT_API_ROOT: messenger.rootOf(run) };
    servers[index] = { run, port, ...(await spawnServer(settings)) };
  }
  await Promise.all(Array.from({ length: count }, (_, index) => start(index)));
  while (leader.run === 0) await sleep(50);
  return {
    ports: servers.map(({ port }) => port),
    start,
    end: (index, signal) => servers[index].kill(signal),
    leads: () => ({ index: servers.findIndex(({ run }) => run === leader.run), since: leader.since }),
    async stop() {
      await Promise.all(servers.map((server) => server.kill('SIGKILL')));
      messenger.close();
    },
  };
}

/** One call of somebody: what it was, when it began and ended, what came of it (`ok`, or why not), and the answer. */
export async function callAsUser(url, { person, method, path, body }) {
  const headers = {
    authorization: `Bearer ${await testSessionTokens.issue(person)}`,
    ...(body && { 'content-type': 'application/json' }),
  };
  const began = Date.now();
  const came = await fetch(`${url}/api/${path}`, { method, headers, body: body && JSON.stringify(body) })
    .then(async (response) => {
      const answer = await response.text();
      return { answer, outcome: response.ok ? 'ok' : `${response.status} ${answer.slice(0, 80).trim()}` };
    })
    .catch((error) => ({ answer: '', outcome: error.cause?.code ?? error.message }));
  return { began, ended: Date.now(), what: `${method} ${path.split(/[/?]/)[0]}`, ...came };
}

/** So many people call one after the other until `stop`, which answers all that they did. */
export function startUserLoad(count, call) {
  const calls = [];
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
