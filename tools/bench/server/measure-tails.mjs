import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { quantile, toThreeDigits } from './measure-calls.mjs';
import { measureMigration } from './tails/migrate-beside-reader.mjs';
import { measureErasure, measureExport } from './tails/person-data.mjs';
import { measureRemoval } from './tails/remove-title.mjs';
import { measureAnnouncement, measureEpisode, measureNotifications } from './tails/send-messages.mjs';
import { startSteadyLoad } from './tails/steady-load.mjs';
import { openTimedDatabase } from './tails/timed-database.mjs';
import { measureWrongClock } from './tails/wrong-clock.mjs';

/** The goals: no statement takes longer, and nobody else waits so many times as long as before. */
const MAX_STATEMENT_MS = 2000;
const MAX_TIMES = 3;
/** How long others are measured alone, and at least beside something. */
const QUIET_MS = 5000;
const LEAST_MS = 1000;

const READS = ['get_content', 'get_list', 'top_contents', 'filter_contents', 'content_in_list'];
const WRITES = ['add_content_to', 'play_content'];

const count = (number) => number.toLocaleString('en');

/** The wrong clock is without plays, which change rankings rightly. */
const CASES = ({ sizes }) => [
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
export async function measureTails(bench) {
  const { url, build } = bench;
  const { takeSlowest, close, db } = await openTimedDatabase({ url, build });
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const from = (file) => import(`${build}/src/server/${file}`);
  const table = {};
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
      work: () => work({ ...bench, db, admin, from }),
    });
    table[name] = summarize({ quiet, busy, slowest: takeSlowest() });
  }
  await admin.end();
  await close();
  return table;
}

/** Runs some work, and a few calls of other people a second at the same time. */
async function beside({ server, calls, tokenOf, others, leastMs, work }) {
  let turn = 0;
  const make = () => calls[others[turn++ % others.length]]();
  const load = startSteadyLoad({ port: server.port, make, tokenOf });
  const start = performance.now();
  const outcome = await work();
  const ms = performance.now() - start;
  await setTimeout(leastMs - ms);
  const { times, refused } = await load.stop();
  return { ...outcome, ms, p99: quantile(times, 0.99), refused };
}

function summarize({ quiet, busy, slowest }) {
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
