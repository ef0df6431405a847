import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../commands/run-command.mjs';
import { exitCodeOf, installedProgram } from '../commands/run-program.mjs';
import { CHROMIUM_INSTALL_HINT, findHeadlessChromium } from './find-chromium.mjs';
import { findHaproxy } from './haproxy.mjs';
import { findPgbouncer } from './pgbouncer.mjs';
import { findPostgres, POSTGRES_INSTALL_HINT } from './postgres.mjs';

/**
 * A part of a verification has a name and answers how many passed and failed; it prints its own findings. This makes
 * one of work that only goes well or throws.
 */
export const createStep = (name, work) => ({ name, run: () => work().then(() => count(1, 0, 0)) });

/** What people download, against its budgets. */
export const sizeBudgets = {
  name: 'bytes',
  run: async () => {
    const code = await exitCodeOf(process.execPath, ['tools/build/check-size-budgets.mjs']);
    return count(code === 0 ? 1 : 0, code === 0 ? 0 : 1, code);
  },
};

/** Of all projects in vite.config.ts, or of those named. */
export const unitTests = (projectNames = []) => ({
  name: 'unit and component tests',
  run: () =>
    withReport(async (file) => {
      const code = await tool('vitest', [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...projectNames.map((name) => `--project=${name}`),
      ]);
      const { numPassedTests, numFailedTests = 0, testResults = [] } = await readReport(file);
      const unread = testResults.filter(
        (one) => one.status === 'failed' && one.assertionResults.length === 0,
      );
      const flaky = flakyUnitTestsInReport(testResults);
      const failures = [...unread.map(unreadFile), ...failedUnitTestsInReport(testResults)];
      const counts = { ...count(numPassedTests, numFailedTests + unread.length, code), flaky, failures };
      return projectNames.length > 0 ? counts : { ...counts, note: await databasesNote() };
    }),
});

/** The names of unit tests that passed the second time: in vitest's report they still say how they failed the first. */
export function flakyUnitTestsInReport(testResults) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName);
}

/** Each failed unit test: its name, and the first line of what it said. */
export function failedUnitTestsInReport(testResults) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages.at(-1))}`);
}

const unreadFile = ({ name, message }) => `${name}: ${firstLine(message)}`;

const firstLine = (text = '') => text.split('\n', 1)[0];

export const browserJourneys = {
  name: 'journeys',
  run: async () => {
    const chromium = await findHeadlessChromium();
    if (chromium) return playwright('playwright.config.ts', { CHROMIUM: chromium });
    console.error(CHROMIUM_INSTALL_HINT);
    return count(0, 1, 1);
  },
};

/** On a display of its own; PICTURES is the folder that its pictures go to. */
export const webkitJourneys = (pictures) => ({
  name: 'journeys in WebKit',
  run: () => playwright('webkit.config.ts', { PICTURES: pictures }, onVirtualDisplay),
});

/**
 * Runs one after the other, each timed. Names what failed, what passed only when it was tried again and what they
 * noted, prints the sum as the last line and fails the process when any failed.
 */
export async function runVerification(parts) {
  const sum = { passed: 0, failed: 0 };
  const flaky = [];
  const failures = [];
  const notes = [];
  for (const { name, run } of parts) {
    console.log(`\n== ${name}`);
    const start = performance.now();
    const { passed, failed, flaky: unsteady = [], failures: broken = [], note } = await run().catch(failure);
    if (note) notes.push(note);
    flaky.push(...unsteady);
    failures.push(...broken);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`== ${name}: ${failed ? `${failed} FAILED` : 'passed'} in ${seconds} s`);
    sum.passed += passed;
    sum.failed += failed;
  }
  if (sum.failed > 0) process.exitCode = 1;
  console.log('');
  for (const name of failures) console.log(`FAILED ${name}`);
  if (flaky.length > 0) console.log(`${flaky.length} flaky, passed at the second try: ${flaky.join('; ')}`);
  for (const note of notes) console.log(note);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
}

/** Which databases the tests ran on, and which they could not run on. */
async function databasesNote() {
  const [postgres, pgbouncer, haproxy] = await Promise.all([findPostgres(), findPgbouncer(), findHaproxy()]);
  const ran = ['the embedded one'];
  const skipped = [];
  (postgres ? ran : skipped).push(`PostgreSQL ${postgres?.version ?? ''}`.trim());
  (postgres && pgbouncer ? ran : skipped).push('PgBouncer');
  (postgres && haproxy ? ran : skipped).push('three servers behind HAProxy');
  const ranOn = `Databases: tests ran on ${ran.join(', ')}.`;
  return skipped.length ? `${ranOn} Skipped: ${skipped.join(', ')} (${POSTGRES_INSTALL_HINT}).` : ranOn;
}

/** Journeys by a configuration in tests/e2e. */
const playwright = (config, env, start = exitCodeOf) =>
  withReport(async (file) => {
    const program = installedProgram('playwright', '@playwright/test');
    const args = [program, 'test', '-c', `tests/e2e/${config}`, '--reporter=list,json'];
    const code = await start(process.execPath, args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
    const { stats = {}, suites = [] } = await readReport(file);
    const flaky = journeysInReport({ suites }, 'flaky');
    const failures = journeysInReport({ suites }, 'unexpected');
    return { ...count((stats.expected ?? 0) + flaky.length, stats.unexpected, code), flaky, failures };
  });

/**
 * Names of the journeys of a suite of the report that ended in a status: 'flaky' failed once and then passed,
 * 'unexpected' failed.
 *
 * @typedef {{ file: string, title: string, tests: { status: string }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 * @param {Suite} suite
 * @param {string} wanted
 * @returns {string[]}
 */
export function journeysInReport({ suites = [], specs = [] }, wanted) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  return [
    ...own.map(({ file, title }) => `${file}: ${title}`),
    ...suites.flatMap((suite) => journeysInReport(suite, wanted)),
  ];
}

const onVirtualDisplay = (program, args, options) =>
  exitCodeOf('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', program, ...args], options);

const tool = (name, args, packageName = name) =>
  exitCodeOf(process.execPath, [installedProgram(name, packageName), ...args]);

function failure(error) {
  console.error(error instanceof CommandError ? error.message : error);
  return { passed: 0, failed: 1 };
}

/** A program that ends badly without naming a failed test, or that ran none, counts as one failure. */
function count(passed = 0, failed = 0, code) {
  const isSilentFailure = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: isSilentFailure ? 1 : failed };
}

async function withReport(work) {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {};
  }
}
