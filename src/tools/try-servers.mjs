// npm run try:servers [-- <seconds>]: three servers on one PostgreSQL behind HAProxy, under load. The one that leads is
// killed with kill -9 and comes back; another is restarted in order; then the schema becomes newer than all of them,
// and the third is restarted. So many seconds (3) lie between. Prints calls, calls that failed, those that were not in
// hand at the kill, and how long nobody led; ends with 1 when there is any failure without that excuse. Build first.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { command } from './command.mjs';
import { countFrom } from './count-from.mjs';
import { startHaproxy } from './haproxy.mjs';
import { freePort, startPostgres } from './postgres.mjs';
import { fillCatalogue, startMessenger, startServer, tokens } from './trial.mjs';

const SERVERS = 3;
const CLIENTS = 24;
const PEOPLE = 300;

/** Questions and presses, as people mix them. */
const CALLS = [
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

const chance = (most) => 1 + Math.floor(Math.random() * most);

/** One call: when it began and ended, and what came of it. */
async function call(url) {
  const person = String(chance(PEOPLE));
  const { method, path, body } = CALLS[chance(CALLS.length) - 1](person, chance(100));
  const headers = {
    authorization: `Bearer ${await tokens.issue(person)}`,
    'content-type': 'application/json',
  };
  const began = Date.now();
  const outcome = await fetch(`${url}/api/${path}`, {
    method,
    headers: method === 'POST' ? headers : { authorization: headers.authorization },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
    .then(async (answer) => {
      const text = await answer.text();
      return answer.ok ? 'ok' : `${answer.status} ${text.slice(0, 80)}`;
    })
    .catch((error) => error.cause?.code ?? error.message);
  return { began, ended: Date.now(), outcome, what: `${method} ${path.split(/[/?]/)[0]}` };
}

/** People call without a pause until `stop`, which answers all that they did. */
function startPeople(url) {
  const calls = [];
  let goesOn = true;
  const people = Array.from({ length: CLIENTS }, async () => {
    while (goesOn) calls.push(await call(url));
  });
  return {
    async stop() {
      goesOn = false;
      await Promise.all(people);
      return calls;
    },
  };
}

/** Runs the servers; each restart is a new life, by which the messenger knows who asks it for updates: the leader. */
function fleet(place, messenger) {
  const servers = [];
  let lives = 0;
  async function start(index) {
    lives += 1;
    const life = lives;
    const port = servers[index]?.port ?? (await freePort());
    const settings = { ...place, PORT: String(port), BOT_API_ROOT: messenger.rootOf(life) };
    servers[index] = { life, port, ...(await startServer(settings)) };
  }
  return { servers, start, indexOf: (life) => servers.findIndex((server) => server.life === life) };
}

async function tryServers(url, pause) {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-servers-'));
  const place = { DATA_DIR: join(folder, 'data'), DATABASE_URL: url };
  /** Who asked for updates last, and when somebody else than before first did. */
  const leader = { life: 0, since: 0 };
  const messenger = await startMessenger((life, method) => {
    if (method === 'getUpdates' && life !== leader.life) Object.assign(leader, { life, since: Date.now() });
    return undefined;
  });
  console.log('Loading the demo ...');
  fillCatalogue(place);
  console.log('Starting the servers ...');
  const { servers, start, indexOf } = fleet(place, messenger);
  await Promise.all(Array.from({ length: SERVERS }, (_, index) => start(index)));
  while (leader.life === 0) await sleep(50);
  const proxy = await startHaproxy(servers.map(({ port }) => port));
  const people = startPeople(proxy.url);
  console.log('People call ...');
  await sleep(pause);

  const first = indexOf(leader.life);
  console.log('Killing the leader ...');
  const killedAt = Date.now();
  await servers[first].kill('SIGKILL');
  const gone = Date.now();
  await sleep(pause);
  await start(first);
  while (leader.since < killedAt) await sleep(50);
  const withoutLeader = leader.since - killedAt;
  await sleep(pause);

  const restart = async (index) => {
    console.log('Restarting another ...');
    await servers[index].kill('SIGTERM');
    await start(index);
    await sleep(pause);
  };
  await restart((first + 1) % SERVERS);
  await makeSchemaNewer(url);
  await restart((first + 2) % SERVERS);

  const calls = await people.stop();
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  await proxy.stop();
  messenger.close();
  await rm(folder, { recursive: true });
  return { ...sum(calls, { killedAt, gone }), 'ms without a leader': withoutLeader };
}

/** As if servers of the release after had been here. */
async function makeSchemaNewer(url) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`insert into kysely_migration values ('9999-later', '${new Date().toISOString()}')`);
  await client.end();
}

function sum(calls, { killedAt, gone }) {
  const failed = calls.filter(({ outcome }) => outcome !== 'ok');
  const inHand = ({ began, ended }) => began <= gone && ended >= killedAt;
  const without = failed.filter((one) => !inHand(one));
  for (const { what, outcome, began } of without)
    console.log(`${what}: ${outcome}, ${began - killedAt} ms after the kill`);
  const waits = calls.map(({ began, ended }) => ended - began).sort((a, b) => a - b);
  return {
    calls: calls.length,
    'failed in hand at the kill': failed.length - without.length,
    'failed otherwise': without.length,
    'ms at most': waits.at(-1),
  };
}

await command(async () => {
  const pause = countFrom(process.argv[2] ?? '3', 'seconds') * 1000;
  const postgres = await startPostgres();
  try {
    const outcome = await tryServers(postgres.url, pause);
    console.log(
      Object.entries(outcome)
        .map(([name, number]) => `${name} ${number}`)
        .join(', '),
    );
    if (outcome['failed otherwise'] > 0) process.exitCode = 1;
  } finally {
    await postgres.stop();
  }
});
process.exit();
