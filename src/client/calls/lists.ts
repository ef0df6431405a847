import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Content, ContentId } from '../../contract/content.ts';
import { contentInList, getList, LIST_PAGE_SIZE, toggleContentInList } from '../../contract/lists.ts';
import { type StaticList } from '../../contract/static-lists.ts';
import { paginatedQuery } from './paginated-query.ts';
import { parseResultPage, type ResultPage } from './result-page.ts';
import { sendRequest, sendRequestUnparsed } from './send-request.ts';

function fetchListTitles(list: string, userId: string, signal?: AbortSignal): Promise<Content[]> {
  return sendRequest(getList, { params: { list }, query: { 'user-id': userId }, signal });
}

export async function fetchListTitlePage(
  list: string,
  userId: string,
  page: number,
  signal?: AbortSignal,
): Promise<ResultPage<Content>> {
  const query = { 'user-id': userId, page, perPage: LIST_PAGE_SIZE };
  return parseResultPage(
    getList.answer,
    await sendRequestUnparsed(getList, { params: { list }, query, signal }),
    LIST_PAGE_SIZE,
  );
}

async function fetchListMembership(
  contentId: ContentId,
  list: StaticList,
  userId: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const query = { user_id: userId, list_name: list };
  return (await sendRequest(contentInList, { params: { contentId }, query, signal })).inList;
}

/** Adds the title to a static list, or removes it when it is there. */
export async function toggleListMembership(
  contentId: ContentId,
  list: StaticList,
  userId: string,
): Promise<void> {
  await sendRequest(toggleContentInList, {
    params: { contentId },
    body: { user_id: userId, list_name: list },
  });
}

/** The key prefix of all queries for a list's titles, static or custom. */
export function listQueryKey(list: string | number) {
  return ['list', String(list)] as const;
}

/** All titles of a static list. */
export function allListTitlesQuery(list: StaticList, userId: string) {
  return queryOptions({
    queryKey: [...listQueryKey(list), 'all'],
    queryFn: ({ signal }) => fetchListTitles(list, userId, signal),
  });
}

/** A list's titles page by page, static or custom. */
export function listTitlePagesQuery(list: string, userId: string) {
  return paginatedQuery([...listQueryKey(list), 'pages'], (page, signal) =>
    fetchListTitlePage(list, userId, page, signal),
  );
}

/** Whether a title is in a static list: never cached. */
export function listMembershipQuery(contentId: ContentId, list: StaticList, userId: string) {
  return queryOptions({
    queryKey: ['in-list', list, String(contentId)],
    queryFn: ({ signal }) => fetchListMembership(contentId, list, userId, signal),
    staleTime: 0,
    // The bot, another tab or another device may have changed it.
    refetchOnWindowFocus: 'always',
  });
}

/** Invalidates a list's queries: mounted ones refetch at once, the rest when they mount. */
export function invalidateList(queries: QueryClient, list: string | number): Promise<void> {
  const queryKey = listQueryKey(list);
  // A query whose next page failed counts as invalid already and would not refetch: this resets that.
  queries.setQueriesData({ queryKey }, (titles: unknown) => titles);
  return queries.invalidateQueries({ queryKey });
}
