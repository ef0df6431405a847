import { AxiosError, type AxiosResponse } from 'axios';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../src/client/calls/query-client.ts';

const defaults = () => createQueryClient().getDefaultOptions();

const failure = (status: number) =>
  new AxiosError('failed', undefined, undefined, undefined, { status } as AxiosResponse);

/** How many times a query that goes on failing is asked again. */
function retries(error: Error): number {
  const retry = defaults().queries?.retry;
  if (typeof retry !== 'function') throw new Error('retries do not depend on the error');
  return [0, 1, 2, 3].filter((failures) => retry(failures, error)).length;
}

test.each([
  [500, 2],
  [503, 2],
  [408, 2],
  [429, 2],
  [499, 0],
  [400, 0],
  [401, 0],
  [404, 0],
])('after a %d a query is asked %d times more', (status, times) => {
  expect(retries(failure(status))).toBe(times);
});

test('after a lost network it is asked again, ever later', () => {
  expect(retries(new AxiosError('Network Error'))).toBe(2);
  const delay = defaults().queries?.retryDelay;
  expect(typeof delay === 'function' && [0, 1].map((failures) => delay(failures, failure(500)))).toEqual([
    500, 1000,
  ]);
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
