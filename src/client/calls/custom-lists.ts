import { queryOptions } from '@tanstack/react-query';
import type { Content, ContentId } from '../../contract/content.ts';
import {
  addToCustomList,
  type CustomList,
  contentInCustomList,
  getCustomListContents,
  getCustomLists,
  getCustomListTitle,
  removeFromCustomList,
} from '../../contract/custom-lists.ts';
import { listKey } from './lists.ts';
import { send } from './send.ts';

type ListId = CustomList['id'];

function fetchCustomLists(userId: string, signal?: AbortSignal): Promise<CustomList[]> {
  return send(getCustomLists, { query: { user_id: userId }, signal });
}

async function fetchCustomListContents(
  listId: ListId,
  userId: string,
  signal?: AbortSignal,
): Promise<Content[]> {
  const query = { 'user-id': userId, custom_list_id: listId };
  return (await send(getCustomListContents, { query, signal })).contents;
}

async function fetchCustomListTitle(
  listId: ListId,
  userId: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const query = { 'user-id': userId };
  return (await send(getCustomListTitle, { params: { id: listId }, query, signal })).titolo;
}

async function fetchInCustomList(
  contentId: ContentId,
  listId: ListId,
  userId: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const query = { user_id: userId, list_id: listId };
  return (await send(contentInCustomList, { params: { contentId }, query, signal })).inList;
}

/** Adds or removes the title; true when the server says that it is done. */
export async function setInCustomList(
  contentId: ContentId,
  listId: ListId,
  userId: string,
  inList: boolean,
): Promise<boolean> {
  const body = { user_id: userId, custom_list_id: listId, content_id: contentId };
  return (await send(inList ? addToCustomList : removeFromCustomList, { body })).success;
}

/** The person's own lists. */
export function customListsQuery(userId: string) {
  return queryOptions({
    queryKey: ['custom-lists'],
    queryFn: ({ signal }) => fetchCustomLists(userId, signal),
  });
}

/** Everything that stands in a list of one's own. */
export function customListQuery(listId: ListId, userId: string) {
  return queryOptions({
    queryKey: [...listKey(listId), 'all'],
    queryFn: ({ signal }) => fetchCustomListContents(listId, userId, signal),
  });
}

export function customListTitleQuery(listId: ListId, userId: string) {
  return queryOptions({
    queryKey: ['custom-list-title', String(listId)],
    queryFn: ({ signal }) => fetchCustomListTitle(listId, userId, signal),
  });
}

/** Whether a title stands in a list of one's own: asked whenever it is shown. */
export function inCustomListQuery(contentId: ContentId, listId: ListId, userId: string) {
  return queryOptions({
    queryKey: ['in-custom-list', String(listId), String(contentId)],
    queryFn: ({ signal }) => fetchInCustomList(contentId, listId, userId, signal),
    staleTime: 0,
  });
}
