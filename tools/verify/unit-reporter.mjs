import { relative } from 'node:path';
import { RunReport } from './run-report.mjs';

/**
 * Reports vitest's run. What tests write is shown of those that fail.
 *
 * @typedef {import('vitest/node').SerializedError} TestError
 */
export default class UnitReporter {
  #report = new RunReport(0, 'files');
  /** @type {import('vitest/node').Vitest | undefined} */
  #vitest;
  /** What each running test has written. @type {Map<string | undefined, string[]>} */
  #written = new Map();

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
    const { state, errors } = test.result();
    if (state === 'passed') this.#report.passed(test.fullName, test.diagnostic()?.flaky ?? false);
    if (state === 'failed') this.#failed(test.fullName, errors ?? [], test, this.#written.get(test.id));
    this.#written.delete(test.id);
  }

  /**
   * Groups one of whose hooks failed.
   *
   * @param {import('vitest/node').TestSuite} suite
   */
  onTestSuiteResult(suite) {
    if (suite.errors().length > 0) this.#failed(suite.fullName, suite.errors(), suite);
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const name = relative(process.cwd(), module.moduleId);
    if (module.errors().length > 0) this.#failed(name, module.errors(), module, this.#written.get(module.id));
    this.#written.delete(module.id);
    this.#report.finished(`${name} (${module.project.name})`, module.diagnostic().duration);
  }

  /**
   * @param {unknown} _modules
   * @param {readonly TestError[]} unhandled Errors outside all tests.
   */
  onTestRunEnd(_modules, unhandled) {
    for (const error of unhandled) this.#failed('outside the tests', [error]);
    this.#report.end();
  }

  /**
   * @param {string} name
   * @param {readonly TestError[]} errors
   * @param {{ project: import('vitest/node').TestProject }} [test]
   * @param {readonly string[]} [written]
   */
  #failed(name, errors, test, written = []) {
    this.#report.failed(name, errors.at(-1)?.message ?? '', () => {
      for (const text of written) process.stdout.write(text);
      for (const error of errors)
        this.#vitest?.logger.printError(error, test ? { project: test.project } : {});
    });
  }
}
