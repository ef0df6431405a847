import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ofVisit, type paginatedQuery } from './paginated-query.ts';
import { retryInterval } from './retries.ts';

/**
 * Runs a paginated query whose key includes the history entry's: a new visit starts from the first page, going back finds
 * the loaded pages.
 */
export function usePaginatedQuery<Entry>(query: ReturnType<typeof paginatedQuery<Entry>>, enabled = true) {
  const historyKey = useLocation().key;
  const result = useInfiniteQuery({ ...ofVisit(query, historyKey), enabled });
  useNextPageRetry(result);
  return result;
}

/** Retries a next page that failed: the query's own retries would also fetch all previous pages. */
function useNextPageRetry(result: UseInfiniteQueryResult): void {
  const { isFetchNextPageError, isFetchingNextPage, fetchNextPage } = result;
  const delay = isFetchNextPageError && !isFetchingNextPage && retryInterval({ state: result });
  useEffect(() => {
    if (delay === false) return;
    const timer = setTimeout(() => void fetchNextPage({ cancelRefetch: false }), delay);
    return () => clearTimeout(timer);
  }, [delay, fetchNextPage]);
}
