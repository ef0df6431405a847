import { afterEach, expect, it, vi } from 'vitest';
import {
  failedUnitTestsInReport,
  flakyUnitTestsInReport,
  journeysInReport,
  runVerification,
} from '../../../tools/verify/verification-steps.mjs';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

async function lastLines(...results: object[]): Promise<string[]> {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  await runVerification(results.map((result) => ({ name: 'a part', run: async () => result })));
  return said.slice(-2);
}

it('names what passed only at the second try, before the sum, and does not fail for it', async () => {
  const lines = await lastLines(
    { passed: 3, failed: 0 },
    { passed: 2, failed: 0, flaky: ['a.spec.ts: one'] },
  );
  expect(lines).toEqual(['1 flaky, passed at the second try: a.spec.ts: one', '5 passed, 0 failed']);
  expect(process.exitCode).toBeUndefined();
});

it('says nothing of it where nothing was tried again, and fails for what failed', async () => {
  expect(await lastLines({ passed: 3, failed: 1 })).toEqual(['', '3 passed, 1 failed']);
  expect(process.exitCode).toBe(1);
});

it('names what failed, before the sum', async () => {
  const lines = await lastLines({ passed: 3, failed: 1, failures: ['a.spec.ts: two'] });
  expect(lines).toEqual(['FAILED a.spec.ts: two', '3 passed, 1 failed']);
});

it('finds flaky and failed journeys however deep they are described', () => {
  const spec = (title: string, status: string) => ({ file: 'a.spec.ts', title, tests: [{ status }] });
  const report = {
    specs: [spec('steady', 'expected'), spec('one', 'flaky')],
    suites: [{ specs: [spec('broken', 'unexpected'), spec('two', 'flaky')] }],
  };
  expect(journeysInReport(report, 'flaky')).toEqual(['a.spec.ts: one', 'a.spec.ts: two']);
  expect(journeysInReport(report, 'unexpected')).toEqual(['a.spec.ts: broken']);
});

it('finds unit tests that failed, and those that passed the second time', () => {
  const result = (fullName: string, status: string, failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const assertionResults = [
    result('steady', 'passed', []),
    result('flaky', 'passed', ['expected 1 to be 2']),
    result('broken', 'failed', ['expected 3 to be 4', 'expected 1 to be 2\n  at a.test.ts:3']),
  ];
  expect(flakyUnitTestsInReport([{ assertionResults }])).toEqual(['flaky']);
  expect(failedUnitTestsInReport([{ assertionResults }])).toEqual(['broken: expected 1 to be 2']);
});
