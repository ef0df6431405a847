// npm run mutants [-- <folder> ...]: changes the code in small ways, one at a time, and prints which changes no test
// notices (Stryker). Without folders in all that have quick tests. Changes of code that only slower tests run are counted
// apart. Reports with the places go to build/mutants/.
import { readFile } from 'node:fs/promises';
import { installPackages } from '../commands/install-packages.mjs';
import { CommandError, runCommand } from '../commands/run-command.mjs';
import { installedProgram, runProgram } from '../commands/run-program.mjs';

const FOLDERS = [
  'src/contract',
  'src/server/lib',
  'src/server/sessions',
  'src/server/modules/catalogue/rules',
  'src/server/modules/videos/matching',
  'src/server/modules/imports',
  'src/server/http',
  'src/client/calls',
  'src/client/lib',
  'src/client/session',
];
const REPORTS = 'build/mutants';
const DETECTED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived'];
const NOT_RUN = ['NoCoverage'];

await runCommand(async () => {
  const folders = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
  const unknown = folders.find((folder) => !FOLDERS.includes(folder));
  if (unknown)
    throw new CommandError(`No quick tests for "${unknown}"; there are for ${FOLDERS.join(', ')}.`);
  await installPackages();
  /** @type {Record<string, Figures>} */
  const scores = {};
  for (const folder of folders.length > 0 ? folders : FOLDERS) {
    const start = performance.now();
    await runProgram(
      process.execPath,
      [
        installedProgram('stryker', '@stryker-mutator/core'),
        'run',
        'tools/verify/mutants/stryker.config.mjs',
      ],
      { env: { MUTANTS_FOLDER: folder } },
    );
    scores[folder] = { ...(await countMutants(folder)), minutes: minutesSince(start) };
  }
  console.table(withScores(scores));
});

/** @typedef {{ noticed: number, unnoticed: number, notRun: number, minutes: number }} Figures */

/** @param {string} folder */
async function countMutants(folder) {
  const v = await import('valibot');
  const report = v.object({
    files: v.record(v.string(), v.object({ mutants: v.array(v.object({ status: v.string() })) })),
  });
  const text = await readFile(`${REPORTS}/${folder.replaceAll('/', '-')}.json`, 'utf8');
  const { files } = v.parse(report, JSON.parse(text));
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  /** @param {readonly string[]} statuses */
  const among = (statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  return { noticed: among(DETECTED), unnoticed: among(UNNOTICED), notRun: among(NOT_RUN) };
}

/**
 * With the share of noticed mutants among those that the tests run, for each and for all.
 *
 * @param {Record<string, Figures>} rows
 */
function withScores(rows) {
  /** @param {keyof Figures} column */
  const sum = (column) => Object.values(rows).reduce((total, row) => total + row[column], 0);
  const all = {
    noticed: sum('noticed'),
    unnoticed: sum('unnoticed'),
    notRun: sum('notRun'),
    minutes: Math.round(sum('minutes')),
  };
  return Object.fromEntries(
    Object.entries({ ...rows, all }).map(([name, row]) => [
      name,
      { ...row, score: Number(((100 * row.noticed) / (row.noticed + row.unnoticed)).toFixed(1)) },
    ]),
  );
}

/** @param {number} start */
function minutesSince(start) {
  return Number(((performance.now() - start) / 60_000).toFixed(1));
}
