import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Content } from '../../contract/content.ts';
import { FILTER_PAGE_SIZE, filterContents, getYears } from '../../contract/premium-search.ts';
import { CATALOGUE_STALE_MS } from './catalogue.ts';
import { paginatedQuery } from './paginated-query.ts';
import { parseResultPage, type ResultPage } from './result-page.ts';
import { sendRequest, sendRequestUnparsed } from './send-request.ts';

/** The chosen values of each filter, by the query parameters' names. */
export type SearchFilters = { genere: string[]; anno: string[]; durata: string[]; contenuto: string[] };

/** The years to choose from, past the HTTP cache (behaviour 7.3). */
function fetchYears(signal?: AbortSignal): Promise<string[]> {
  return sendRequest(getYears, { headers: { 'Cache-Control': 'no-cache' }, signal });
}

async function fetchFilteredTitlePage(
  filters: SearchFilters,
  userId: string,
  page: number,
  signal?: AbortSignal,
): Promise<ResultPage<Content>> {
  const query = {
    'user-id': userId,
    genere: filters.genere.join(','),
    durata: filters.durata.join(','),
    anno: filters.anno.join(','),
    contenuto: filters.contenuto.join(','),
    page,
    perPage: FILTER_PAGE_SIZE,
  };
  return parseResultPage(
    filterContents.answer,
    await sendRequestUnparsed(filterContents, { query, signal }),
    FILTER_PAGE_SIZE,
  );
}

export function yearsQuery() {
  return queryOptions({
    queryKey: ['years'],
    queryFn: ({ signal }) => fetchYears(signal),
    staleTime: CATALOGUE_STALE_MS,
  });
}

/** The titles that match these filters, page by page; the previous filters' titles are placeholder data. */
export function filteredTitlePagesQuery(filters: SearchFilters, userId: string) {
  return {
    ...paginatedQuery(['filtered', filters], (page, signal) =>
      fetchFilteredTitlePage(filters, userId, page, signal),
    ),
    placeholderData: keepPreviousData,
  };
}
