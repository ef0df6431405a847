import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import {
  type DeskTitle,
  getDeskTitle,
  getDeskTitles,
  getTitleUses,
} from '../../../../contract/desk/titles.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { changePages, DESK_KEY, deskPagesQuery } from '../desk-query.ts';

const KEY = [DESK_KEY, 'catalogue', 'table'];

export type TitlesPage = v.InferOutput<typeof getDeskTitles.answer>;

/** The filters of the catalogue, by the query parameters' names. */
export type TitleFilters = Omit<v.InferInput<typeof getDeskTitles.query>, 'after'>;

/** The matching titles, page by page; those of earlier filters stay while new ones are searched. */
export function deskTitlesQuery(filters: TitleFilters) {
  const query = deskPagesQuery([...KEY, filters], (after, signal) =>
    sendRequest(getDeskTitles, { query: { ...filters, ...after }, signal }),
  );
  return { ...query, placeholderData: keepPreviousData };
}

/** A title's fields, as they can be edited. */
export function titleFieldsQuery(id: number) {
  return queryOptions({
    queryKey: [DESK_KEY, 'catalogue', 'title', id],
    queryFn: ({ signal }) => sendRequest(getDeskTitle, { params: { title: id }, signal }),
    staleTime: 0,
  });
}

/** The things lost with titles, or kept if the second of two is merged into the first. */
export function titleUsesQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: [DESK_KEY, 'catalogue', 'uses', ids],
    queryFn: ({ signal }) => sendRequest(getTitleUses, { query: { titles: ids.join(',') }, signal }),
    staleTime: 0,
  });
}

export const idOf = ({ title }: DeskTitle) => Number(title.id);

/** Changes titles in all tables, before the server knows it; `undefined` takes them away. */
export async function patchTitles(
  queries: QueryClient,
  ids: readonly number[],
  change: (title: DeskTitle) => DeskTitle | undefined,
): Promise<void> {
  const changed = (title: DeskTitle) => (ids.includes(idOf(title)) ? (change(title) ?? []) : title);
  await changePages<TitlesPage>(queries, KEY, (page) => ({ ...page, titles: page.titles.flatMap(changed) }));
}
