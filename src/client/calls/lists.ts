import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Content, ContentId } from '../../contract/content.ts';
import {
  addContentTo,
  contentInList,
  getList,
  LIST_PAGE_SIZE,
  type StaticList,
} from '../../contract/lists.ts';
import { type Page, readPage } from './page.ts';
import { pagesQuery } from './pages-query.ts';
import { send, sendRaw } from './send.ts';

function fetchList(list: string, userId: string, signal?: AbortSignal): Promise<Content[]> {
  return send(getList, { params: { list }, query: { 'user-id': userId }, signal });
}

export async function fetchListPage(
  list: string,
  userId: string,
  page: number,
  signal?: AbortSignal,
): Promise<Page<Content>> {
  const query = { 'user-id': userId, page, perPage: LIST_PAGE_SIZE };
  return readPage(
    getList.answer,
    await sendRaw(getList, { params: { list }, query, signal }),
    LIST_PAGE_SIZE,
  );
}

async function fetchInList(
  contentId: ContentId,
  list: StaticList,
  userId: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const query = { user_id: userId, list_name: list };
  return (await send(contentInList, { params: { contentId }, query, signal })).inList;
}

/** Adds the title to the list, or takes it out when it is there. */
export async function toggleInList(contentId: ContentId, list: StaticList, userId: string): Promise<void> {
  await send(addContentTo, { params: { contentId }, body: { user_id: userId, list_name: list } });
}

/** What the keys of all queries about a list's titles begin with, static or custom. */
export function listKey(list: string | number) {
  return ['list', String(list)] as const;
}

/** Everything that stands in a static list. */
export function listQuery(list: StaticList, userId: string) {
  return queryOptions({
    queryKey: [...listKey(list), 'all'],
    queryFn: ({ signal }) => fetchList(list, userId, signal),
  });
}

/** A list's titles page by page, static or custom. */
export function listPagesQuery(list: string, userId: string) {
  return pagesQuery([...listKey(list), 'pages'], (page, signal) => fetchListPage(list, userId, page, signal));
}

/** Whether a title stands in a static list: asked whenever it is shown. */
export function inListQuery(contentId: ContentId, list: StaticList, userId: string) {
  return queryOptions({
    queryKey: ['in-list', list, String(contentId)],
    queryFn: ({ signal }) => fetchInList(contentId, list, userId, signal),
    staleTime: 0,
  });
}

/** Says that a list has changed: what shows it asks again at once, the rest when it is shown next. */
export function invalidateList(queries: QueryClient, list: string | number): Promise<void> {
  const queryKey = listKey(list);
  // A query whose next page failed counts as invalid already, and is not asked again for that alone.
  queries.setQueriesData({ queryKey }, (titles: unknown) => titles);
  return queries.invalidateQueries({ queryKey });
}
