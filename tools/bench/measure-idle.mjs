// node tools/bench/measure-idle.mjs [command]: runs `npm start` (or the command), waits until it has been idle for 150 s, and prints
// which share of a processor it and all its processes take during the next 60 s, and what they write to the disk. With
// DATABASE_URL PostgreSQL's own part is not counted. Linux only.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import '../commands/run-command.mjs';
import { readProcessFamily } from './process-family.mjs';

const [program = 'npm', ...args] = process.argv.length > 2 ? process.argv.slice(2) : ['npm', 'start'];
const SERVES = 'Vetrina listens';
/** Queues are polled less often after half a minute, and the database's maintenance runs each minute. */
const SETTLES_MS = 150_000;
const MEASURED_MS = 60_000;
/** The unit of times in /proc. */
const TICK_MS = 10;

const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
/** @type {Promise<boolean>} */
const listens = new Promise((resolve) => {
  child.stdout.on('data', (chunk) => {
    if (String(chunk).includes(SERVES)) resolve(true);
  });
});
const ended = once(child, 'exit').then(() => false);
if (await Promise.race([listens, ended])) {
  await wait(SETTLES_MS);
  const before = await measureFamily(child.pid ?? 0);
  await wait(MEASURED_MS);
  const after = await measureFamily(child.pid ?? 0);
  process.kill(-Number(child.pid), 'SIGTERM');
  const share = ((after.ticks - before.ticks) * TICK_MS) / MEASURED_MS;
  console.log(`Processor: ${(100 * share).toFixed(2)} of 100`);
  console.log(`Written: ${after.written - before.written} bytes`);
}
await ended;

/**
 * Processor time in ticks and bytes written of a process and its descendants.
 * @param {number} pid
 */
async function measureFamily(pid) {
  const family = await readProcessFamily(pid, describe);
  return {
    ticks: family.reduce((sum, { ticks }) => sum + ticks, 0),
    written: family.reduce((sum, { written }) => sum + written, 0),
  };
}

/**
 * Undefined for one that has ended meanwhile.
 * @param {string} id
 */
async function describe(id) {
  try {
    const stat = await readFile(`/proc/${id}/stat`, 'utf8');
    const [, parent, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const io = await readFile(`/proc/${id}/io`, 'utf8');
    const written = Number(/^write_bytes: (\d+)/m.exec(io)?.[1]);
    return { id: Number(id), parent: Number(parent), ticks: Number(fields[9]) + Number(fields[10]), written };
  } catch {
    return undefined;
  }
}
