import * as v from 'valibot';
import { defineCall } from './call.ts';
import { contents } from './content.ts';
import { flag, listOf, objectWith, ownId, strictlyTrue, text } from './lenient.ts';
import { id, noBody, nothing, userId } from './request.ts';

const customList = v.object({ id: ownId, titolo: text });
export type CustomList = v.InferOutput<typeof customList>;

/** The lists of one's own that a premium person has. */
export const getCustomLists = defineCall({
  method: 'GET',
  path: '/api/get_custom_lists',
  params: nothing,
  query: v.object({ user_id: userId }),
  body: noBody,
  answer: listOf(customList),
});

/** What stands in a custom list. */
export const getCustomListContents = defineCall({
  method: 'GET',
  path: '/api/get_custom_list_contents',
  params: nothing,
  query: v.object({ 'user-id': userId, custom_list_id: id }),
  body: noBody,
  answer: objectWith({ contents }),
});

/** A custom list's name. */
export const getCustomListTitle = defineCall({
  method: 'GET',
  path: '/api/get_custom_list_title/:id',
  params: v.object({ id }),
  query: v.object({ 'user-id': userId }),
  body: noBody,
  answer: objectWith({ titolo: text }),
});

/** Whether a title stands in a custom list. */
export const contentInCustomList = defineCall({
  method: 'GET',
  path: '/api/content_in_custom_list/:contentId',
  params: v.object({ contentId: id }),
  query: v.object({ user_id: userId, list_id: id }),
  body: noBody,
  answer: objectWith({ inList: flag }),
});

const membership = v.object({ user_id: userId, custom_list_id: id, content_id: id });
const done = objectWith({ success: strictlyTrue });

/** Puts a title into a custom list; done only when `success` is true (spec section 4). */
export const addToCustomList = defineCall({
  method: 'POST',
  path: '/api/add_to_custom_list',
  params: nothing,
  query: v.unknown(),
  body: membership,
  answer: done,
});

/** Takes a title out of a custom list; done only when `success` is true (spec section 4). */
export const removeFromCustomList = defineCall({
  method: 'POST',
  path: '/api/remove_from_custom_list',
  params: nothing,
  query: v.unknown(),
  body: membership,
  answer: done,
});
