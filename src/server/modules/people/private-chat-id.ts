/** A private chat has its user's id; undefined for ids that Telegram does not use. */
export function privateChatId(userId: string): number | undefined {
  if (!/^[1-9]\d{0,15}$/.test(userId)) return undefined;
  const id = Number(userId);
  return Number.isSafeInteger(id) ? id : undefined;
}
