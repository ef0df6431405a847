/** The bot's id, with which its token begins. */
export function botIdOf({ botToken }: { botToken: string }): string {
  return botToken.split(':', 1).join('');
}
