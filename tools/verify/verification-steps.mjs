import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CommandError } from '../commands/run-command.mjs';
import { exitCodeOf, installedProgram } from '../commands/run-program.mjs';
import { testsOfChangedStatements } from './changed-statements.mjs';
import { CHROMIUM_INSTALL_HINT, describeChromium, findChromium } from './find-chromium.mjs';
import { findHaproxy } from './haproxy.mjs';
import { findPgbouncer } from './pgbouncer.mjs';
import { findPostgres, POSTGRES_INSTALL_HINT } from './postgres.mjs';

/**
 * A part of a verification has a name and answers how many passed and failed, and what is to be named at the end; it
 * prints its own findings.
 *
 * @typedef {{ passed: number, failed: number, flaky?: string[], failures?: string[], note?: string }} Result
 * @typedef {{ name: string, isBeside?: boolean, run(manner: Manner): Promise<Result> }} Step `isBeside`: the steps after it
 * do not wait for it.
 * @typedef {{ isBeside?: boolean | undefined }} Manner
 */

/**
 * A step of work that only goes well or throws.
 *
 * @param {string} name
 * @param {() => Promise<unknown>} work
 * @returns {Step}
 */
export const createStep = (name, work) => ({
  name,
  run: () => work().then(() => ({ passed: 1, failed: 0 })),
});

/**
 * The files that people download, against their budgets.
 *
 * @type {Step}
 */
export const sizeBudgets = {
  name: 'bytes',
  run: async () => {
    const code = await exitCodeOf(process.execPath, ['tools/build/check-size-budgets.mjs']);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
};

/**
 * The units and components on one database: PostgreSQL if it is installed.
 *
 * @type {Step}
 */
export const unitTests = {
  name: 'unit and component tests',
  run: async () => {
    const database = (await findPostgres()) ? 'postgres' : 'embedded';
    const result = await vitest(['client', 'messenger', 'app', 'server', database]);
    return { ...result, note: await databaseNote() };
  },
};

/**
 * The tests that open neither a database nor the whole mini app.
 *
 * @type {Step}
 */
export const quickUnitTests = {
  name: 'quick tests',
  run: () => vitest(['client', 'messenger', 'server']),
};

/** Has the database read all SQL of the server, without running it. */
const WRITTEN_SQL = 'tests/server/database/written-sql.engines.test.ts';

/**
 * All SQL against the schema, and the tests with a database of changed sources that have statements: a wrong one is seen
 * without running all tests.
 *
 * @type {Step}
 */
export const statements = {
  name: 'statements',
  run: async () => {
    const changed = await testsOfChangedStatements();
    const database = (await findPostgres()) ? 'postgres' : 'embedded';
    const result = await vitest([database], [WRITTEN_SQL, ...(changed ?? [])]);
    const run = changed
      ? 'those that differ from the main branch run'
      : 'none run, without a history to compare with';
    return { ...result, note: `Statements: all read by the database, ${run}.` };
  },
};

/**
 * The tests that `unitTests` leaves out: the second database where databases differ, kills, real delays, and the
 * simulator, which changes apart from the product.
 *
 * @type {Step}
 */
export const furtherUnitTests = {
  name: 'the other database, kills and slow tests, the simulator',
  run: async () => {
    const databases = (await findPostgres()) ? ['embedded', 'slow'] : ['slow'];
    return vitest([...databases, 'simulator', 'simulator-page']);
  },
};

/** Journeys that `npm test` leaves out: marked files and journeys, and those with storage refused. */
const FURTHER_JOURNEYS = '@all|\\.all\\.spec|storage refused';

/** @type {Step} */
export const journeys = {
  name: 'journeys',
  run: () => chromiumJourneys(`--grep-invert=${FURTHER_JOURNEYS}`),
};

/** @type {Step} */
export const furtherJourneys = {
  name: 'further journeys',
  run: () => chromiumJourneys(`--grep=${FURTHER_JOURNEYS}`),
};

/**
 * On a separate display.
 *
 * @param {string} pictures The folder that its pictures go to.
 * @returns {Step}
 */
export const webkitJourneys = (pictures) => ({
  name: 'journeys in WebKit',
  run: () => playwright('webkit.config.ts', [], { PICTURES: pictures }, onVirtualDisplay),
});

/**
 * Runs one after the other, each timed. Names failures, tests that passed only at the second try and their notes,
 * prints the sum as the last line and fails the process if any failed.
 *
 * @param {readonly Step[]} parts
 */
export async function runVerification(parts) {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-prepared-'));
  // The first run of journeys fills it, the others use it: see tests/e2e/support/prepared-data.ts.
  process.env['VETRINA_PREPARED_DATA'] = folder;
  printSum(await runParts(parts).finally(() => rm(folder, { recursive: true })));
}

/** @param {readonly Step[]} parts */
async function runParts(parts) {
  /** @type {Promise<Result>[]} */
  const results = [];
  for (const [index, part] of parts.entries()) {
    const besides = part.isBeside ? ', beside the steps after it' : '';
    console.log(`\n== ${index + 1} of ${parts.length}: ${part.name}${besides}`);
    const result = runTimed(part);
    results.push(result);
    if (!part.isBeside) await result;
  }
  return Promise.all(results);
}

/** @param {Step} part */
async function runTimed({ name, isBeside, run }) {
  const start = performance.now();
  const result = await run({ isBeside }).catch(failure);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`== ${name}: ${result.failed ? `${result.failed} FAILED` : 'passed'} in ${seconds} s`);
  return result;
}

