import * as v from 'valibot';
import { defineApiCall } from './api-call.ts';
import { ignoredAnswer, lenientBoolean, lenientObject } from './lenient-schemas.ts';
import { id, ignoredBody, page, perPage, userId } from './request-schemas.ts';
import { STATIC_LISTS } from './static-lists.ts';
import { titleListSchema } from './titles.ts';

const staticList = v.picklist(STATIC_LISTS);

/** Titles on a page of a list (behaviour 9.1). */
export const LIST_PAGE_SIZE = 9;

/** All titles without `page`, one page with it. */
export const getList = defineApiCall({
  method: 'GET',
  path: '/api/get_list/:list',
  params: v.object({ list: id }),
  query: v.object({ 'user-id': userId, page: v.optional(page), perPage: v.optional(perPage) }),
  body: ignoredBody,
  answer: titleListSchema,
  summary: 'Titles of a static list (`liste`, `mi_piace`, `preferiti`) or a custom list: all without `page`',
  failures: [404],
  example: ({ user }) => ({ params: { list: 'liste' }, query: { 'user-id': user, page: 1, perPage: 9 } }),
});

export const contentInList = defineApiCall({
  method: 'GET',
  path: '/api/content_in_list/:contentId',
  params: v.object({ contentId: id }),
  query: v.object({ user_id: userId, list_name: staticList }),
  body: ignoredBody,
  answer: lenientObject({ inList: lenientBoolean }),
  summary: 'Whether a title is in a static list',
  example: ({ user, title }) => ({
    params: { contentId: title },
    query: { user_id: user, list_name: 'liste' },
  }),
});

/** A toggle (behaviour 6.1). */
export const toggleContentInList = defineApiCall({
  method: 'POST',
  path: '/api/add_content_to/:contentId',
  params: v.object({ contentId: id }),
  query: v.unknown(),
  body: v.object({ user_id: userId, list_name: staticList }),
  answer: ignoredAnswer,
  summary: 'Add a title to a static list, or remove it. The app ignores the body',
  failures: [404, 409],
  example: ({ user, title }) => ({
    params: { contentId: title },
    body: { user_id: user, list_name: 'liste' },
  }),
});
