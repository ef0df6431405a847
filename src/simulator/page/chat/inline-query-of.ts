/** As much of a query as the messenger sends, in UTF-16 units. */
const LONGEST = 256;

/** The query of a text that begins with the bot's name and a space, cut as the messenger does; undefined for any other text. */
export function inlineQueryOf(text: string, botUsername: string): string | undefined {
  const name = `@${botUsername} `;
  if (!text.toLowerCase().startsWith(name.toLowerCase())) return undefined;
  const query = text.slice(name.length, name.length + LONGEST);
  // Half a pair is no character.
  return query.replace(/[\uD800-\uDBFF]$/, '');
}
