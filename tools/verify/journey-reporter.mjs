import { relative } from 'node:path';
import { RunReport } from './run-report.mjs';

/** Reports Playwright's run. */
export default class JourneyReporter {
  #report = new RunReport(0, 'journeys');

  /**
   * @param {unknown} _config
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin(_config, suite) {
    this.#report = new RunReport(suite.allTests().length, 'journeys');
  }

  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, result) {
    const isRetried = result.status !== test.expectedStatus && result.retry < test.retries;
    if (isRetried) return;
    const name = nameOf(test);
    // Shows the errors of the first try of a journey that passed in the end.
    const errors = test.results.findLast((tried) => tried.errors.length > 0)?.errors ?? [];
    const reason = plain(errors.at(-1)?.message);
    const printErrors = () => errors.forEach(printError);
    if (!test.ok()) this.#report.failed(name, reason, printErrors);
    else if (result.retry > 0) this.#report.passedOnSecondTry(name, reason, printErrors);
    else if (result.status !== 'skipped') this.#report.passed();
    this.#report.finished(name, result.duration);
  }

  /** @param {import('@playwright/test/reporter').TestError} error Outside all journeys. */
  onError(error) {
    this.#report.failed('outside the journeys', plain(error.message), () => printError(error));
  }

  onEnd() {
    this.#report.end();
  }

  get summary() {
    return this.#report.summary;
  }

  printsToStdio() {
    return true;
  }
}

/**
 * Adds the project's name, if it has one.
 *
 * @param {import('@playwright/test/reporter').TestCase} test
 */
function nameOf(test) {
  const [, project, , ...titles] = test.titlePath();
  return `${relative('tests/e2e', test.location.file)}: ${titles.join(' › ')}${project && ` (${project})`}`;
}

/** @param {import('@playwright/test/reporter').TestError} error */
function printError({ message, stack, snippet }) {
  for (const text of [stack ?? message, snippet]) if (text) console.log(text);
}

/** Without colours. @param {string} [text] */
// oxlint-disable-next-line no-control-regex
const plain = (text = '') => text.replaceAll(/\x1b\[[\d;]*m/g, '');
