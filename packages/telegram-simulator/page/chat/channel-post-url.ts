import type { Message } from '../../wire-message.ts';

/** Where a post of a channel is to be found: `https://t.me/c/1234/56`; undefined for any other message. */
export function channelPostUrl({
  id,
  chatId,
  author,
}: Pick<Message, 'id' | 'chatId' | 'author'>): string | undefined {
  const [, hidden] = /^-100(\d+)$/.exec(String(chatId)) ?? [];
  return author.kind === 'channel' && hidden ? `https://t.me/c/${hidden}/${id}` : undefined;
}
