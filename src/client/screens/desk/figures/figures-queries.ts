import { queryOptions } from '@tanstack/react-query';
import { getDemand, getFigures, getFindings, getGivenUpWork } from '../../../../contract/desk/figures.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { DESK_KEY } from '../desk-query.ts';

/** People, plays, premium and Stars of the last days. */
export function figuresQuery(days: number) {
  return queryOptions({
    queryKey: [DESK_KEY, 'figures', days],
    queryFn: ({ signal }) => sendRequest(getFigures, { query: { days }, signal }),
  });
}

/** Plays, wishes and fruitless searches. */
export function demandQuery(days: number) {
  return queryOptions({
    queryKey: [DESK_KEY, 'demand', days],
    queryFn: ({ signal }) => sendRequest(getDemand, { query: { days }, signal }),
  });
}

/** Work that waits or is no longer tried. */
export function workQuery() {
  return queryOptions({
    queryKey: [DESK_KEY, 'work'],
    queryFn: async ({ signal }) => (await sendRequest(getGivenUpWork, { signal })).queues,
    staleTime: 0,
  });
}

/** The doctor's findings; they take seconds, so only a press fetches them. */
export function findingsQuery() {
  return queryOptions({
    queryKey: [DESK_KEY, 'findings'],
    queryFn: async ({ signal }) => (await sendRequest(getFindings, { signal })).findings,
    enabled: false,
    retry: false,
  });
}
