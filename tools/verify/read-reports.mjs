import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

const summarySchema = v.object({
  passed: v.number(),
  failed: v.number(),
  flaky: v.array(v.string()),
  failures: v.array(v.string()),
});

/**
 * What `summary-reporter.mjs` wrote; nothing passed and nothing failed where it wrote nothing.
 *
 * @param {string} file
 */
export async function readUnitTests(file) {
  return v.parse(
    v.fallback(summarySchema, { passed: 0, failed: 0, flaky: [], failures: [] }),
    await readJson(file),
  );
}

/**
 * @typedef {{ file: string, title: string, tests: { projectName: string, status: string }[] }} Spec
 * @typedef {{ suites?: Suite[] | undefined, specs?: Spec[] | undefined }} Suite
 */

/** @type {v.GenericSchema<unknown, Suite>} */
const suiteSchema = v.object({
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
  specs: v.optional(
    v.array(
      v.object({
        file: v.string(),
        title: v.string(),
        tests: v.array(v.object({ projectName: v.fallback(v.string(), ''), status: v.string() })),
      }),
    ),
  ),
});

const journeysSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number() }),
  suites: v.array(suiteSchema),
});

/**
 * The same of Playwright's JSON.
 *
 * @param {string} file
 */
export async function readJourneys(file) {
  const empty = { stats: { expected: 0, unexpected: 0 }, suites: [] };
  const { stats, suites } = v.parse(v.fallback(journeysSchema, empty), await readJson(file));
  const flaky = journeysInReport({ suites }, 'flaky');
  const failures = journeysInReport({ suites }, 'unexpected');
  return { passed: stats.expected + flaky.length, failed: stats.unexpected, flaky, failures };
}

/**
 * Names of the journeys of a suite of the report that ended in a status: 'flaky' failed once and then passed,
 * 'unexpected' failed. Those of a project that has a name say it.
 *
 * @param {Suite} suite
 * @param {string} wanted
 * @returns {string[]}
 */
export function journeysInReport({ suites = [], specs = [] }, wanted) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName }) => `${file}: ${title}${projectName && ` (${projectName})`}`),
  );
  return [...own, ...suites.flatMap((suite) => journeysInReport(suite, wanted))];
}

/**
 * Undefined when a program ended before it wrote its report.
 *
 * @param {string} file
 * @returns {Promise<unknown>}
 */
async function readJson(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
