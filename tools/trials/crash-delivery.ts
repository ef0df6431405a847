// Kills the server with kill -9, again and again, while people press play, and looks for lost deliveries. node
// tools/run.mjs trials/crash-delivery [kills] [--servers 3]. Several servers share a PostgreSQL made for them, and
// each is killed in its turn. Prints kills, accepted plays, delivered ones, those delivered more than once because
// a kill fell between sending and noting, those repeated without such a reason, and lost ones; ends with 1 if there
// is any of the last two.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parseCount } from '../commands/parse-count.mjs';
import { refused } from './bot-api.ts';
import { printCounts, runTrial } from './run-trial.ts';
import { callAsUser, startCluster, startUserLoad } from './server-cluster.ts';
import { loadDemoCatalogue, type Settings } from './spawned-servers.ts';
import { type Answerer, isDelivery, sentTo, startStubMessenger } from './stub-messenger.ts';
import { until } from './until.ts';

const PLAYERS = 16;
/** Longer than a claim holds: with PostgreSQL a killed server's deliveries are free only then. */
const TIMEOUT_MS = 150_000;
/** A delivery is noted within this time after it was sent, even on a busy machine. */
const NOTING_MS = 3000;

type Sent = { run: number; at: number };

/** The times of each person's messages, with the server's run that sent them. */
const sent = new Map<number, Sent[]>();

/** Records the recipients, and fails now and then. */
const answer: Answerer = (run, method, { chat_id: chat }) => {
  if (!isDelivery(method)) return undefined;
  const chance = Math.random();
  if (chance < 0.02) return refused(500, 'Internal Server Error');
  if (chance < 0.03) return refused(429, 'Too Many Requests', 1);
  sent.set(chat, [...(sent.get(chat) ?? []), { run, at: Date.now() }]);
  return sentTo(chat);
};

async function crash(kills: number, settings: Settings, count: number) {
  const messenger = await startStubMessenger(answer);
  await loadDemoCatalogue(settings);
  const servers = await startCluster(messenger, settings, count);
  let lastPerson = 100_000;
  // Somebody else presses play each time, on any of the servers.
  const players = startUserLoad(PLAYERS, async () => {
    lastPerson += 1;
    const person = lastPerson;
    const body = { user_id: String(person), content_id: 1 + (person % 100) };
    const url = `http://127.0.0.1:${servers.ports[person % count]}`;
    const play = { person: String(person), method: 'POST', path: 'play_content', body };
    return { person, ...(await callAsUser(url, play)) };
  });
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(200 + Math.random() * 1500);
    await servers.restart(kill % count, 'SIGKILL');
  }
  // A server killed before its answer has promised nothing.
  const accepted = (await players.stop()).filter(({ outcome }) => outcome === 'ok');
  await until(() => accepted.every(({ person }) => sent.has(person)), TIMEOUT_MS);
  await sleep(2000);
  await servers.stop();
  messenger.close();
  const deliveries = accepted.map(({ person }) => sent.get(person) ?? []);
  return { kills, accepted: accepted.length, ...sum(deliveries, servers.killed) };
}

/** Sums up from the calls that sent each delivery. */
function sum(deliveries: Sent[][], killed: ReadonlyMap<number, number>) {
  const fellAKillAfter = ({ run, at }: Sent) => (killed.get(run) ?? Infinity) - at < NOTING_MS;
  const repeated = deliveries.filter(({ length }) => length > 1);
  const excused = repeated.filter((one) => one.slice(0, -1).every(fellAKillAfter));
  return {
    delivered: deliveries.filter(({ length }) => length > 0).length,
    repeated: excused.length,
    'repeated without a kill': repeated.length - excused.length,
    lost: deliveries.filter(({ length }) => length === 0).length,
  };
}

const { positionals, values } = parseArgs({
  options: { servers: { type: 'string', default: '1' } },
  allowPositionals: true,
  // A negative number of kills gets its own error, not that of an unknown option.
  strict: false,
});

await runTrial(
  async ({ url, folder }) => {
    const negative = process.argv.slice(2).find((word) => /^-\d/.test(word));
    const kills = parseCount(positionals[0] ?? negative ?? '20', 'kills');
    const settings = { DATA_DIR: join(folder, 'data'), DATABASE_URL: url };
    const counts = await crash(kills, settings, parseCount(String(values.servers), 'servers'));
    printCounts(counts);
    return { isWrong: counts.lost + counts['repeated without a kill'] > 0 };
  },
  { hasPostgres: values.servers !== '1' },
);
