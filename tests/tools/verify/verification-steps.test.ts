import { afterEach, expect, it, vi } from 'vitest';
import { type Result, runVerification } from '../../../tools/verify/verification-steps.mjs';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

async function lastLines(...results: Result[]): Promise<string[]> {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  await runVerification(results.map((result) => ({ name: 'a part', run: async () => result })));
  return printed.slice(-3);
}

it('tests that passed only on the second try are named on the lines before the sum, and are not a failure', async () => {
  const lines = await lastLines(
    { passed: 3, failed: 0, flaky: ['a.test.ts: one: too late'], note: 'Database: none.' },
    { passed: 2, failed: 0, flaky: ['a.spec.ts: two: too late'], note: 'Browser: none' },
  );
  expect(lines).toEqual([
    'FLAKY, passed on the second try: a.test.ts: one: too late',
    'FLAKY, passed on the second try: a.spec.ts: two: too late',
    '5 passed, 0 failed',
  ]);
  expect(process.exitCode).toBeUndefined();
});

it('nothing is printed about second tries if there were none, and failed tests fail the command', async () => {
  expect(await lastLines({ passed: 3, failed: 1 })).toEqual([
    expect.stringMatching(/^== a part: 1 FAILED/),
    '',
    '3 passed, 1 failed',
  ]);
  expect(process.exitCode).toBe(1);
});

it('failed tests are named before the sum', async () => {
  const lines = await lastLines({ passed: 3, failed: 1, failures: ['a.spec.ts: two'] });
  expect(lines).toEqual(['', 'FAILED a.spec.ts: two', '3 passed, 1 failed']);
});

it('the parts after one that runs beside them do not wait for it, and it counts', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  let end = (_: Result) => {};
  const checks = new Promise<Result>((resolve) => (end = resolve));
  const tests = async () => {
    end({ passed: 3, failed: 1, failures: ['types'] });
    return { passed: 2, failed: 0 };
  };
  await runVerification([
    { name: 'checks', isBeside: true, run: () => checks },
    { name: 'tests', run: tests },
  ]);
  expect(log.mock.calls.flat().slice(-2)).toEqual(['FAILED types', '5 passed, 1 failed']);
  expect(process.exitCode).toBe(1);
});
