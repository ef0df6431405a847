import { AxiosError, type AxiosResponse } from 'axios';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../src/client/calls/query-client.ts';

const defaults = () => createQueryClient().getDefaultOptions();

const failure = (status: number, headers = {}) =>
  new AxiosError('failed', undefined, undefined, undefined, { status, headers } as AxiosResponse);

/** Milliseconds until a query is sent again that has failed so many times; false for never. */
function delayAfter(error: Error, errorUpdateCount = 1, status = 'error'): unknown {
  const interval = defaults().queries?.refetchInterval;
  if (typeof interval !== 'function') throw new Error('retries do not depend on the error');
  return interval({ state: { status, error, errorUpdateCount } } as never);
}

test.each([500, 503, 408, 429])('after a %d a query is sent again', (status) => {
  expect(delayAfter(failure(status))).toBe(500);
});

test.each([499, 400, 401, 403, 404])('after a %d it is not', (status) => {
  expect(delayAfter(failure(status))).toBe(false);
});

test('the delay doubles up to 16 seconds, and goes on so', () => {
  const lost = new AxiosError('Network Error');
  expect([1, 2, 3, 4, 5, 6, 7, 50].map((failures) => delayAfter(lost, failures))).toEqual([
    500, 1000, 2000, 4000, 8000, 16_000, 16_000, 16_000,
  ]);
});

test.each([
  ['7', 7000],
  ['0', 500],
  ['soon', 500],
])('a Retry-After of %s is kept to', (seconds, delay) => {
  expect(delayAfter(failure(429, { 'retry-after': seconds }))).toBe(delay);
});

test('what has not failed is not sent again', () => {
  expect(delayAfter(failure(500), 1, 'success')).toBe(false);
  expect(delayAfter(failure(500), 1, 'pending')).toBe(false);
});

test('a query that failed just now is not sent again when a screen mounts, one that failed before is', () => {
  const onMount = defaults().queries?.retryOnMount;
  const failedAgo = (ms: number) =>
    typeof onMount === 'function' && onMount({ state: { errorUpdatedAt: Date.now() - ms } } as never);
  expect([failedAgo(100), failedAgo(1000)]).toEqual([false, true]);
});

test('who comes back has failed queries asked again, and no others', () => {
  const refetch = defaults().queries?.refetchOnWindowFocus;
  const decide = (status: string) => typeof refetch === 'function' && refetch({ state: { status } } as never);
  expect(['error', 'success', 'pending'].map(decide)).toEqual([true, false, false]);
});

test('data are good for a minute and kept for half an hour; offline changes fail at once', () => {
  expect(defaults().queries).toMatchObject({ staleTime: 60_000, gcTime: 1_800_000 });
  expect(defaults().mutations).toEqual({ networkMode: 'always' });
});
