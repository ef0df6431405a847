import { queryOptions } from '@tanstack/react-query';
import {
  addToCustomList,
  type CustomList,
  contentInCustomList,
  getCustomListContents,
  getCustomListName,
  getCustomLists,
  removeFromCustomList,
} from '../../contract/custom-lists.ts';
import type { TitleId } from '../../contract/titles.ts';
import { listQueryKey } from './lists.ts';
import { refetchOnReturn } from './retries.ts';
import { sendRequest } from './send-request.ts';

type ListId = CustomList['id'];

/** Adds or removes the title; true when the response says success. */
export async function setCustomListMembership(
  titleId: TitleId,
  listId: ListId,
  userId: string,
  inList: boolean,
): Promise<boolean> {
  const body = { user_id: userId, custom_list_id: listId, content_id: titleId };
  return (await sendRequest(inList ? addToCustomList : removeFromCustomList, { body })).success;
}

export function customListsQuery(userId: string) {
  return queryOptions({
    queryKey: ['custom-lists'],
    queryFn: ({ signal }) => sendRequest(getCustomLists, { query: { user_id: userId }, signal }),
  });
}

export function customListTitlesQuery(listId: ListId, userId: string) {
  const query = { 'user-id': userId, custom_list_id: listId };
  return queryOptions({
    queryKey: [...listQueryKey(listId), 'all'],
    queryFn: async ({ signal }) => (await sendRequest(getCustomListContents, { query, signal })).contents,
  });
}

export function customListNameQuery(listId: ListId, userId: string) {
  const request = { params: { id: listId }, query: { 'user-id': userId } };
  return queryOptions({
    queryKey: ['custom-list-title', String(listId)],
    queryFn: async ({ signal }) => (await sendRequest(getCustomListName, { ...request, signal })).titolo,
  });
}

/** Membership of a title in a custom list; never cached. */
export function customListMembershipQuery(titleId: TitleId, listId: ListId, userId: string) {
  const request = { params: { contentId: titleId }, query: { user_id: userId, list_id: listId } };
  return queryOptions({
    queryKey: ['in-custom-list', String(listId), String(titleId)],
    queryFn: async ({ signal }) => (await sendRequest(contentInCustomList, { ...request, signal })).inList,
    staleTime: 0,
    // The bot, another tab or another device may have changed it.
    refetchOnWindowFocus: refetchOnReturn,
  });
}
