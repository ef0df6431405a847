import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { pagesQuery } from './pages-query.ts';

/**
 * A query's pages as this visit loads them. Another key starts anew, and so does another visit: only going back
 * finds the pages that were loaded.
 */
export function usePages<Entry>(query: ReturnType<typeof pagesQuery<Entry>>, enabled = true) {
  const visit = useLocation().key;
  return useInfiniteQuery({ ...query, queryKey: [...query.queryKey, visit], enabled });
}
