import { QueryClient, QueryClientProvider, type QueryState } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { paginatedQuery } from '../../../src/client/calls/paginated-query.ts';
import { usePaginatedQuery } from '../../../src/client/calls/use-paginated-query.ts';

type Page = { items: number[]; full: boolean };

/** Renders the query over these pages inside a router. */
function show(pages: Page[], enabled?: boolean) {
  const fetchPage = vi.fn(async (page: number) => pages[page - 1] ?? { items: [], full: false });
  const query = paginatedQuery(['numbers'], fetchPage);
  const queries = new QueryClient();
  const { result } = renderHook(
    () => ({ navigate: useNavigate(), titles: usePaginatedQuery(query, enabled) }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queries}>
          <MemoryRouter>{children}</MemoryRouter>
        </QueryClientProvider>
      ),
    },
  );
  const requested = () => fetchPage.mock.calls.map(([page]) => page);
  return {
    requested,
    titles: () => result.current.titles,
    go: (to: string | -1) => act(() => result.current.navigate(to as string)),
  };
}

test('pages are fetched until one is not full', async () => {
  const { titles, requested } = show([
    { items: [1, 2], full: true },
    { items: [3], full: false },
  ]);
  await waitFor(() => expect(titles().data).toEqual([1, 2]));
  expect(titles().hasNextPage).toBe(true);
  await act(() => titles().fetchNextPage());
  await waitFor(() => expect(titles().data).toEqual([1, 2, 3]));
  expect(titles().hasNextPage).toBe(false);
  expect(requested()).toEqual([1, 2]);
});

test('a repeated page ends the list', async () => {
  const { titles } = show([
    { items: [1, 2], full: true },
    { items: [1, 2], full: true },
  ]);
  await waitFor(() => expect(titles().data).toEqual([1, 2]));
  await act(() => titles().fetchNextPage());
  await waitFor(() => expect(titles().hasNextPage).toBe(false));
});

test('a visit starts at the first page; going back finds the loaded pages', async () => {
  const { titles, requested, go } = show([
    { items: [1], full: true },
    { items: [2], full: true },
  ]);
  await waitFor(() => expect(titles().data).toEqual([1]));
  await act(() => titles().fetchNextPage());
  await waitFor(() => expect(titles().data).toEqual([1, 2]));
  await go('/again');
  await waitFor(() => expect(titles().data).toEqual([1]));
  await go(-1);
  await waitFor(() => expect(titles().data).toEqual([1, 2]));
  expect(requested()).toEqual([1, 2, 1]);
});

test('nothing is fetched while disabled', async () => {
  const { requested, titles } = show([], false);
  await act(async () => {});
  expect([requested(), titles().fetchStatus]).toEqual([[], 'idle']);
});

test('focus retries a failed first page, but does not refetch good pages when only a next one failed', () => {
  const query = paginatedQuery(['numbers'], async () => ({ items: [], full: false }));
  const decide = (
    by: 'refetchOnMount' | 'refetchOnReconnect' | 'refetchOnWindowFocus',
    state: Partial<QueryState>,
  ) => {
    const rule = query[by];
    return typeof rule === 'function' && rule({ state: { errorUpdateCount: 1, ...state } } as never);
  };
  const states: Partial<QueryState>[] = [
    { status: 'success', data: [] },
    { status: 'error', data: undefined },
    { status: 'error', data: [] },
    { status: 'pending', data: undefined },
  ];
  const decisions = (by: Parameters<typeof decide>[0]) => states.map((state) => decide(by, state));
  expect(decisions('refetchOnMount')).toEqual([true, true, false, true]);
  expect(decisions('refetchOnReconnect')).toEqual([true, true, false, true]);
  expect(decisions('refetchOnWindowFocus')).toEqual([false, true, false, false]);
});
