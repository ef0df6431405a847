import { queryOptions } from '@tanstack/react-query';
import type { Content, ContentId } from '../../contract/content.ts';
import {
  addToCustomList,
  type CustomList,
  contentInCustomList,
  getCustomListContents,
  getCustomListName,
  getCustomLists,
  removeFromCustomList,
} from '../../contract/custom-lists.ts';
import { listQueryKey } from './lists.ts';
import { sendRequest } from './send-request.ts';

type ListId = CustomList['id'];

function fetchCustomLists(userId: string, signal?: AbortSignal): Promise<CustomList[]> {
  return sendRequest(getCustomLists, { query: { user_id: userId }, signal });
}

async function fetchCustomListTitles(
  listId: ListId,
  userId: string,
  signal?: AbortSignal,
): Promise<Content[]> {
  const query = { 'user-id': userId, custom_list_id: listId };
  return (await sendRequest(getCustomListContents, { query, signal })).contents;
}

async function fetchCustomListName(
  listId: ListId,
  userId: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const query = { 'user-id': userId };
  return (await sendRequest(getCustomListName, { params: { id: listId }, query, signal })).titolo;
}

async function fetchCustomListMembership(
  contentId: ContentId,
  listId: ListId,
  userId: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const query = { user_id: userId, list_id: listId };
  return (await sendRequest(contentInCustomList, { params: { contentId }, query, signal })).inList;
}

/** Adds or removes the title; true when the response says success. */
export async function setCustomListMembership(
  contentId: ContentId,
  listId: ListId,
  userId: string,
  inList: boolean,
): Promise<boolean> {
  const body = { user_id: userId, custom_list_id: listId, content_id: contentId };
  return (await sendRequest(inList ? addToCustomList : removeFromCustomList, { body })).success;
}

/** The user's custom lists. */
export function customListsQuery(userId: string) {
  return queryOptions({
    queryKey: ['custom-lists'],
    queryFn: ({ signal }) => fetchCustomLists(userId, signal),
  });
}

/** All titles of a custom list. */
export function customListTitlesQuery(listId: ListId, userId: string) {
  return queryOptions({
    queryKey: [...listQueryKey(listId), 'all'],
    queryFn: ({ signal }) => fetchCustomListTitles(listId, userId, signal),
  });
}

export function customListNameQuery(listId: ListId, userId: string) {
  return queryOptions({
    queryKey: ['custom-list-title', String(listId)],
    queryFn: ({ signal }) => fetchCustomListName(listId, userId, signal),
  });
}

/** Whether a title is in a custom list: never cached. */
export function customListMembershipQuery(contentId: ContentId, listId: ListId, userId: string) {
  return queryOptions({
    queryKey: ['in-custom-list', String(listId), String(contentId)],
    queryFn: ({ signal }) => fetchCustomListMembership(contentId, listId, userId, signal),
    staleTime: 0,
    // The bot, another tab or another device may have changed it.
    refetchOnWindowFocus: 'always',
  });
}
