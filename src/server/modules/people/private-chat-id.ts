import { SendSkippedError } from '../../chat/bot-api/bot-api-errors.ts';

/** The id of a person's private chat, which is their user id; undefined for ids that Telegram does not use. */
export function privateChatId(userId: string): number | undefined {
  if (!/^[1-9]\d{0,15}$/.test(userId)) return undefined;
  const id = Number(userId);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The private chats of several people, without ids that Telegram does not use. */
export const privateChatIds = (userIds: readonly string[]): number[] =>
  userIds.flatMap((userId) => privateChatId(userId) ?? []);

/** The private chat to write to. Throws a `SendSkippedError` for ids that Telegram does not use. */
export function requirePrivateChatId(userId: string): number {
  const chatId = privateChatId(userId);
  if (chatId === undefined) throw new SendSkippedError('unreachable', 'nobody in the messenger has this id');
  return chatId;
}
