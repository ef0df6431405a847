import type { Api } from 'grammy';
import type { UserFromGetMe } from 'grammy/types';
import { asGrammySignal } from '../../../chat/bot-api/api-clients.ts';
import type { ChatLinks } from '../../../chat/chat-links.ts';
import { privateChatId } from '../../people/private-chat-id.ts';
import type { Title } from '../title.ts';
import { inlineTitleResult } from './inline-title-result.ts';
import { sharedTitlePhoto } from './shared-title-photo.ts';

/** The mini app gives up earlier, and shares a link. */
const TIMEOUT_MS = 5000;
const EVERY_CHAT = {
  allow_user_chats: true,
  allow_bot_chats: true,
  allow_group_chats: true,
  allow_channel_chats: true,
};

type Deps = { api: Api; links: ChatLinks; me: UserFromGetMe };

/** Prepares a message with a title's card for a person to send from the mini app; answers its id, or rejects. */
export async function prepareTitleShare(
  { api, links, me }: Deps,
  userId: string,
  title: Title,
): Promise<string> {
  const person = privateChatId(userId);
  if (person === undefined) throw new Error('nobody in the messenger has this id');
  const card = sharedTitlePhoto(title, { links, me }) ?? inlineTitleResult(title, { links, me });
  const signal = asGrammySignal(AbortSignal.timeout(TIMEOUT_MS));
  return (await api.savePreparedInlineMessage(person, card, EVERY_CHAT, signal)).id;
}
