import { AxiosError, type AxiosResponse } from 'axios';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../src/client/calls/query-client.ts';

const defaults = () => createQueryClient().getDefaultOptions();

const failure = (status: number, headers = {}) =>
  new AxiosError('failed', undefined, undefined, undefined, { status, headers } as AxiosResponse);

/** Milliseconds until a query that has failed this many times is retried; false for never. */
function delayAfter(error: Error, errorUpdateCount = 1, status = 'error'): unknown {
  const interval = defaults().queries?.refetchInterval;
  if (typeof interval !== 'function') throw new Error('retries do not depend on the error');
  return interval({ state: { status, error, errorUpdateCount } } as never);
}

test.each([500, 503, 408, 429])('a query is retried after a %d', (status) => {
  expect(delayAfter(failure(status))).toBe(500);
});

test.each([499, 400, 401, 403, 404])('a query is not retried after a %d', (status) => {
  expect(delayAfter(failure(status))).toBe(false);
});

test('a query is retried twice', () => {
  const lost = new AxiosError('Network Error');
  expect([1, 2, 3, 4, 50].map((failures) => delayAfter(lost, failures))).toEqual([
    500,
    1000,
    false,
    false,
    false,
  ]);
});

test.each([
  ['7', 7000],
  ['0', 500],
  ['soon', 500],
  ['60', 60_000],
  ['61', false],
])('a Retry-After of %s is respected', (seconds, delay) => {
  expect(delayAfter(failure(429, { 'retry-after': seconds }))).toBe(delay);
});

test('a successful query is not retried', () => {
  expect(delayAfter(failure(500), 1, 'success')).toBe(false);
  expect(delayAfter(failure(500), 1, 'pending')).toBe(false);
});

test('on mount, a query that failed earlier is retried, one that failed just now is not', () => {
  const onMount = defaults().queries?.retryOnMount;
  const failedAgo = (ms: number) =>
    typeof onMount === 'function' && onMount({ state: { errorUpdatedAt: Date.now() - ms } } as never);
  expect([failedAgo(100), failedAgo(1000)]).toEqual([false, true]);
});

test('coming back to the page refetches failed queries and no others', () => {
  const refetch = defaults().queries?.refetchOnWindowFocus;
  const decide = (status: string) =>
    typeof refetch === 'function' && refetch({ state: { status, errorUpdateCount: 1 } } as never);
  expect(['error', 'success', 'pending'].map(decide)).toEqual([true, false, false]);
});

test('data are fresh for a minute and cached for half an hour; offline mutations fail at once', () => {
  expect(defaults().queries).toMatchObject({ staleTime: 60_000, gcTime: 1_800_000 });
  expect(defaults().mutations).toEqual({ networkMode: 'always' });
});
