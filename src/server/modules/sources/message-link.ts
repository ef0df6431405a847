/** Link to a message of a channel, for its members where it is private; undefined for other chats. */
export function messageLink({
  chatId,
  messageId,
}: {
  chatId: string;
  messageId: number;
}): string | undefined {
  const [, name] = /^@(\w+)$/.exec(chatId) ?? [];
  if (name !== undefined) return `https://t.me/${name}/${messageId}`;
  const [, hidden] = /^-100(\d+)$/.exec(chatId) ?? [];
  return hidden === undefined ? undefined : `https://t.me/c/${hidden}/${messageId}`;
}
