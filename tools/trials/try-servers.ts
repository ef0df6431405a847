// npm run try:servers [-- <seconds>]: three servers on one PostgreSQL behind HAProxy, under load. The leader is
// killed with kill -9 and comes back; a second one is restarted in order; then the schema becomes newer than all of
// them, and the third is restarted. Pauses of the given seconds (3) lie between. Prints calls, failed calls, those
// that were not in hand at the kill, and the time without a leader; ends with 1 if there is any failure without
// that excuse.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { parseCount } from '../commands/parse-count.mjs';
import { startHaproxy } from '../verify/haproxy.mjs';
import { printCounts, runTrial, type TrialPlace } from './run-trial.ts';
import { callAsUser, type MadeCall, startCluster, startUserLoad, type UserCall } from './server-cluster.ts';
import { loadDemoCatalogue } from './spawned-servers.ts';
import { startStubMessenger } from './stub-messenger.ts';

const SERVERS = 3;
const CLIENTS = 24;
const PEOPLE = 300;

/** Questions and presses, as people mix them. */
const CALLS: ((person: string, title: number) => Omit<UserCall, 'person'>)[] = [
  () => ({ method: 'GET', path: 'get_top' }),
  (person) => ({ method: 'GET', path: `check_premium_status?user-id=${person}` }),
  (person) => ({ method: 'GET', path: `get_list/liste?user-id=${person}&page=1&perPage=9` }),
  (person) => ({ method: 'GET', path: `get_genere/Horror?user-id=${person}&page=1&perPage=12` }),
  (person, title) => ({
    method: 'POST',
    path: `add_content_to/${title}`,
    body: { user_id: person, list_name: 'liste' },
  }),
  (person, title) => ({ method: 'POST', path: 'play_content', body: { user_id: person, content_id: title } }),
];

const oneOf = (most: number) => 1 + Math.floor(Math.random() * most);

function anyCall(): UserCall {
  const person = String(oneOf(PEOPLE));
  const call = CALLS[oneOf(CALLS.length) - 1] ?? CALLS[0];
  return { person, method: 'GET', path: 'get_top', ...call?.(person, oneOf(100)) };
}

async function tryServers({ url, folder }: TrialPlace, pause: number) {
  const settings = { DATA_DIR: join(folder, 'data'), DATABASE_URL: url };
  // The demo's command migrates; servers that are upgraded one by one do not.
  const servers = { ...settings, MIGRATE_AT_START: 'no' };
  console.log('Loading the demo ...');
  await loadDemoCatalogue(settings);
  console.log('Starting the servers ...');
  const messenger = await startStubMessenger();
  const fleet = await startCluster(messenger, servers, SERVERS);
  await fleet.untilSomeoneLeads();
  const proxy = await startHaproxy(fleet.ports);
  console.log('People call ...');
  const people = startUserLoad(CLIENTS, () => callAsUser(proxy.url, anyCall()));
  await sleep(pause);

  const { index: first } = fleet.leads();
  console.log('Killing the leader ...');
  const killedAt = Date.now();
  await fleet.end(first, 'SIGKILL');
  const gone = Date.now();
  await sleep(pause);
  await fleet.start(first);
  await sleep(pause);
  while (fleet.leads().since < killedAt) await sleep(20);
  const withoutLeader = fleet.leads().since - killedAt;

  const restart = async (index: number) => {
    console.log('Restarting another ...');
    await fleet.restart(index, 'SIGTERM');
    await sleep(pause);
  };
  await restart((first + 1) % SERVERS);
  await makeSchemaNewer(url);
  await restart((first + 2) % SERVERS);

  const calls = await people.stop();
  await fleet.stop();
  messenger.close();
  await proxy.stop();
  return { ...sum(calls, { killedAt, gone }), 'ms without a leader': withoutLeader };
}

/** Simulates an upgrade by servers of the next release. */
async function makeSchemaNewer(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`insert into kysely_migration values ('9999-later', '${new Date().toISOString()}')`);
  await client.end();
}

function sum(calls: readonly MadeCall[], { killedAt, gone }: { killedAt: number; gone: number }) {
  const failed = calls.filter(({ outcome }) => outcome !== 'ok');
  const inHand = ({ began, ended }: MadeCall) => began <= gone && ended >= killedAt;
  const without = failed.filter((one) => !inHand(one));
  for (const { what, outcome, began } of without)
    console.log(`${what}: ${outcome}, ${began - killedAt} ms after the kill`);
  const waits = calls.map(({ began, ended }) => ended - began).sort((a, b) => a - b);
  return {
    calls: calls.length,
    'failed in hand at the kill': failed.length - without.length,
    'failed otherwise': without.length,
    'ms at most': waits.at(-1) ?? 0,
  };
}

await runTrial(async (place) => {
  const outcome = await tryServers(place, parseCount(process.argv[2] ?? '3', 'seconds') * 1000);
  printCounts(outcome);
  return { isWrong: outcome['failed otherwise'] > 0 };
});
