import type { Content, ContentId } from '../../contract/content.ts';
import {
  addContentTo,
  contentInList,
  getList,
  LIST_PAGE_SIZE,
  type StaticList,
} from '../../contract/lists.ts';
import { type Page, readPage } from './page.ts';
import { send, sendRaw } from './send.ts';

/** Everything that stands in a list. */
export function fetchList(list: string, userId: string, signal?: AbortSignal): Promise<Content[]> {
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

export async function fetchInList(
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
