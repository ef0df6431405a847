/** The private chat with somebody has the person's own number; undefined for ids that no messenger gave out. */
export function chatIdOf(userId: string): number | undefined {
  if (!/^[1-9]\d{0,15}$/.test(userId)) return undefined;
  const id = Number(userId);
  return Number.isSafeInteger(id) ? id : undefined;
}
