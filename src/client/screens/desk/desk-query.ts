import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { getDesk } from '../../../contract/desk/desk.ts';
import { refetchOnReturn } from '../../calls/retries.ts';
import { sendRequest } from '../../calls/send-request.ts';

/** The first part of the keys of all that the desk shows. */
export const DESK_KEY = 'desk';

/** The caller's role at the desk and the counts of waiting work; fails with status 404 for anybody else. */
export function deskQuery() {
  return queryOptions({
    queryKey: [DESK_KEY],
    queryFn: ({ signal }) => sendRequest(getDesk, { signal }),
    // The chat, a different device or owner may have changed it.
    staleTime: 0,
    refetchOnWindowFocus: refetchOnReturn,
  });
}

/** Query fields of a later page; the first page has none. */
type After = { after?: string };

/** A table of the desk, page by page. */
export function deskPagesQuery<Page extends { next: string | null }>(
  key: QueryKey,
  fetchPage: (after: After, signal: AbortSignal) => Promise<Page>,
) {
  return infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam === '' ? {} : { after: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** Changes the pages of tables that are loaded, before the server knows it. */
export async function changePages<Page>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (page: Page) => Page,
): Promise<void> {
  await queries.cancelQueries({ queryKey });
  queries.setQueriesData<InfiniteData<Page>>(
    { queryKey },
    (data) => data && { ...data, pages: data.pages.map(change) },
  );
}
