/** The messenger's limit of a query, in UTF-16 units. */
const MAX_QUERY_LENGTH = 256;

/** The query of a text that begins with the bot's name and a space, cut as the messenger does; undefined for any other text. */
export function parseInlineQuery(text: string, botUsername: string): string | undefined {
  const name = `@${botUsername} `;
  if (!text.toLowerCase().startsWith(name.toLowerCase())) return undefined;
  const query = text.slice(name.length, name.length + MAX_QUERY_LENGTH);
  // A cut surrogate pair would be sent as an invalid character.
  return query.replace(/[\uD800-\uDBFF]$/, '');
}
