import { playContent, promptChatSearch } from '../../contract/bot-requests.ts';
import type { TitleId } from '../../contract/titles.ts';
import { sendRequest } from './send-request.ts';

/** Has the bot send the title in the chat. */
export async function requestPlayback(titleId: TitleId, userId: string, signal?: AbortSignal): Promise<void> {
  await sendRequest(playContent, { body: { content_id: titleId, user_id: userId }, signal });
}

/** Has the bot ask in the chat for words to search. */
export async function requestChatSearch(userId: string, signal?: AbortSignal): Promise<void> {
  await sendRequest(promptChatSearch, { body: { user_id: userId }, signal });
}
