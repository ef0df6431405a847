import { queryOptions } from '@tanstack/react-query';
import { FILTER_PAGE_SIZE, filterContents, getYears } from '../../contract/premium-search.ts';
import { CATALOGUE_STALE_MS } from './catalogue.ts';
import { paginatedQuery, sendPageRequest } from './paginated-query.ts';
import { sendRequest } from './send-request.ts';

/** The chosen values of each filter, by the query parameters' names. */
export type SearchFilters = { genere: string[]; anno: string[]; durata: string[]; contenuto: string[] };

/** The years to choose from; bypasses the HTTP cache (behaviour 7.3). */
export function yearsQuery() {
  return queryOptions({
    queryKey: ['years'],
    queryFn: ({ signal }) => sendRequest(getYears, { headers: { 'Cache-Control': 'no-cache' }, signal }),
    staleTime: CATALOGUE_STALE_MS,
  });
}

/** The titles that match these filters, page by page. */
export function filteredTitlePagesQuery(filters: SearchFilters, userId: string) {
  const query = {
    'user-id': userId,
    genere: filters.genere.join(','),
    durata: filters.durata.join(','),
    anno: filters.anno.join(','),
    contenuto: filters.contenuto.join(','),
  };
  return paginatedQuery(['filtered', filters], (page, signal) =>
    sendPageRequest(
      filterContents,
      { query: { ...query, page, perPage: FILTER_PAGE_SIZE }, signal },
      FILTER_PAGE_SIZE,
    ),
  );
}
