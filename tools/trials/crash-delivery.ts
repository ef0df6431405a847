// Kills the server with kill -9, again and again, while people press play, and looks for lost deliveries.
// node tools/run.mjs trials/crash-delivery [kills] [folder] [--servers 3]. With more servers than one they share a PostgreSQL that is made for them, and each is killed in its turn. Prints kills, plays that were
// accepted, those delivered, those delivered more than once because a kill fell between sending and noting, those
// repeated without such a reason, and those lost; ends with 1 when there is any of the last two.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findFreePort } from '../commands/child-process.mjs';
import { parseCount } from '../commands/parse-count.mjs';
import { runCommand } from '../commands/run-command.mjs';
import { startPostgres } from '../verify/postgres.mjs';
import { refused } from './bot-api.ts';
import { loadDemoCatalogue, type Settings, spawnServer, testSessionTokens } from './spawned-servers.ts';
import { type Answerer, isDelivery, sentTo, startStubMessenger } from './stub-messenger.ts';

const PLAYERS = 16;
/** Longer than a claim holds: with PostgreSQL a killed server's deliveries are free only then. */
const TIMEOUT_MS = 150_000;
/** A delivery is noted within so many milliseconds after it was sent, also on a machine that has much to do. */
const NOTING_MS = 3000;

type Sent = { run: number; at: number };

/** Of each person, when they were sent something, and by which run of a server. */
const sent = new Map<number, Sent[]>();
/** When which run was ended by a kill. */
const killed = new Map<number, number>();
let runs = 0;

/** Notes who was sent something, and fails now and then. */
const answer: Answerer = (run, method, { chat_id: chat }) => {
  if (!isDelivery(method)) return undefined;
  const chance = Math.random();
  if (chance < 0.02) return refused(500, 'Internal Server Error');
  if (chance < 0.03) return refused(429, 'Too Many Requests', 1);
  sent.set(chat, [...(sent.get(chat) ?? []), { run, at: Date.now() }]);
  return sentTo(chat);
};

/** One of the servers, which comes up again on its port after each kill. */
async function startInstance(settings: Settings, rootOf: (run: number) => string) {
  const port = await findFreePort();
  const start = async () => {
    runs += 1;
    const run = runs;
    const own = { PORT: String(port), BOT_API_ROOT: rootOf(run) };
    return { run, ...(await spawnServer({ ...settings, ...own })) };
  };
  let server = await start();
  return {
    port,
    stop: async () => server.kill('SIGTERM'),
    async killAndStart() {
      killed.set(server.run, Date.now());
      await server.kill('SIGKILL');
      server = await start();
    },
  };
}

type Players = { accepted: Set<number>; nextPerson(): number; goesOn(): boolean };

/** People press play, each once and on any of the servers, while `goesOn`; notes whose request was accepted. */
async function pressPlay(ports: readonly number[], { accepted, nextPerson, goesOn }: Players): Promise<void> {
  while (goesOn()) {
    const person = nextPerson();
    const port = ports[person % ports.length];
    try {
      const answer = await fetch(`http://localhost:${port}/api/play_content`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await testSessionTokens.issue(String(person))}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ user_id: String(person), content_id: 1 + (person % 100) }),
      });
      if (answer.status === 200) accepted.add(person);
    } catch {
      // Killed before it answered: nobody promised this one anything.
      await sleep(20);
    }
  }
}

async function crash(kills: number, settings: Settings, count: number) {
  const messenger = await startStubMessenger(answer);
  loadDemoCatalogue(settings);
  const servers = await Promise.all(
    Array.from({ length: count }, () => startInstance(settings, messenger.rootOf)),
  );
  const ports = servers.map(({ port }) => port);
  const accepted = new Set<number>();
  let person = 100_000;
  let goesOn = true;
  const people = { accepted, nextPerson: () => (person += 1), goesOn: () => goesOn };
  const players = Array.from({ length: PLAYERS }, () => pressPlay(ports, people));
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(200 + Math.random() * 1500);
    await servers[kill % count]?.killAndStart();
  }
  goesOn = false;
  await Promise.all(players);
  const missing = () => [...accepted].filter((one) => !sent.has(one));
  for (const end = Date.now() + TIMEOUT_MS; missing().length > 0 && Date.now() < end; ) await sleep(200);
  await sleep(2000);
  await Promise.all(servers.map((server) => server.stop()));
  messenger.close();
  return { kills, accepted: accepted.size, ...sum([...accepted].map((one) => sent.get(one) ?? [])) };
}

/** Sums up from the calls that sent each delivery. */
function sum(deliveries: Sent[][]) {
  const repeated = deliveries.filter(({ length }) => length > 1);
  const excused = repeated.filter((one) => one.slice(0, -1).every(fellAKillAfter));
  return {
    delivered: deliveries.filter(({ length }) => length > 0).length,
    repeated: excused.length,
    'repeated without a kill': repeated.length - excused.length,
    lost: deliveries.filter(({ length }) => length === 0).length,
  };
}

const fellAKillAfter = ({ run, at }: Sent) => (killed.get(run) ?? Infinity) - at < NOTING_MS;

await runCommand(async () => {
  const options = { servers: { type: 'string', default: '1' } } as const;
  // Not strictly: a negative number of kills gets its own error, not that of an unknown option.
  const { positionals, values } = parseArgs({ options, allowPositionals: true, strict: false });
  const negative = process.argv.slice(2).find((word) => /^-\d/.test(word));
  const kills = parseCount(positionals[0] ?? negative ?? '20', 'kills');
  const count = parseCount(String(values.servers), 'servers');
  const folder = positionals[1] ?? (await mkdtemp(join(tmpdir(), 'vetrina-crash-')));
  const postgres = count > 1 ? await startPostgres() : undefined;
  const settings = { DATA_DIR: join(folder, 'data'), DATABASE_URL: postgres?.url ?? '' };
  const counts = await crash(kills, settings, count);
  const line = Object.entries(counts).map(([name, number]) => `${name} ${number}`);
  console.log(line.join(', '));
  await postgres?.stop();
  if (!positionals[1]) await rm(folder, { recursive: true });
  if (counts.lost + counts['repeated without a kill'] > 0) process.exitCode = 1;
});
process.exit();
