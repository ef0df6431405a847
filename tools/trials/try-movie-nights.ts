// npm run try:movie-nights [-- --rooms N] [--people N] [--away SECONDS]: movie nights on three servers with one
// PostgreSQL, and people who watch and vote at any of them. The leader is killed with kill -9 while the time of
// some nights runs out and one person is without a line, then the others in turn; two hosts have nights in one
// group. Prints a summary and the faults, and exits with 1 if there are any: an accepted vote that is not in the rows,
// a stream or card without the last state, a choice made twice or not the same for all. Takes less than two minutes.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Kysely, sql } from 'kysely';
import pMap from 'p-map';
import { openDatabase } from '../../src/server/database/open-database.ts';
import type { Schema } from '../../src/server/database/schema.ts';
import { quantile } from '../bench/quantile.ts';
import { parseCount } from '../commands/parse-count.mjs';
import { faultsOfRoom, noteDecisions, staleCards, type TrialRoom } from './movie-nights/check-rooms.ts';
import { createGroupChat } from './movie-nights/group-chat.ts';
import { openGroupRooms, openRooms } from './movie-nights/open-rooms.ts';
import { agreedTitle, startVoting } from './movie-nights/voting.ts';
import { runTrial, type TrialPlace } from './run-trial.ts';
import { type Cluster, startCluster } from './server-cluster.ts';
import { loadDemoCatalogue } from './spawned-servers.ts';
import { startStubMessenger } from './stub-messenger.ts';
import { until } from './until.ts';

const SERVERS = 3;
/** The times of undisturbed voting, before and between faults, in milliseconds. */
const QUIET_MS = 8000;
const PAUSE_MS = 3000;

const options = {
  rooms: { type: 'string', default: '12' },
  people: { type: 'string', default: '5' },
  away: { type: 'string', default: '20' },
} as const;

await runTrial(async (place) => {
  const { values } = parseArgs({ options });
  const { figures, faults } = await tryMovieNights({
    ...place,
    rooms: parseCount(values.rooms, 'rooms'),
    people: parseCount(values.people, 'people'),
    awayMs: parseCount(values.away, 'seconds') * 1000,
  });
  console.table(figures);
  for (const fault of faults.slice(0, 20)) console.log(fault);
  console.log(faults.length === 0 ? 'Nothing is wrong.' : `${faults.length} faults`);
  return { isWrong: faults.length > 0 };
});

type Trial = TrialPlace & { rooms: number; people: number; awayMs: number };

async function tryMovieNights({ url, folder, rooms: count, people, awayMs }: Trial) {
  const settings = { DATA_DIR: join(folder, 'data'), DATABASE_URL: url };
  console.log('Loading the demo ...');
  await loadDemoCatalogue(settings);
  const chat = createGroupChat();
  console.log('Starting the servers ...');
  const messenger = await startStubMessenger(chat.answer);
  const cluster = await startCluster(messenger, settings, SERVERS);
  await cluster.untilSomeoneLeads();
  const urls = cluster.ports.map((port) => `http://127.0.0.1:${port}`);
  const { db, close } = await openDatabase({ url, folder: '' });
  await noteDecisions(db);
  console.log('People join ...');
  const rooms = [
    ...(await openRooms(count, { chat, urls, people })),
    ...(await openGroupRooms({ chat, urls })),
  ];
  const phones = rooms.flatMap((room) => room.phones);
  const [first, second, hostless] = rooms;
  if (!first || !second || !hostless) throw new Error('The trial needs three rooms.');
  // The host has joined and left.
  await hostless.phones[0]?.close();

  console.log('They vote ...');
  const voting = startVoting(rooms);
  const quietFrom = Date.now();
  await sleep(QUIET_MS);
  const quietTo = Date.now();
  const back = loseLine(second, awayMs);
  const leaderless = await killLeader(cluster, () => endSoon(db, first.nightId));
  for (const index of [1, 2]) await killAndRestart(cluster, (leaderless.index + index) % SERVERS);
  await back;

  console.log('They agree ...');
  await voting.stop();
  await until(() => phones.every((phone) => phone.hasSentAll()), 20_000);
  for (const room of rooms) for (const phone of room.phones) phone.vote(agreedTitle(room), 'yes');
  const present = phones.filter((phone) => phone !== hostless.phones[0]);
  await until(() => present.every(({ seen }) => seen.at(-1)?.state === 'chosen'), 75_000);
  await until(async () => (await staleCards(db)) === 0, 30_000);
  await sleep(1000);

  const quiet = percentile(present, quietFrom, quietTo);
  const checked = rooms.map((room) => ({
    ...room,
    phones: room.phones.filter((phone) => present.includes(phone)),
  }));
  const faults = (
    await pMap(checked, (room) => faultsOfRoom(db, room, chat.cards), { concurrency: 4 })
  ).flat();
  const figures = {
    'people who watch': present.length,
    'votes taken': present.reduce((sum, { waits }) => sum + waits.length, 0),
    'streams resumed': present.reduce((sum, phone) => sum + phone.resumed(), 0),
    'ms without a leader': leaderless.ms,
    'p99 of a vote in quiet, ms': quiet,
    cards: chat.cards.size,
    faults: faults.length,
  };
  await Promise.all(phones.map((phone) => phone.close()));
  await close();
  await cluster.stop();
  messenger.close();
  return { figures, faults };
}

/** One person's phone loses its line for `ms`; it keeps its votes. */
async function loseLine({ phones }: TrialRoom, ms: number): Promise<void> {
  phones[2]?.setLine(false);
  await sleep(ms);
  phones[2]?.setLine(true);
}

/** Kills the leader right after `justBefore`; resolves to its number, and the time without a leader. */
async function killLeader(cluster: Cluster, justBefore: () => Promise<unknown>) {
  console.log('Killing the leader ...');
  const { index } = cluster.leads();
  await justBefore();
  const killedAt = Date.now();
  await cluster.end(index, 'SIGKILL');
  await until(() => cluster.leads().since > killedAt, 30_000);
  const ms = cluster.leads().since - killedAt;
  await cluster.start(index);
  await sleep(PAUSE_MS);
  return { index, ms };
}

async function killAndRestart(cluster: Cluster, index: number): Promise<void> {
  console.log('Killing another ...');
  await cluster.end(index, 'SIGKILL');
  await sleep(PAUSE_MS);
  await cluster.start(index);
  await sleep(PAUSE_MS);
}

/** The time of a night is up in a moment. */
async function endSoon(db: Kysely<Schema>, nightId: string): Promise<void> {
  await sql`update movie_night set ends_at = now() + interval '300 ms' where id = ${nightId}`.execute(db);
}

/** The 99th percentile of the times of calls with votes, in milliseconds. */
function percentile(phones: TrialRoom['phones'], from: number, to: number): number {
  const times = phones.flatMap(({ waits }) =>
    waits.filter(({ at }) => at >= from && at <= to).map(({ ms }) => ms),
  );
  times.sort((a, b) => a - b);
  return times.length > 0 ? quantile(times, 0.99) : 0;
}
