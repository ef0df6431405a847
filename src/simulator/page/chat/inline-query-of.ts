/** The query of a text that begins with the bot's name and a space; undefined for any other text. */
export function inlineQueryOf(text: string, botUsername: string): string | undefined {
  const name = `@${botUsername} `;
  return text.toLowerCase().startsWith(name.toLowerCase()) ? text.slice(name.length) : undefined;
}
