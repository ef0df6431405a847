import * as v from 'valibot';
import { defineApiCall } from './api-call.ts';
import { ignoredAnswer } from './lenient-schemas.ts';
import { id, noFields, userId } from './request-schemas.ts';

/** Asks the bot to deliver the title in the chat. */
export const playContent = defineApiCall({
  method: 'POST',
  path: '/api/play_content',
  params: noFields,
  query: v.unknown(),
  body: v.object({ content_id: id, user_id: userId }),
  answer: ignoredAnswer,
});

/** Makes the bot ask in the chat what to search for. */
export const promptChatSearch = defineApiCall({
  method: 'POST',
  path: '/api/search_content',
  params: noFields,
  query: v.unknown(),
  body: v.object({ user_id: userId }),
  answer: ignoredAnswer,
});
