import * as v from 'valibot';
import { defineApiCall } from './api-call.ts';
import { lenientObject, strictTrue } from './lenient-schemas.ts';
import { id, noFields, userId } from './request-schemas.ts';

/** Only Vetrina's server says it: the bot cannot write to the person yet, who has not started a chat with it or has blocked it. */
export const botRequestAnswer = lenientObject({ isChatMissing: strictTrue });

/** Asks the bot to deliver the title in the chat. */
export const playContent = defineApiCall({
  method: 'POST',
  path: '/api/play_content',
  params: noFields,
  query: v.unknown(),
  body: v.object({ content_id: id, user_id: userId }),
  answer: botRequestAnswer,
});

/** Makes the bot ask in the chat what to search for. */
export const promptChatSearch = defineApiCall({
  method: 'POST',
  path: '/api/search_content',
  params: noFields,
  query: v.unknown(),
  body: v.object({ user_id: userId }),
  answer: botRequestAnswer,
});
