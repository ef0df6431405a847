import * as v from 'valibot';
import { defineCall } from './call.ts';
import { contents } from './content.ts';
import { flag, objectWith, unread } from './lenient.ts';
import { id, noBody, page, perPage, userId } from './request.ts';

/** The lists that everybody has (spec section 3). The first is the default one (section 9). */
export const STATIC_LISTS = ['liste', 'mi_piace', 'preferiti'] as const;
export type StaticList = (typeof STATIC_LISTS)[number];
const staticList = v.picklist(STATIC_LISTS);

/** Titles on a page of a list (spec section 9). */
export const LIST_PAGE_SIZE = 9;

export function isStaticList(list: string): list is StaticList {
  return STATIC_LISTS.some((name) => name === list);
}

/** What stands in a list, static or custom: everything without `page`, one page with it. */
export const getList = defineCall({
  method: 'GET',
  path: '/api/get_list/:list',
  params: v.object({ list: id }),
  query: v.object({ 'user-id': userId, page: v.optional(page), perPage: v.optional(perPage) }),
  body: noBody,
  answer: contents,
});

/** Whether a title stands in a static list. */
export const contentInList = defineCall({
  method: 'GET',
  path: '/api/content_in_list/:contentId',
  params: v.object({ contentId: id }),
  query: v.object({ user_id: userId, list_name: staticList }),
  body: noBody,
  answer: objectWith({ inList: flag }),
});

/** Puts a title into a static list, or takes it out when it is there (spec section 4). */
export const addContentTo = defineCall({
  method: 'POST',
  path: '/api/add_content_to/:contentId',
  params: v.object({ contentId: id }),
  query: v.unknown(),
  body: v.object({ user_id: userId, list_name: staticList }),
  answer: unread,
});
