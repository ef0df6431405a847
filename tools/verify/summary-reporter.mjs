import { writeFileSync } from 'node:fs';

/**
 * A reporter for vitest: writes to the file in `SUMMARY_FILE` how many tests passed and failed, which passed only at
 * the second try, and of each failure its name and the first line of its message. vitest's own JSON has the stack
 * instead, which for a hook or a timeout does not begin with the message.
 */
export default class SummaryReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failed = tests.filter((test) => test.result().state === 'failed');
    const passed = tests.filter((test) => test.result().state === 'passed');
    const broken = modules.flatMap(failedCollections);
    const summary = {
      passed: passed.length,
      failed: failed.length + broken.length,
      flaky: passed.filter((test) => test.diagnostic()?.flaky).map(({ fullName }) => fullName),
      failures: [...broken, ...failed.map((test) => failureOf(test.fullName, test.result().errors ?? []))],
    };
    writeFileSync(process.env['SUMMARY_FILE'] ?? '', JSON.stringify(summary));
  }
}

/**
 * Files that could not be read, and groups one of whose hooks failed.
 *
 * @param {import('vitest/node').TestModule} module
 */
function failedCollections(module) {
  const files = [{ name: module.moduleId, errors: module.errors() }];
  const groups = [...module.children.allSuites()].map((suite) => ({
    name: suite.fullName,
    errors: suite.errors(),
  }));
  return [...files, ...groups]
    .filter(({ errors }) => errors.length > 0)
    .map(({ name, errors }) => failureOf(name, errors));
}

/**
 * @param {string} name
 * @param {readonly { message: string }[]} errors
 */
const failureOf = (name, errors) => `${name}: ${(errors.at(-1)?.message ?? '').split('\n', 1)[0]}`;