/** @param {readonly Result[]} results */
function printSum(results) {
  const [passed, failed] = [sumOf(results.map((one) => one.passed)), sumOf(results.map((one) => one.failed))];
  if (failed > 0) process.exitCode = 1;
  console.log('');
  for (const { note } of results) if (note) console.log(note);
  // Next to the sum, since a fault that shows now and then is easily overlooked.
  for (const name of results.flatMap(({ flaky = [] }) => flaky))
    console.log(`FLAKY, passed on the second try: ${name}`);
  for (const name of results.flatMap(({ failures = [] }) => failures)) console.log(`FAILED ${name}`);
  console.log(`${passed} passed, ${failed} failed`);
}

/** @param {readonly number[]} numbers */
const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** The database of the tests, and the missing ones. */
async function databaseNote() {
  const [postgres, pgbouncer, haproxy] = await Promise.all([findPostgres(), findPgbouncer(), findHaproxy()]);
  const skipped = [
    ...(postgres ? [] : ['PostgreSQL']),
    ...(postgres && pgbouncer ? [] : ['PgBouncer']),
    ...(postgres && haproxy ? [] : ['three servers behind HAProxy']),
  ];
  const ranOn = `Database: ${postgres ? `PostgreSQL ${postgres.version}` : 'the embedded one'}.`;
  return skipped.length ? `${ranOn} Skipped: ${skipped.join(', ')} (${POSTGRES_INSTALL_HINT}).` : ranOn;
}

/** With more room for young objects, garbage is collected less often: a tenth of the processor's time. */
const YOUNG_HEAP = '--max-semi-space-size=64';

/**
 * The tests of these projects of vitest.config.ts, all or those of some files.
 *
 * @param {readonly string[]} projects
 * @param {readonly string[]} files
 * @returns {Promise<Result>}
 */
const vitest = (projects, files = []) =>
  withSummary((file) => {
    const args = [installedProgram('vitest'), 'run', '--reporter=./tools/verify/unit-reporter.mjs'];
    const chosen = projects.map((name) => `--project=${name}`);
    return exitCodeOf(process.execPath, [...args, ...chosen, ...files], {
      env: { SUMMARY_FILE: file, NODE_OPTIONS: YOUNG_HEAP },
    });
  });

/**
 * @param {readonly string[]} choice
 * @returns {Promise<Result>}
 */
async function chromiumJourneys(...choice) {
  const chromium = await findChromium();
  if (!chromium) throw new CommandError(CHROMIUM_INSTALL_HINT);
  const note = `Browser: ${await describeChromium(chromium)}`;
  console.log(note);
  return { ...(await playwright('playwright.config.ts', choice, { CHROMIUM: chromium })), note };
}

/**
 * Journeys by a configuration in tests/e2e.
 *
 * @param {string} config
 * @param {readonly string[]} choice
 * @param {Record<string, string>} env
 * @returns {Promise<Result>}
 */
const playwright = (config, choice, env, start = exitCodeOf) =>
  withSummary((file) => {
    const reporter = `--reporter=${resolve('tools/verify/journey-reporter.mjs')}`;
    const program = installedProgram('playwright', '@playwright/test');
    const args = [program, 'test', '-c', `tests/e2e/${config}`, reporter, ...choice];
    return start(process.execPath, args, { env: { ...env, SUMMARY_FILE: file } });
  });

/** @type {typeof exitCodeOf} */
const onVirtualDisplay = (program, args, options) =>
  exitCodeOf('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', program, ...args], options);

/**
 * @param {unknown} error
 * @returns {Result}
 */
function failure(error) {
  console.error(error instanceof CommandError ? error.message : error);
  return { passed: 0, failed: 1 };
}

/**
 * A program that ends badly without naming a failed test, or that ran none, counts as one failure.
 *
 * @param {Result} result
 * @param {number} code The program's exit code.
 * @returns {Result}
 */
function countSilentFailure(result, code) {
  const isSilentFailure = result.failed === 0 && (code !== 0 || result.passed === 0);
  return isSilentFailure ? { ...result, failed: 1 } : result;
}

/**
 * @param {(file: string) => Promise<number>} run Writes its summary to the file; its exit code.
 * @returns {Promise<Result>}
 */
async function withSummary(run) {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-summary-'));
  try {
    const file = join(folder, 'summary.json');
    const code = await run(file);
    const { readSummary } = await import('./read-summary.mjs');
    return countSilentFailure(await readSummary(file), code);
  } finally {
    await rm(folder, { recursive: true });
  }
}
