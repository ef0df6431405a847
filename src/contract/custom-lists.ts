import * as v from 'valibot';
import { defineApiCall } from './api-call.ts';
import { contentListSchema } from './content.ts';
import {
  lenientBoolean,
  lenientList,
  lenientObject,
  lenientText,
  requiredId,
  strictTrue,
} from './lenient-schemas.ts';
import { id, ignoredBody, noFields, userId } from './request-schemas.ts';

const customList = v.object({ id: requiredId, titolo: lenientText });
export type CustomList = v.InferOutput<typeof customList>;

/** The custom lists of a premium person. */
export const getCustomLists = defineApiCall({
  method: 'GET',
  path: '/api/get_custom_lists',
  params: noFields,
  query: v.object({ user_id: userId }),
  body: ignoredBody,
  answer: lenientList(customList),
});

/** A custom list's titles. */
export const getCustomListContents = defineApiCall({
  method: 'GET',
  path: '/api/get_custom_list_contents',
  params: noFields,
  query: v.object({ 'user-id': userId, custom_list_id: id }),
  body: ignoredBody,
  answer: lenientObject({ contents: contentListSchema }),
});

/** A custom list's name. */
export const getCustomListName = defineApiCall({
  method: 'GET',
  path: '/api/get_custom_list_title/:id',
  params: v.object({ id }),
  query: v.object({ 'user-id': userId }),
  body: ignoredBody,
  answer: lenientObject({ titolo: lenientText }),
});

/** Whether a title is in a custom list. */
export const contentInCustomList = defineApiCall({
  method: 'GET',
  path: '/api/content_in_custom_list/:contentId',
  params: v.object({ contentId: id }),
  query: v.object({ user_id: userId, list_id: id }),
  body: ignoredBody,
  answer: lenientObject({ inList: lenientBoolean }),
});

const membership = v.object({ user_id: userId, custom_list_id: id, content_id: id });
const done = lenientObject({ success: strictTrue });

/** Adds a title to a custom list; succeeded only when `success` is true (behaviour 6.2). */
export const addToCustomList = defineApiCall({
  method: 'POST',
  path: '/api/add_to_custom_list',
  params: noFields,
  query: v.unknown(),
  body: membership,
  answer: done,
});

/** Removes a title from a custom list; succeeded only when `success` is true (behaviour 6.2). */
export const removeFromCustomList = defineApiCall({
  method: 'POST',
  path: '/api/remove_from_custom_list',
  params: noFields,
  query: v.unknown(),
  body: membership,
  answer: done,
});
