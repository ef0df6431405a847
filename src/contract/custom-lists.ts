import * as v from 'valibot';
import { defineApiCall, type ExampleRows } from './api-call.ts';
import {
  lenientBoolean,
  lenientList,
  lenientObject,
  lenientText,
  requiredId,
  strictTrue,
} from './lenient-schemas.ts';
import { id, ignoredBody, noFields, userId } from './request-schemas.ts';
import { titleListSchema } from './titles.ts';

const customList = v.object({ id: requiredId, titolo: lenientText });
export type CustomList = v.InferOutput<typeof customList>;

export const getCustomLists = defineApiCall({
  method: 'GET',
  path: '/api/get_custom_lists',
  params: noFields,
  query: v.object({ user_id: userId }),
  body: ignoredBody,
  answer: lenientList(customList),
  summary: 'The user’s custom lists (premium)',
  example: ({ user }) => ({ query: { user_id: user } }),
});

export const getCustomListContents = defineApiCall({
  method: 'GET',
  path: '/api/get_custom_list_contents',
  params: noFields,
  query: v.object({ 'user-id': userId, custom_list_id: id }),
  body: ignoredBody,
  answer: lenientObject({ contents: titleListSchema }),
  summary: 'The titles of a custom list',
  failures: [404],
  example: ({ user, list }) => ({ query: { 'user-id': user, custom_list_id: list } }),
});

export const getCustomListName = defineApiCall({
  method: 'GET',
  path: '/api/get_custom_list_title/:id',
  params: v.object({ id }),
  query: v.object({ 'user-id': userId }),
  body: ignoredBody,
  answer: lenientObject({ titolo: lenientText }),
  summary: 'The name of a custom list',
  failures: [404],
  example: ({ user, list }) => ({ params: { id: list }, query: { 'user-id': user } }),
});

export const contentInCustomList = defineApiCall({
  method: 'GET',
  path: '/api/content_in_custom_list/:contentId',
  params: v.object({ contentId: id }),
  query: v.object({ user_id: userId, list_id: id }),
  body: ignoredBody,
  answer: lenientObject({ inList: lenientBoolean }),
  summary: 'Whether a title is in a custom list',
  failures: [404],
  example: ({ user, title, list }) => ({
    params: { contentId: title },
    query: { user_id: user, list_id: list },
  }),
});

const membership = v.object({ user_id: userId, custom_list_id: id, content_id: id });
const done = lenientObject({ success: strictTrue });

const inList = ({ user, list, title }: ExampleRows) => ({
  body: { user_id: user, custom_list_id: list, content_id: title },
});

/** Succeeded only when `success` is true (behaviour 6.2). */
export const addToCustomList = defineApiCall({
  method: 'POST',
  path: '/api/add_to_custom_list',
  params: noFields,
  query: v.unknown(),
  body: membership,
  answer: done,
  summary: 'Add a title to a custom list; done only when `success` is true',
  failures: [404, 409],
  example: inList,
});

/** Succeeded only when `success` is true (behaviour 6.2). */
export const removeFromCustomList = defineApiCall({
  method: 'POST',
  path: '/api/remove_from_custom_list',
  params: noFields,
  query: v.unknown(),
  body: membership,
  answer: done,
  summary: 'Remove a title from a custom list; done only when `success` is true',
  failures: [404],
  example: inList,
});
