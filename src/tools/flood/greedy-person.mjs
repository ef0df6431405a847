// One person does what they can to take a server down while 2,000 others use it; prints the others' errors (goal: 0) and
// their p99 beside a quiet run's (goal: under 3 times). Takes about a minute. The server has a processor of its own, all
// who call it another, in both runs, where `taskset` can do that: in life they are on other machines.
import { fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '../find-program.mjs';
import { CommandError } from '../run-command.mjs';
import { runProgram } from '../run-program.mjs';
import { makeNextCall, signIn } from './api-client.mjs';

const PORT = 3977;
const OTHERS = 2000;
const TITLES = 300;
/** Calls of all others together, each of whom makes one in ten seconds. */
const CALLS_PER_SECOND = 200;
const QUIET_MS = 10_000;
const FLOOD_MS = 20_000;
const SECRET = 'a-secret-of-the-flood-run';

/** @param {{ from: string }} options The address that the flood comes from. */
export async function run({ from }) {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-flood-'));
  const env = { PORT, HOST: '127.0.0.1', DATA_DIR: folder, LAUNCH_SECRET: SECRET, LOG_LEVEL: 'fatal' };
  try {
    await fill(folder, env);
    const server = await startServer(env);
    try {
      await compare(from);
    } finally {
      const exit = once(server, 'exit');
      server.kill();
      await exit;
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function fill(folder, env) {
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
  await runProgram(process.execPath, ['build/server/cli/main.js', 'titles', 'import', file], { env });
}

async function startServer(env) {
  const server = spawn(process.execPath, ['build/server/main.js'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const taskset = await findProgram(['taskset']);
  pin(taskset, server.pid, 0);
  pin(taskset, process.pid, 1);
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => String(chunk).includes('listens') && resolve(undefined));
    server.once('exit', () => reject(new CommandError('The server did not start.')));
  });
  return server;
}

/** Keeps a process, and what it starts from then on, to one processor. */
function pin(taskset, pid, processor) {
  const args = ['-acp', String(processor), String(pid)];
  if (!taskset || spawnSync(taskset, args, { stdio: 'ignore' }).status !== 0)
    console.log('All share the processors here, which the flood takes away from the server, too.');
}

async function compare(from) {
  const people = await Promise.all(
    Array.from({ length: OTHERS }, (_, index) => signIn(PORT, SECRET, `${index + 1}`)),
  );
  console.log(`${OTHERS} people are in; a quiet run ...`);
  await browse(people, 3000);
  const quiet = await browse(people, QUIET_MS);
  const flood = fork(new URL('flooding-person.mjs', import.meta.url), [
    String(PORT),
    SECRET,
    String(TITLES),
    from,
  ]);
  setPriority(flood.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL);
  await once(flood, 'message');
  console.log('... and the flood ...');
  const flooded = await browse(people, FLOOD_MS);
  flood.send('stop');
  const [sent] = await once(flood, 'message');
  flood.kill();
  console.log('What the one person did, and how it was answered:', sent);
  report('quiet', quiet);
  report('flood', flooded);
  const ratio = at(flooded.times, 0.99) / at(quiet.times, 0.99);
  console.log(
    `Errors of the others: ${flooded.errors} (goal 0); p99 ${ratio.toFixed(1)} times the quiet one (goal 3)`,
  );
}

/** All others use the app for so long; answers the milliseconds of each call, sorted, and how many failed. */
async function browse(people, duration) {
  const times = [];
  const asked = [];
  const failed = {};
  const began = performance.now();
  for (let count = 0; performance.now() - began < duration; count++) {
    const due = began + (count * 1000) / CALLS_PER_SECOND;
    if (due > performance.now()) await wait(due - performance.now());
    const from = performance.now();
    const call = makeNextCall(people[count % people.length], count, TITLES);
    asked.push(
      call.then((status) => {
        times.push(performance.now() - from);
        if (status !== 200) failed[status] = (failed[status] ?? 0) + 1;
      }),
    );
  }
  await Promise.all(asked);
  times.sort((a, b) => a - b);
  return { times, failed, errors: Object.values(failed).reduce((sum, number) => sum + number, 0) };
}

function report(name, { times, failed }) {
  const [median, p99] = [0.5, 0.99].map((share) => at(times, share).toFixed(1));
  console.log(`${name}: ${times.length} calls, median ${median} ms, p99 ${p99} ms, failed`, failed);
}

function at(sorted, share) {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
