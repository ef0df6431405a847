import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paginatedQuery, type ResultPage } from '../../../src/client/calls/paginated-query.ts';
import { createQueryClient } from '../../../src/client/calls/query-client.ts';
import { pollInterval, refetchOnReturn } from '../../../src/client/calls/retries.ts';
import { usePaginatedQuery } from '../../../src/client/calls/use-paginated-query.ts';

const send = vi.fn();
const fail = () => Promise.reject(new Error('Network Error'));

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset().mockImplementation(fail);
});
afterEach(() => onlineManager.setOnline(true));

function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  );
}
const show = <Result,>(use: () => Result) => renderHook(use, { wrapper: Providers }).result;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function comeBack() {
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await pass(0);
}

async function reconnect() {
  act(() => onlineManager.setOnline(false));
  act(() => onlineManager.setOnline(true));
  await pass(0);
}

test.each([
  ['a query', {}],
  ['one fetched at every return', { refetchOnWindowFocus: refetchOnReturn }],
])(
  '%s that keeps failing is sent three times, then once a minute at most when somebody returns',
  async (_name, options) => {
    show(() => useQuery({ queryKey: ['one'], queryFn: send, ...options }));
    await pass(50_000);
    expect(send).toHaveBeenCalledTimes(3);
    await comeBack();
    await reconnect();
    expect(send).toHaveBeenCalledTimes(3);
    await pass(600_000);
    expect(send).toHaveBeenCalledTimes(3);
    await comeBack();
    await reconnect();
    await comeBack();
    expect(send).toHaveBeenCalledTimes(4);
    await pass(60_000);
    await reconnect();
    await comeBack();
    expect(send).toHaveBeenCalledTimes(5);
  },
);

test('a success resets the count', async () => {
  const result = show(() => useQuery({ queryKey: ['one'], queryFn: send }));
  await pass(5000);
  send.mockResolvedValueOnce(1);
  await pass(60_000);
  await comeBack();
  expect(result.current.data).toBe(1);
  send.mockClear();
  act(() => void result.current.refetch());
  await pass(60_000);
  expect(send).toHaveBeenCalledTimes(3);
});

test('what is repeated at an interval stops after three failures and resumes after a success', async () => {
  send.mockResolvedValueOnce(1);
  show(() =>
    useQuery({ queryKey: ['one'], queryFn: send, refetchInterval: (query) => pollInterval(query, 5000) }),
  );
  await pass(60_000);
  expect(send).toHaveBeenCalledTimes(4);
  send.mockResolvedValue(2);
  await pass(30_000);
  await comeBack();
  await pass(10_100);
  expect(send).toHaveBeenCalledTimes(7);
});

test('a next page that keeps failing is sent three times', async () => {
  const page: ResultPage<number> = { items: [1], full: true };
  send.mockImplementation((number: number) => (number === 1 ? Promise.resolve(page) : fail()));
  const query = paginatedQuery<number>(['numbers'], send);
  const result = show(() => usePaginatedQuery(query));
  await pass(0);
  act(() => void result.current.fetchNextPage());
  for (let seconds = 0; seconds < 60; seconds += 1) await pass(1000);
  expect(send.mock.calls.map(([number]) => number)).toEqual([1, 2, 2, 2]);
});
