import { relative } from 'node:path';
import { RunReport } from './run-report.mjs';
import { storeTestSeconds } from './test-seconds.mjs';

/**
 * Reports vitest's run, with the first part of the output of failing tests. With `STORE_SECONDS` it stores the seconds of
 * files, by which the next runs are ordered.
 *
 * @typedef {import('vitest/node').SerializedError} TestError
 */
export default class UnitReporter {
  #report = new RunReport(0, 'files');
  /** @type {import('vitest/node').Vitest | undefined} */
  #vitest;
  /** The output of each running test. @type {Map<string | undefined, string[]>} */
  #written = new Map();
  /** Those of files, by path; of one that runs on two databases the longer ones. @type {Record<string, number>} */
  #seconds = {};

  /** @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    this.#vitest = vitest;
  }

  /** @param {readonly unknown[]} files */
  onTestRunStart(files) {
    this.#report = new RunReport(files.length, 'files');
  }

  /** @param {{ taskId?: string | undefined, content: string }} log */
  onUserConsoleLog({ taskId, content }) {
    this.#written.set(taskId, [...(this.#written.get(taskId) ?? []), content]);
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    const isFlaky = test.diagnostic()?.flaky;
    const written = this.#written.get(test.id);
    if (state === 'passed' && !isFlaky) this.#report.passed();
    if (state === 'passed' && isFlaky) this.#passedOnSecondTry(nameOf(test), errors, test, written);
    if (state === 'failed') this.#failed(nameOf(test), errors, test, written);
    this.#written.delete(test.id);
  }

  /**
   * Groups one of whose hooks failed.
   *
   * @param {import('vitest/node').TestSuite} suite
   */
  onTestSuiteResult(suite) {
    if (suite.errors().length > 0) this.#failed(nameOf(suite), suite.errors(), suite);
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const name = fileOf(module);
    if (module.errors().length > 0) this.#failed(name, module.errors(), module, this.#written.get(module.id));
    this.#written.delete(module.id);
    const { duration } = module.diagnostic();
    const path = relative(process.cwd(), module.moduleId);
    this.#seconds[path] = Math.max(duration / 1000, this.#seconds[path] ?? 0);
    this.#report.finished(name, duration);
  }

  /**
   * @param {unknown} _modules
   * @param {readonly TestError[]} unhandled Errors outside all tests.
   */
  onTestRunEnd(_modules, unhandled) {
    for (const error of unhandled) this.#failed('outside the tests', [error]);
    this.#report.end();
    if (process.env['STORE_SECONDS']) storeTestSeconds(this.#seconds);
  }

  /**
   * @param {string} name
   * @param {readonly TestError[]} errors
   * @param {{ project: import('vitest/node').TestProject }} [test]
   * @param {readonly string[]} [written]
   */
  #failed(name, errors, test, written) {
    this.#report.failed(name, errors.at(-1)?.message ?? '', () => this.#print(errors, test, written));
  }

  /**
   * @param {string} name
   * @param {readonly TestError[]} errors Those of its first try.
   * @param {import('vitest/node').TestCase} test
   * @param {readonly string[]} [written]
   */
  #passedOnSecondTry(name, errors, test, written) {
    this.#report.passedOnSecondTry(name, errors.at(-1)?.message ?? '', () =>
      this.#print(errors, test, written),
    );
  }

  /**
   * @param {readonly TestError[]} errors
   * @param {{ project: import('vitest/node').TestProject }} [test]
   * @param {readonly string[]} [written]
   */
  #print(errors, test, written = []) {
    for (const text of written) process.stdout.write(text);
    // Each try of a test has its own.
    const different = new Map(errors.map((error) => [error.message, error]));
    for (const error of different.values())
      this.#vitest?.logger.printError(error, test ? { project: test.project } : {});
  }
}

/** With its project: a file may run on both databases. @param {import('vitest/node').TestModule} module */
const fileOf = ({ moduleId, project: { name } }) =>
  `${relative(process.cwd(), moduleId)}${name && ` (${name})`}`;

/** @param {import('vitest/node').TestCase | import('vitest/node').TestSuite} test */
const nameOf = (test) => `${fileOf(test.module)}: ${test.fullName}`;
