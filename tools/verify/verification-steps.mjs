import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../commands/run-command.mjs';
import { exitCodeOf, installedProgram } from '../commands/run-program.mjs';
import { CHROMIUM_INSTALL_HINT, describeChromium, findChromium } from './find-chromium.mjs';
import { findHaproxy } from './haproxy.mjs';
import { findPgbouncer } from './pgbouncer.mjs';
import { findPostgres, POSTGRES_INSTALL_HINT } from './postgres.mjs';

/**
 * A part of a verification has a name and answers how many passed and failed, and what is to be named at the end; it
 * prints its own findings.
 *
 * @typedef {{ passed: number, failed: number, flaky?: string[], failures?: string[], note?: string }} Result
 * @typedef {{ name: string, run(): Promise<Result> }} Step
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
 * What people download, against its budgets.
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
 * Of all projects in vite.config.ts, or of those named.
 *
 * @param {readonly string[]} [projectNames]
 * @returns {Step}
 */
export const unitTests = (projectNames = []) => ({
  name: 'unit and component tests',
  run: () =>
    withReport(async (file) => {
      const reporters = ['default', './tools/verify/summary-reporter.mjs'].map((one) => `--reporter=${one}`);
      const projects = projectNames.map((name) => `--project=${name}`);
      const args = [installedProgram('vitest'), 'run', ...reporters, ...projects];
      const code = await exitCodeOf(process.execPath, args, { env: { SUMMARY_FILE: file } });
      const { readUnitTests } = await import('./read-reports.mjs');
      const result = countSilentFailure(await readUnitTests(file), code);
      return projectNames.length > 0 ? result : { ...result, note: await databasesNote() };
    }),
});

/** @type {Step} */
export const browserJourneys = {
  name: 'journeys',
  run: async () => {
    const chromium = await findChromium();
    if (!chromium) throw new CommandError(CHROMIUM_INSTALL_HINT);
    const note = `Browser: ${await describeChromium(chromium)}`;
    console.log(note);
    return { ...(await playwright('playwright.config.ts', { CHROMIUM: chromium })), note };
  },
};

/**
 * On a display of its own.
 *
 * @param {string} pictures The folder that its pictures go to.
 * @returns {Step}
 */
export const webkitJourneys = (pictures) => ({
  name: 'journeys in WebKit',
  run: () => playwright('webkit.config.ts', { PICTURES: pictures }, onVirtualDisplay),
});

/**
 * Runs one after the other, each timed. Names what failed, what passed only when it was tried again and what they
 * noted, prints the sum as the last line and fails the process when any failed.
 *
 * @param {readonly Step[]} parts
 */
export async function runVerification(parts) {
  const sum = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const flaky = [];
  /** @type {string[]} */
  const failures = [];
  /** @type {string[]} */
  const notes = [];
  for (const [index, { name, run }] of parts.entries()) {
    console.log(`\n== ${index + 1} of ${parts.length}: ${name}`);
    const start = performance.now();
    const result = await run().catch(failure);
    const { passed, failed } = result;
    flaky.push(...(result.flaky ?? []));
    failures.push(...(result.failures ?? []));
    if (result.note) notes.push(result.note);
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
  /** @type {string[]} */
  const skipped = [];
  (postgres ? ran : skipped).push(`PostgreSQL ${postgres?.version ?? ''}`.trim());
  (postgres && pgbouncer ? ran : skipped).push('PgBouncer');
  (postgres && haproxy ? ran : skipped).push('three servers behind HAProxy');
  const ranOn = `Databases: tests ran on ${ran.join(', ')}.`;
  return skipped.length ? `${ranOn} Skipped: ${skipped.join(', ')} (${POSTGRES_INSTALL_HINT}).` : ranOn;
}

/**
 * Journeys by a configuration in tests/e2e.
 *
 * @param {string} config
 * @param {Record<string, string>} env
 * @returns {Promise<Result>}
 */
const playwright = (config, env, start = exitCodeOf) =>
  withReport(async (file) => {
    const program = installedProgram('playwright', '@playwright/test');
    const args = [program, 'test', '-c', `tests/e2e/${config}`, '--reporter=list,json'];
    const code = await start(process.execPath, args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
    const { readJourneys } = await import('./read-reports.mjs');
    return countSilentFailure(await readJourneys(file), code);
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
 * @template T
 * @param {(file: string) => Promise<T>} work
 */
async function withReport(work) {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    await rm(folder, { recursive: true });
  }
}
