import { resolve } from 'node:path';
import type { TestCase, TestResult } from '@playwright/test/reporter';
import { afterEach, expect, it, vi } from 'vitest';
import JourneyReporter from '../../../tools/verify/journey-reporter.mjs';

afterEach(() => void vi.restoreAllMocks());

/** Runs a journey of a file in tests/e2e: its tries fail with these messages, or pass. */
function run(reporter: JourneyReporter, titles: string[], project: string, ...tries: (string | undefined)[]) {
  const test = {
    titlePath: () => ['', project, 'a.spec.ts', ...titles],
    location: { file: resolve('tests/e2e/a.spec.ts'), line: 1, column: 1 },
    expectedStatus: 'passed',
    retries: 1,
    results: [] as TestResult[],
    ok: () => tries.at(-1) === undefined,
  };
  for (const [retry, message] of tries.entries()) {
    const errors = message === undefined ? [] : [{ message }];
    const status = message === undefined ? 'passed' : 'failed';
    const result = { retry, status, errors, duration: 1 } as unknown as TestResult;
    test.results.push(result);
    reporter.onTestEnd(test as unknown as TestCase, result);
  }
}

it('the reporter prints why a journey failed, also if it then passed', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const reporter = new JourneyReporter();
  run(reporter, ['steady'], '', undefined);
  expect(log).not.toHaveBeenCalled();
  run(reporter, ['on a phone', 'flaky'], 'storage refused', 'too late', undefined);
  expect(log.mock.calls.flat().join('\n')).toMatch(/FLAKY a\.spec\.ts: on a phone › flaky .*\ntoo late/);
  run(reporter, ['broken'], '', 'too late', '\x1b[31mexpected one\x1b[39m\nbut got two');
  expect(log.mock.calls.flat().join('\n')).toMatch(
    /FAILED a\.spec\.ts: broken\n.*expected one.*\nbut got two/,
  );
  expect(reporter.summary).toEqual({
    passed: 2,
    failed: 1,
    flaky: ['a.spec.ts: on a phone › flaky (storage refused): too late'],
    failures: ['a.spec.ts: broken'],
  });
});
