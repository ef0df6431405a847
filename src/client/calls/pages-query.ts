import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { Page } from './page.ts';

/**
 * Pages one after the other, counted from 1, until one comes that is not full (spec section 4) or that repeats
 * the one before. The query's data are the entries of all of them.
 */
export function pagesQuery<Entry>(
  queryKey: QueryKey,
  fetchPage: (page: number, signal: AbortSignal) => Promise<Page<Entry>>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    select: entriesOf<Entry>,
    // To compare thousands of titles at every page would take longer than to draw them.
    structuralSharing: false,
    // A source that answers every page alike would be asked without end.
    getNextPageParam: (last, all, page) => (last.full && !isAlike(last, all.at(-2)) ? page + 1 : undefined),
    // Asked again all pages would go, one after the other: what changes a list says so itself.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: ({ state }) => !onlyNextFailed(state),
    refetchOnReconnect: ({ state }) => !onlyNextFailed(state),
    refetchOnWindowFocus: ({ state }) => state.status === 'error' && !onlyNextFailed(state),
  });
}

/** A page that failed marks those before it as invalid too, though they are good: not to be asked again one by one. */
function onlyNextFailed({ status, data }: { status: string; data: unknown }): boolean {
  return status === 'error' && data !== undefined;
}

function entriesOf<Entry>({ pages }: InfiniteData<Page<Entry>>): Entry[] {
  return pages.flatMap(({ items }) => items);
}

function isAlike(page: Page<unknown>, before: Page<unknown> | undefined): boolean {
  return JSON.stringify(page.items) === JSON.stringify(before?.items);
}
