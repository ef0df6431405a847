// npm run try:crash-points [-- NAME]: each scenario of tests/server/points, or those that NAME matches, once for each
// of its effects and each way in which that can end. CRASH_POINTS_EVERY=N tries one point in N. The tests try a sixth of the
// scenarios, which CRASH_POINTS_SEED or else the day chooses, each at a few of its points.
// npm run try:crash-points -- --same-seed ROUNDS: ROUNDS points, each twice with the same seed, end alike.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exitCodeOf, installedProgram } from '../commands/run-program.mjs';

const { values, positionals } = parseArgs({
  options: { 'same-seed': { type: 'string' } },
  allowPositionals: true,
});
const { 'same-seed': rounds } = values;
const [name] = positionals;
const began = Date.now();
const folder = await mkdtemp(join(tmpdir(), 'vetrina-crash-points-'));
try {
  const only = name === undefined ? [] : ['-t', name];
  const args = [
    installedProgram('vitest'),
    'run',
    '--project=slow',
    `tests/server/points/${rounds === undefined ? '' : 'same-seed'}`,
    '--retry=0',
    // Each worker keeps a core busy.
    `--maxWorkers=${availableParallelism()}`,
    ...only,
  ];
  const sameSeed = rounds === undefined ? {} : { CRASH_POINTS_SAME_SEED: rounds };
  const env = { CRASH_POINTS_EVERY: '1', ...process.env, ...sameSeed, CRASH_POINTS_REPORTS: folder };
  process.exitCode = await exitCodeOf(process.execPath, args, { env });
  if (rounds === undefined) printReport(await readReports(folder), name === undefined);
} finally {
  await rm(folder, { recursive: true });
}

/** @typedef {Record<string, Record<string, number>>} Report */

/** @param {string} from */
async function readReports(from) {
  /** @type {Report} */
  const all = {};
  for (const file of await readdir(from)) {
    /** @type {Report} */
    const report = JSON.parse(await readFile(join(from, file), 'utf8'));
    for (const [part, counts] of Object.entries(report))
      for (const [one, count] of Object.entries(counts))
        all[part] = { ...all[part], [one]: (all[part]?.[one] ?? 0) + count };
  }
  return all;
}

/**
 * @param {Report} report
 * @param {boolean} isWhole All scenarios ran: what never happened is named.
 */
function printReport({ scenarios = {}, effects = {}, points = {}, faults = {}, recoveries = {} }, isWhole) {
  const sum = (/** @type {Record<string, number>} */ counts) =>
    Object.values(counts).reduce((total, count) => total + count, 0);
  const minutes = Math.ceil((Date.now() - began) / 60_000);
  console.log(
    `${Object.keys(scenarios).length} scenarios, ${sum(effects)} effects of ${Object.keys(effects).length} kinds, ${sum(points)} points, ${sum(faults)} faults, ${minutes} minutes`,
  );
  console.table({ ...points, ...recoveries, ...faults });
  if (!isWhole) return;
  const never = Object.entries({ ...points, ...recoveries }).flatMap(([one, count]) =>
    count > 0 ? [] : [one],
  );
  for (const one of never) console.log(`NEVER HAPPENED: ${one}`);
  if (never.length > 0) process.exitCode = 1;
}
