// Kills a process that writes to the embedded database, again and again, and looks for losses. node tools/run.mjs
// trials/crash-database [kills]. Kills come by sixes, the lives of one database each, so 3 are 6 and 20 are 24; the
// first hits a database during its creation. Prints kills, acknowledged transactions, lost rows and torn
// transactions; ends with 1 if anything is lost or torn.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { openDatabase } from '../../src/server/database/open-database.ts';
import { parseCount } from '../commands/parse-count.mjs';
import { printCounts, runTrial } from './run-trial.ts';

const script = fileURLToPath(import.meta.url);

/** Milliseconds after the process began to write, or after it was started. */
type Kill = { delay: number; fromStart?: boolean };

type Counts = { kills: number; acknowledged: number; lost: number; torn: number };

/** The process to be killed: prints the existing rows, then writes on and prints each number once it is committed. */
async function write(folder: string): Promise<never> {
  const { db } = await openDatabase({ folder });
  const print = (word: string, number: number) => process.stdout.write(`${word} ${number}\n`);
  await sql`create table if not exists crash_probe (number int primary key, half int not null)`.execute(db);
  const { rows } = await sql<{ number: number }>`select number from crash_probe`.execute(db);
  const { rows: halves } = await sql<{
    number: number;
  }>`select min(number) as number from crash_probe group by number / 2 having count(*) <> 2`.execute(db);
  for (const { number } of rows) print('found', number);
  for (const { number } of halves) print('torn', number);
  let next = Math.max(-2, ...rows.map(({ number }) => number - (number % 2))) + 2;
  print('ready', rows.length);
  for (;;) {
    const pair = next;
    next += 2;
    await db.transaction().execute(async (transaction) => {
      await sql`insert into crash_probe values (${pair}, 0)`.execute(transaction);
      await sql`insert into crash_probe values (${pair + 1}, 1)`.execute(transaction);
    });
    print('wrote', pair);
    if (pair % 400 === 0) await sql`checkpoint`.execute(db);
  }
}

/** Runs the writer until it is killed `delay` ms after it started to write, or after it started at all. */
async function runUntilKilled(folder: string, { delay, fromStart = false }: Kill) {
  const child = spawn(process.execPath, [script, 'write', folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const seen = {
    found: new Set<number>(),
    wrote: new Array<number>(),
    torn: new Array<number>(),
    ready: false,
  };
  const exit = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const kill = () => sleep(delay).then(() => child.kill('SIGKILL'));
  if (fromStart) void kill();
  for await (const line of createInterface({ input: child.stdout })) {
    const [word, number] = line.split(' ');
    if (word === 'found') seen.found.add(Number(number));
    if (word === 'wrote') seen.wrote.push(Number(number));
    if (word === 'torn') seen.torn.push(Number(number));
    if (word !== 'ready') continue;
    seen.ready = true;
    if (!fromStart) void kill();
  }
  const code = await exit;
  if (code !== null) throw new Error(`The writer ended by itself with ${code}: the database does not open.`);
  return seen;
}

/** One database from its creation on: killed during it, then while it is written, then once it is open again. */
async function databaseRounds(folder: string, counts: Counts): Promise<void> {
  const acknowledged = new Set<number>();
  const rounds: Kill[] = [{ delay: Math.random() * 3000, fromStart: true }];
  for (let kill = 0; kill < 4; kill += 1) rounds.push({ delay: Math.random() * 800 });
  rounds.push({ delay: 0 });
  for (const each of rounds) {
    const seen = await runUntilKilled(folder, each);
    counts.kills += 1;
    counts.acknowledged += seen.wrote.length;
    counts.torn += seen.torn.length;
    if (seen.ready) counts.lost += [...acknowledged].filter((number) => !seen.found.has(number)).length;
    for (const number of seen.wrote) acknowledged.add(number).add(number + 1);
  }
}

async function crash(kills: number, folder: string): Promise<Counts> {
  const counts = { kills: 0, acknowledged: 0, lost: 0, torn: 0 };
  while (counts.kills < kills) {
    rmSync(folder, { recursive: true, force: true });
    await databaseRounds(folder, counts);
  }
  return counts;
}

const [first = '20', writersFolder = ''] = process.argv.slice(2);
if (first === 'write') await write(writersFolder);
await runTrial(
  async ({ folder }) => {
    const counts = await crash(parseCount(first, 'kills'), join(folder, 'data'));
    printCounts(counts);
    return { isWrong: counts.lost + counts.torn > 0 };
  },
  { hasPostgres: false },
);
