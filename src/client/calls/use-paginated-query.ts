import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { paginatedQuery } from './paginated-query.ts';

/**
 * Runs a paginated query under a key with the history entry's: a new visit starts from the first page, going back finds
 * the pages that were loaded.
 */
export function usePaginatedQuery<Entry>(query: ReturnType<typeof paginatedQuery<Entry>>, enabled = true) {
  const historyKey = useLocation().key;
  return useInfiniteQuery({ ...query, queryKey: [...query.queryKey, historyKey], enabled });
}
