import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Content } from '../../contract/content.ts';
import { FILTER_PAGE_SIZE, filterContents, getYears } from '../../contract/search.ts';
import { CATALOGUE_FRESH_MS } from './catalogue.ts';
import { type Page, readPage } from './page.ts';
import { pagesQuery } from './pages-query.ts';
import { send, sendRaw } from './send.ts';

/** What is chosen on each axis of the premium search, by the wire's own names. */
export type Filters = { genere: string[]; anno: string[]; durata: string[]; contenuto: string[] };

/** The years to choose from; never from a cache (spec section 7). */
function fetchYears(signal?: AbortSignal): Promise<string[]> {
  return send(getYears, { headers: { 'Cache-Control': 'no-cache' }, signal });
}

async function fetchFiltered(
  filters: Filters,
  userId: string,
  page: number,
  signal?: AbortSignal,
): Promise<Page<Content>> {
  const query = {
    'user-id': userId,
    genere: filters.genere.join(','),
    durata: filters.durata.join(','),
    anno: filters.anno.join(','),
    contenuto: filters.contenuto.join(','),
    page,
    perPage: FILTER_PAGE_SIZE,
  };
  return readPage(filterContents.answer, await sendRaw(filterContents, { query, signal }), FILTER_PAGE_SIZE);
}

export function yearsQuery() {
  return queryOptions({
    queryKey: ['years'],
    queryFn: ({ signal }) => fetchYears(signal),
    staleTime: CATALOGUE_FRESH_MS,
  });
}

/** What answers these filters, page by page; what answered the ones before stands in until it has come. */
export function filteredQuery(filters: Filters, userId: string) {
  return {
    ...pagesQuery(['filtered', filters], (page, signal) => fetchFiltered(filters, userId, page, signal)),
    placeholderData: keepPreviousData,
  };
}
