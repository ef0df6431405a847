import type { QueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import { getDeskReports } from '../../../../contract/desk/reports.ts';
import { getDeskRequests, type ShownRequests } from '../../../../contract/desk/requests.ts';
import { refetchOnReturn } from '../../../calls/retries.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { changePages, DESK_KEY, deskPagesQuery } from '../desk-query.ts';

const REQUESTS_KEY = [DESK_KEY, 'requests'];
const REPORTS_KEY = [DESK_KEY, 'reports'];

export type RequestPage = v.InferOutput<typeof getDeskRequests.answer>;
export type ReportPage = v.InferOutput<typeof getDeskReports.answer>;

/** Requests in a state, page by page; fetched each time they are shown, since the chat may have changed them. */
export function requestsQuery(show: ShownRequests) {
  const query = deskPagesQuery([...REQUESTS_KEY, show], (after, signal) =>
    sendRequest(getDeskRequests, { query: { show, ...after }, signal }),
  );
  return { ...query, refetchOnWindowFocus: refetchOnReturn };
}

/** Open reports, page by page. */
export function reportsQuery() {
  const query = deskPagesQuery(REPORTS_KEY, (after, signal) =>
    sendRequest(getDeskReports, { query: after, signal }),
  );
  return { ...query, refetchOnWindowFocus: refetchOnReturn };
}

/** Takes decided requests out of the table, before the server knows of it. */
export function removeRequests(queries: QueryClient, ids: readonly number[]): Promise<void> {
  return changePages<RequestPage>(queries, REQUESTS_KEY, (page) => ({
    ...page,
    requests: page.requests.filter(({ id }) => !ids.includes(id)),
  }));
}

/** The same with closed reports. */
export function removeReports(queries: QueryClient, ids: readonly number[]): Promise<void> {
  return changePages<ReportPage>(queries, REPORTS_KEY, (page) => ({
    ...page,
    reports: page.reports.filter(({ id }) => !ids.includes(id)),
  }));
}
