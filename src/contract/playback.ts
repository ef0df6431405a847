import * as v from 'valibot';
import { defineCall } from './call.ts';
import { unread } from './lenient.ts';
import { id, nothing, userId } from './request.ts';

/** Hands the choice to the bot, which delivers the title in the chat. */
export const playContent = defineCall({
  method: 'POST',
  path: '/api/play_content',
  params: nothing,
  query: v.unknown(),
  body: v.object({ content_id: id, user_id: userId }),
  answer: unread,
});

/** Asks the bot to ask in the chat what to look for. */
export const searchContent = defineCall({
  method: 'POST',
  path: '/api/search_content',
  params: nothing,
  query: v.unknown(),
  body: v.object({ user_id: userId }),
  answer: unread,
});
