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
import { send } from './send.ts';

type ListId = CustomList['id'];

export function fetchCustomLists(userId: string, signal?: AbortSignal): Promise<CustomList[]> {
  return send(getCustomLists, { query: { user_id: userId }, signal });
}

export async function fetchCustomListContents(
  listId: ListId,
  userId: string,
  signal?: AbortSignal,
): Promise<Content[]> {
  const query = { 'user-id': userId, custom_list_id: listId };
  return (await send(getCustomListContents, { query, signal })).contents;
}

export async function fetchCustomListTitle(
  listId: ListId,
  userId: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const query = { 'user-id': userId };
  return (await send(getCustomListTitle, { params: { id: listId }, query, signal })).titolo;
}

export async function fetchInCustomList(
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
