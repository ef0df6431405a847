// node tools/bench/measure-start-memory.mjs [command]: runs `npm start` (or the command), and prints the most memory that it and
// all its processes took at one time, with who had how much then, at the end: 20 s after it serves, or when it ends.
// Linux only. To see it in a small machine: systemd-run --scope -p MemoryMax=512M node tools/bench/measure-start-memory.mjs
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import '../commands/run-command.mjs';
import { readProcessFamily } from './process-family.mjs';

const [program = 'npm', ...args] = process.argv.length > 2 ? process.argv.slice(2) : ['npm', 'start'];
const SERVES = 'Vetrina listens';
const WATCHED_AFTER_MS = 20_000;
const EVERY_MS = 50;

const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
let ended = false;
let servesSince = Number.POSITIVE_INFINITY;
child.once('exit', () => {
  ended = true;
});
child.stdout.on('data', (chunk) => {
  process.stdout.write(chunk);
  if (String(chunk).includes(SERVES)) servesSince = Date.now();
});

/**
 * @typedef {{ id: number, parent: number, kilobytes: number, name: string }} Process
 * @type {{ total: number, processes: Process[] }}
 */
let peak = { total: 0, processes: [] };
let after = 0;
while (!ended && Date.now() - servesSince < WATCHED_AFTER_MS) {
  const processes = await readProcessFamily(child.pid ?? 0, describe);
  const total = processes.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  if (total > peak.total) peak = { total, processes };
  after = total;
  await wait(EVERY_MS);
}
if (!ended) {
  const exit = once(child, 'exit');
  process.kill(-Number(child.pid), 'SIGTERM');
  await exit;
}
console.log(`Peak of all processes: ${megabytes(peak.total)} MB; at the end: ${megabytes(after)} MB`);
for (const { kilobytes, name } of peak.processes) console.log(`  ${megabytes(kilobytes)} MB  ${name}`);

/** @param {number} kilobytes */
function megabytes(kilobytes) {
  return Math.round(kilobytes / 1024);
}

/**
 * Memory of a process that no file backs, in kilobytes: what a machine has to have. Undefined for one that has ended
 * meanwhile.
 *
 * @param {string} id
 * @returns {Promise<Process | undefined>}
 */
async function describe(id) {
  try {
    const status = await readFile(`/proc/${id}/status`, 'utf8');
    /** @param {string} name */
    const field = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    const name = (await readFile(`/proc/${id}/cmdline`, 'utf8')).replaceAll('\0', ' ').slice(0, 80);
    return { id: Number(id), parent: field('PPid'), kilobytes: field('RssAnon') + field('RssShmem'), name };
  } catch {
    return undefined;
  }
}
