import * as v from 'valibot';
import { defineApiCall } from './api-call.ts';
import { ignoredAnswer } from './lenient-schemas.ts';
import { id, noFields, userId } from './request-schemas.ts';

export const playContent = defineApiCall({
  method: 'POST',
  path: '/api/play_content',
  params: noFields,
  query: v.unknown(),
  body: v.object({ content_id: id, user_id: userId }),
  answer: ignoredAnswer,
  summary: 'Deliver a title in the chat; the app closes when the answer is there. It ignores the body',
  failures: [404],
  example: ({ user, title }) => ({ body: { user_id: user, content_id: title } }),
});

export const promptChatSearch = defineApiCall({
  method: 'POST',
  path: '/api/search_content',
  params: noFields,
  query: v.unknown(),
  body: v.object({ user_id: userId }),
  answer: ignoredAnswer,
  summary: 'Ask in the chat what to search for; the app closes when the answer is there. It ignores the body',
  example: ({ user }) => ({ body: { user_id: user } }),
});
