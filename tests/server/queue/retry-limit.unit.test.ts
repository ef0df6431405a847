import { expect, it } from 'vitest';
import { classifyWorkFailure, isGivenUp, isRowAtFault } from '../../../src/server/queue/retry-limit.ts';

const withCode = (code: string) => Object.assign(new Error('of a query'), { code });

it.each(['57014', '55P03', '40001', '40P01', '25P02', '23505', '42P01'])(
  '%s is the statement’s own failure',
  (code) => {
    expect(classifyWorkFailure(withCode(code))).toBe('persistent');
  },
);

it.each(['08006', '53100', '57P01', '58030', 'ECONNREFUSED', 'ETIMEDOUT'])(
  '%s is a failure of the database',
  (code) => {
    expect(classifyWorkFailure(withCode(code))).toBe('unavailable');
  },
);

it('only errors caused by values are the row’s', () => {
  const codes = ['22003', '23505', '42P01', '40P01', '57014', 'ECONNREFUSED'];
  expect(codes.filter((code) => isRowAtFault(withCode(code)))).toEqual(['22003', '23505']);
  expect(isRowAtFault(new TypeError('undefined is not a function'))).toBe(false);
});

it('a bug is a persistent failure', () => {
  expect(classifyWorkFailure(new TypeError('undefined is not a function'))).toBe('persistent');
});

it('a job is given up after three persistent failures, or the number given', () => {
  const after = (persistentFailures: number) => ({ persistentFailures, ageSeconds: 60 });
  expect([1, 2, 3].map((count) => isGivenUp(after(count)))).toEqual([false, false, true]);
  expect([3, 19, 20].map((count) => isGivenUp(after(count), { maxFailures: 20 }))).toEqual([
    false,
    false,
    true,
  ]);
});

it('a job that fails for a day is given up, whatever the reason', () => {
  const aged = (hours: number) => ({ persistentFailures: 0, ageSeconds: hours * 3600 });
  expect(isGivenUp(aged(23))).toBe(false);
  expect(isGivenUp(aged(24))).toBe(true);
});
