import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type * as v from 'valibot';
import {
  type DeskTitle,
  getDeskTitle,
  getDeskTitles,
  getTitleUses,
} from '../../../../contract/desk/titles.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { DESK_KEY } from '../desk-query.ts';

const KEY = [DESK_KEY, 'catalogue', 'table'];

export type TitlesPage = v.InferOutput<typeof getDeskTitles.answer>;

/** What of the catalogue is shown, by the query parameters' names. */
export type TitleFilters = Omit<v.InferInput<typeof getDeskTitles.query>, 'after'>;

/** The titles that fit, page by page; those of the filters before stay while the next ones are searched. */
export function deskTitlesQuery(filters: TitleFilters) {
  return infiniteQueryOptions({
    queryKey: [...KEY, filters],
    queryFn: ({ pageParam, signal }) =>
      sendRequest(getDeskTitles, { query: { ...filters, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** A title's fields, as they can be edited. */
export function titleFieldsQuery(id: number) {
  return queryOptions({
    queryKey: [DESK_KEY, 'catalogue', 'title', id],
    queryFn: ({ signal }) => sendRequest(getDeskTitle, { params: { title: id }, signal }),
    staleTime: 0,
  });
}

/** What is lost with titles, or kept where the second of two is merged into the first. */
export function titleUsesQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: [DESK_KEY, 'catalogue', 'uses', ids],
    queryFn: ({ signal }) => sendRequest(getTitleUses, { query: { titles: ids.join(',') }, signal }),
    staleTime: 0,
  });
}

/** A title's number. */
export const idOf = ({ title }: DeskTitle) => Number(title.id);

/** Changes titles wherever they are shown, before the server knows it; `undefined` takes them away. */
export async function patchTitles(
  queries: QueryClient,
  ids: readonly number[],
  change: (title: DeskTitle) => DeskTitle | undefined,
): Promise<void> {
  await queries.cancelQueries({ queryKey: KEY });
  const changed = (title: DeskTitle) => (ids.includes(idOf(title)) ? (change(title) ?? []) : title);
  queries.setQueriesData<InfiniteData<TitlesPage>>(
    { queryKey: KEY },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, titles: page.titles.flatMap(changed) })),
      },
  );
}
