import type { ContentId } from '../../contract/content.ts';
import { playContent, searchContent } from '../../contract/playback.ts';
import { send } from './send.ts';

/** Hands the choice to the bot. */
export async function requestPlay(contentId: ContentId, userId: string, signal?: AbortSignal): Promise<void> {
  await send(playContent, { body: { content_id: contentId, user_id: userId }, signal });
}

/** Asks the bot to ask in the chat what to look for. */
export async function requestSearch(userId: string, signal?: AbortSignal): Promise<void> {
  await send(searchContent, { body: { user_id: userId }, signal });
}
