import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Pages } from '../lib/pages.ts';
import type { Page } from './page.ts';

type PagesOptions<Entry> = {
  key: readonly unknown[];
  fetchPage: (page: number, signal: AbortSignal) => Promise<Page<Entry>>;
  enabled?: boolean;
};

/**
 * Pages one after the other, counted from 1, until one comes that is not full (spec section 4) or that
 * repeats the one before. Another key starts anew, and so does another visit: only going back finds the
 * pages that were loaded.
 */
export function usePages<Entry>({ key, fetchPage, enabled = true }: PagesOptions<Entry>): Pages<Entry> {
  const visit = useLocation().key;
  const pages = useInfiniteQuery({
    queryKey: [...key, visit],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    // To compare thousands of titles at every page would take longer than to draw them.
    structuralSharing: false,
    // A source that answers every page alike would be asked without end.
    getNextPageParam: (last, all, page) => (last.full && !isAlike(last, all.at(-2)) ? page + 1 : undefined),
    // Asked again all pages would go, one after the other: what changes a list says so itself.
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });
  const items = useMemo(() => pages.data?.pages.flatMap((page) => page.items), [pages.data]);
  return {
    items,
    loading: pages.isPending && enabled,
    loadingMore: pages.isFetchingNextPage,
    hasMore: pages.hasNextPage && !pages.isFetchingNextPage,
    stumbled: pages.isFetchNextPageError,
    fetchMore: () => void pages.fetchNextPage({ cancelRefetch: false }),
  };
}

function isAlike(page: Page<unknown>, before: Page<unknown> | undefined): boolean {
  return JSON.stringify(page.items) === JSON.stringify(before?.items);
}
