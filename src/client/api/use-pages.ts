import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Pages } from '../lib/pages.ts';
import type { Page } from './page.ts';

type PagesOptions<Entry> = {
  key: readonly unknown[];
  fetchPage: (page: number, signal: AbortSignal) => Promise<Page<Entry>>;
  enabled?: boolean;
};

/**
 * Pages one after the other, counted from 1, until one comes that is not full (spec section 4). Another
 * key starts anew.
 */
export function usePages<Entry>({ key, fetchPage, enabled = true }: PagesOptions<Entry>): Pages<Entry> {
  const pages = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => (last.full ? page + 1 : undefined),
    enabled,
  });
  const items = useMemo(() => pages.data?.pages.flatMap((page) => page.items), [pages.data]);
  return {
    items,
    loading: pages.isPending && enabled,
    loadingMore: pages.isFetchingNextPage,
    hasMore: pages.hasNextPage && !pages.isFetchingNextPage,
    stumbled: pages.isFetchNextPageError,
    fetchMore: () => void pages.fetchNextPage(),
  };
}
