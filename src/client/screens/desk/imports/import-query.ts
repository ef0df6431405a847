import { queryOptions } from '@tanstack/react-query';
import { getDeskImport } from '../../../../contract/desk/imports.ts';
import { pollInterval, refetchOnReturn } from '../../../calls/retries.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { DESK_KEY } from '../desk-query.ts';

/** Polling interval for a running import, in milliseconds. */
const PROGRESS_MS = 1000;

/** The latest import, fetched again while it runs: it continues without this page. */
export function importQuery() {
  return queryOptions({
    queryKey: [DESK_KEY, 'import'],
    queryFn: ({ signal }) => sendRequest(getDeskImport, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: refetchOnReturn,
    refetchInterval: (query) =>
      pollInterval(query, query.state.data?.run?.state === 'running' && PROGRESS_MS),
  });
}
