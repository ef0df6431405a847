import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pMap from 'p-map';
import * as v from 'valibot';
import { findProgram } from '../../commands/find-program.mjs';
import {
  runVetrina,
  type Settings,
  type SpawnedServer,
  spawnServer,
  TRIAL_SECRET,
} from '../../trials/spawned-servers.ts';
import { quantile } from '../quantile.ts';
import { makeNextCall, type Person, signIn } from './api-client.ts';

// Shared by scenarios in which 2,000 people use a server while somebody floods it: the server, with its own
// processor where `taskset` can do that (its callers share the other: in life they are on other machines), and the
// people.

export const PORT = 3977;
const OTHERS = 2000;
export const TITLES = 300;
/** Calls of all others together; each person makes one in ten seconds. */
const CALLS_PER_SECOND = 200;
const WARM_UP_MS = 3000;
const QUIET_MS = 10_000;
const FLOOD_MS = 20_000;

/** The number of each action, by answer. */
export const countsSchema = v.record(v.string(), v.record(v.string(), v.number()));

export type Counts = v.InferOutput<typeof countsSchema>;

/** The times of calls, in milliseconds and sorted, and the counts of failures by status. */
type Measurement = { times: number[]; failed: Record<string, number>; errors: number };

/** Runs `measure` against a server with titles and these settings. */
export async function withServer(measure: () => Promise<void>, settings: Settings = {}): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-flood-'));
  const where = {
    PORT: String(PORT),
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    BOT_TOKEN: '',
    DATA_DIR: folder,
    // The value in `deploy/vetrina.service` and the container.
    MALLOC_ARENA_MAX: '2',
    ...settings,
  };
  try {
    await fill(folder, where);
    const server = await startServer(where);
    try {
      await measure();
    } finally {
      await server.kill('SIGTERM');
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Compares the others' calls in a flood with those of a quiet run and prints their errors (goal: 0) and p99 (goal:
 * under 3 times). `start` starts the flood and returns a function that ends it and resolves to its counts, which
 * are printed.
 */
export async function compareWithQuiet(start: () => Promise<() => Promise<Counts>>): Promise<void> {
  const ids = Array.from({ length: OTHERS }, (_, index) => String(index + 1));
  const people = await pMap(ids, (id) => signIn(PORT, TRIAL_SECRET, id), { concurrency: 50 });
  console.log(`${OTHERS} people are in; a quiet run ...`);
  await browse(people, WARM_UP_MS);
  const quiet = await browse(people, QUIET_MS);
  const stop = await start();
  console.log('... and the flood ...');
  const flooded = await browse(people, FLOOD_MS);
  console.log('What the flood did, and how it was answered:', await stop());
  report('quiet', quiet);
  report('flood', flooded);
  const ratio = quantile(flooded.times, 0.99) / quantile(quiet.times, 0.99);
  console.log(
    `Errors of the others: ${flooded.errors} (goal 0); p99 ${ratio.toFixed(1)} times the quiet one (goal 3)`,
  );
}

async function fill(folder: string, settings: Settings): Promise<void> {
  const file = join(folder, 'titles.ndjson');
  const titles = Array.from({ length: TITLES }, (_, index) => ({
    origin: `flood:${index}`,
    type: index % 3 ? 'film' : 'serie',
    titolo: `Titolo ${index}`,
    data_uscita: `${1990 + (index % 35)}-05-11`,
    trama: 'Una trama come tante, di due o tre righe. '.repeat(5),
    generi: ['Azione', 'Commedia'],
  }));
  await writeFile(file, titles.map((title) => JSON.stringify(title)).join('\n'));
  await runVetrina(settings, ['titles', 'import', file]);
}

async function startServer(settings: Settings): Promise<SpawnedServer> {
  const server = await spawnServer(settings);
  const taskset = await findProgram(['taskset']);
  pin(taskset, server.pid, 0);
  pin(taskset, process.pid, 1);
  return server;
}

/** Ties a process, and its later children, to one processor. */
function pin(taskset: string | undefined, pid: number | undefined, processor: number): void {
  const args = ['-acp', String(processor), String(pid)];
  if (!taskset || spawnSync(taskset, args, { stdio: 'ignore' }).status !== 0)
    console.log('All share the processors here, which the flood takes away from the server, too.');
}

/** All others use the app for `duration`, with each call at its time, even while earlier ones are unanswered. */
async function browse(people: readonly Person[], duration: number): Promise<Measurement> {
  const times: number[] = [];
  const calls: Promise<void>[] = [];
  const failed: Record<string, number> = {};
  const began = performance.now();
  for (let count = 0; performance.now() - began < duration; count++) {
    const due = began + (count * 1000) / CALLS_PER_SECOND;
    if (due > performance.now()) await wait(due - performance.now());
    const person = people[count % people.length];
    if (!person) continue;
    const from = performance.now();
    calls.push(
      makeNextCall(person, count, TITLES).then((status) => {
        times.push(performance.now() - from);
        if (status !== 200) failed[status] = (failed[status] ?? 0) + 1;
      }),
    );
  }
  await Promise.all(calls);
  times.sort((a, b) => a - b);
  return { times, failed, errors: Object.values(failed).reduce((sum, number) => sum + number, 0) };
}

function report(name: string, { times, failed }: Measurement): void {
  const [median, p99] = [quantile(times, 0.5).toFixed(1), quantile(times, 0.99).toFixed(1)];
  console.log(`${name}: ${times.length} calls, median ${median} ms, p99 ${p99} ms, failed`, failed);
}
