import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Measured, Table } from './bench.ts';
import { quantile, toThreeDigits } from './measure-calls.ts';
import { inTurn, type SampleCalls } from './sample-calls.ts';
import type { FilledTails } from './tails/fill-tails.ts';
import { measureMigration } from './tails/migrate-beside-reader.ts';
import { measureErasure, measureExport } from './tails/person-data.ts';
import { measureRemoval } from './tails/remove-title.ts';
import { measureAnnouncement, measureEpisode, measureNotifications } from './tails/send-messages.ts';
import { startSteadyLoad } from './tails/steady-load.ts';
import type { TailOutcome, TailWork } from './tails/tail-work.ts';
import { openTimedDatabase, type Statement } from './tails/timed-database.ts';
import { measureWrongClock } from './tails/wrong-clock.ts';

/** The goals: no statement takes longer, and nobody else waits so many times as long as before. */
const MAX_STATEMENT_MS = 2000;
const MAX_TIMES = 3;
/** How long others are measured alone, and at least beside something. */
const QUIET_MS = 5000;
const LEAST_MS = 1000;

const READS = ['get_content', 'get_list', 'top_contents', 'filter_contents', 'content_in_list'] as const;
const WRITES = ['add_content_to', 'play_content'] as const;

const count = (number: number) => number.toLocaleString('en');

type TailCase = [name: string, work: TailWork, others?: readonly (keyof SampleCalls)[]];

/** The wrong clock is without plays, which change rankings rightly. */
const CASES = ({ sizes }: FilledTails): TailCase[] => [
  [`removing a title of ${count(sizes.filmPlays)} plays`, measureRemoval],
  [`saving an episode with ${count(sizes.followers)} followers`, measureEpisode],
  ['sending its notifications', measureNotifications],
  [`an announcement, ${count(sizes.deliveries)} old deliveries`, measureAnnouncement],
  [`exporting a person with ${count(sizes.personPlays)} of ${count(sizes.plays)} plays`, measureExport],
  ['erasing that person', measureErasure],
  ['a migration beside a long reader', measureMigration],
  ['a clock that is 400 days ahead', measureWrongClock, READS],
];

/** What rare and heavy work takes at its slowest statement, and what it does to other people's slowest calls. */
export async function measureTails(bench: Measured & FilledTails): Promise<Table> {
  const { url } = bench;
  const { takeSlowest, close, db } = openTimedDatabase(url);
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const table: Table = {};
  const nothing = { leastMs: QUIET_MS, work: async () => ({}) };
  // A server that has just started answers its first calls slowly.
  await beside({ ...bench, ...nothing, others: [...READS, ...WRITES] });
  for (const [name, work, others = [...READS, ...WRITES]] of CASES(bench)) {
    const quiet = await beside({ ...bench, ...nothing, others });
    takeSlowest();
    const busy = await beside({
      ...bench,
      others,
      leastMs: LEAST_MS,
      work: () => work({ ...bench, db, admin }),
    });
    table[name] = summarize({ quiet, busy, slowest: takeSlowest() });
  }
  await admin.end();
  await close();
  return table;
}

type Beside = Pick<Measured, 'server' | 'calls' | 'tokenOf'> & {
  others: readonly (keyof SampleCalls)[];
  leastMs: number;
  work(): Promise<TailOutcome>;
};

type Busy = TailOutcome & { ms: number; p99: number; refused: number };

/** Runs some work, and a few calls of other people a second at the same time. */
async function beside({ server, calls, tokenOf, others, leastMs, work }: Beside): Promise<Busy> {
  const load = startSteadyLoad({ port: server.port, make: inTurn(calls, others), tokenOf });
  const start = performance.now();
  const outcome = await work();
  const ms = performance.now() - start;
  await setTimeout(leastMs - ms);
  const { times, refused } = await load.stop();
  return { ...outcome, ms, p99: quantile(times, 0.99), refused };
}

function summarize({ quiet, busy, slowest }: { quiet: Busy; busy: Busy; slowest: Statement }): Table[string] {
  const times = busy.p99 / quiet.p99;
  const isMet = slowest.ms <= MAX_STATEMENT_MS && times <= MAX_TIMES && busy.refused === 0 && !busy.isWrong;
  return {
    seconds: toThreeDigits(busy.ms / 1000),
    'slowest ms': toThreeDigits(slowest.ms),
    'others p99 ms': toThreeDigits(busy.p99),
    'quiet p99 ms': toThreeDigits(quiet.p99),
    times: Number(times.toFixed(1)),
    refused: busy.refused,
    goal: isMet ? 'met' : 'missed',
    note: busy.note ?? '',
    'slowest statement': slowest.statement,
  };
}
