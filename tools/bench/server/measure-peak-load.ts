import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../src/server/database/schema.ts';
import { quantile } from '../quantile.ts';
import type { Measured, Table } from './bench.ts';
import type { Call } from './call.ts';
import { measureCall, toThreeDigits } from './measure-calls.ts';
import type { SampleCalls } from './sample-calls.ts';

/** A day of a million people, as is supposed: half of them come twice, and most of them in the evening. */
const PEOPLE = 1_000_000;
const VISITS = 1.5;
/** The busiest hour's share of a day's calls, and the factor from that hour's mean to the busiest second. */
const BUSIEST_HOUR = 0.12;
const BUSIEST_SECOND = 1.5;

/**
 * The calls of a visit, on average: the app is opened and looked around in, three titles are opened, one of two
 * plays.
 */
const VISIT: Partial<Record<keyof SampleCalls, number>> = {
  auth: 1,
  check_premium_status: 1,
  get_top: 1,
  top_contents: 4,
  top_genres: 6,
  get_last: 2,
  'get_list, whole': 3,
  get_list: 1,
  get_generi: 1,
  get_genere: 1,
  get_years: 0.2,
  filter_contents: 1,
  get_content: 3,
  content_in_list: 9,
  add_content_to: 0.5,
  play_content: 0.5,
  random: 0.2,
  search_content: 0.1,
};
const REST_OF_VISIT = new Map(Object.entries(VISIT).filter(([name]) => name !== 'auth'));
const CALLS = Object.values(VISIT).reduce((sum, times) => sum + times, 0);
/** Clock ticks a second in /proc. */
const TICKS = 100;

/**
 * The processor time that the calls of such a day need at their busiest: of a server, and of PostgreSQL if that
 * runs on this machine.
 */
export async function measurePeakLoad({ server, db, calls, tokenOf, ms }: Measured): Promise<Table> {
  const visits = visitsOf(calls);
  const run = (time: number) =>
    measureCall({ port: server.port, make: visits, tokenOf, concurrency: 32, ms: time });
  await run(ms);
  const database = await pidsOf(db);
  const before = await Promise.all([cpuOf([server.pid]), cpuOf(database)]);
  const { times } = await run(10 * ms);
  const after = await Promise.all([cpuOf([server.pid]), cpuOf(database)]);
  const [ofServer = 0, ofDatabase = 0] = after.map(
    (seconds, index) => (seconds - (before[index] ?? 0)) / times.length,
  );
  const peak = ((PEOPLE * VISITS * CALLS * BUSIEST_HOUR) / 3600) * BUSIEST_SECOND;
  const measured = times.length / ((10 * ms) / 1000);
  return {
    'calls of a visit': { is: toThreeDigits(CALLS) },
    'calls a second, busiest': { is: Math.round(peak) },
    'calls a second, one server, measured': { is: Math.round(measured) },
    'their median ms': { is: toThreeDigits(quantile(times, 0.5)) },
    'servers needed, by that': { is: toThreeDigits(peak / measured) },
    'processors for servers': { is: toThreeDigits(ofServer * peak) },
    'processors for PostgreSQL': {
      is: ofDatabase > 0 ? toThreeDigits(ofDatabase * peak) : 'not on this machine',
    },
  };
}

/** Makes the calls of one visit after the other, each somebody else's. */
function visitsOf(calls: SampleCalls): () => Call {
  let waiting: Call[] = [];
  return () => {
    const next = waiting.shift();
    if (next) return next;
    const first = calls.auth();
    waiting = restOfVisit(calls, first.user);
    return first;
  };
}

function restOfVisit(calls: SampleCalls, user: string): Call[] {
  return Object.entries(calls).flatMap(([name, make]) => {
    const times = REST_OF_VISIT.get(name) ?? 0;
    const whole = Math.floor(times) + (Math.random() < times % 1 ? 1 : 0);
    return Array.from({ length: whole }, () => callOfUser(make(), user));
  });
}

async function pidsOf(db: Kysely<Schema>): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where pid is not null`.execute(
    db,
  );
  return rows.map(({ pid }) => pid);
}

/** Seconds of processor time that these have had; 0 for processes that are not on this machine. */
async function cpuOf(pids: readonly number[]): Promise<number> {
  const ticks = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      const [user = 0, system = 0] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13);
      return Number(user) + Number(system);
    }),
  );
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS;
}

/** A call as this person makes it. */
function callOfUser({ path, body, ...call }: Call, user: string): Call {
  return {
    ...call,
    path: path.replace(/(user[-_]id)=\d+/g, `$1=${user}`),
    user,
    ...(body && { body: { ...body, user_id: user } }),
  };
}
