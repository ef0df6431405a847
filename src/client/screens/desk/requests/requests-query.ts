import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import { getDeskReports } from '../../../../contract/desk/reports.ts';
import { getDeskRequests, type ShownRequests } from '../../../../contract/desk/requests.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { DESK_KEY } from '../desk-query.ts';

const REQUESTS_KEY = [DESK_KEY, 'requests'];
const REPORTS_KEY = [DESK_KEY, 'reports'];

export type RequestPage = v.InferOutput<typeof getDeskRequests.answer>;
export type ReportPage = v.InferOutput<typeof getDeskReports.answer>;

/** Requests in a state, page by page; fetched whenever they are shown, since the chat may have changed them. */
export function requestsQuery(show: ShownRequests) {
  return infiniteQueryOptions({
    queryKey: [...REQUESTS_KEY, show],
    queryFn: ({ pageParam, signal }) =>
      sendRequest(getDeskRequests, { query: { show, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** Open reports, page by page. */
export function reportsQuery() {
  return infiniteQueryOptions({
    queryKey: REPORTS_KEY,
    queryFn: ({ pageParam, signal }) =>
      sendRequest(getDeskReports, { query: pageParam === '' ? {} : { after: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** Takes what is decided out of the table, before the server knows it. */
export async function removeRequests(queries: QueryClient, ids: readonly number[]): Promise<void> {
  await queries.cancelQueries({ queryKey: REQUESTS_KEY });
  queries.setQueriesData<InfiniteData<RequestPage>>({ queryKey: REQUESTS_KEY }, (data) =>
    withPages(data, (page) => ({ ...page, requests: page.requests.filter(({ id }) => !ids.includes(id)) })),
  );
}

/** The same with closed reports. */
export async function removeReports(queries: QueryClient, ids: readonly number[]): Promise<void> {
  await queries.cancelQueries({ queryKey: REPORTS_KEY });
  queries.setQueriesData<InfiniteData<ReportPage>>({ queryKey: REPORTS_KEY }, (data) =>
    withPages(data, (page) => ({ ...page, reports: page.reports.filter(({ id }) => !ids.includes(id)) })),
  );
}

function withPages<Page>(data: InfiniteData<Page> | undefined, change: (page: Page) => Page) {
  return data && { ...data, pages: data.pages.map(change) };
}
