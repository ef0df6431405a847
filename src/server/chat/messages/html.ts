const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for a message in HTML parse mode. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** A lone surrogate at the end, which the Bot API refuses. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/** Cuts a plain text at the end of a word, with an ellipsis for the missing rest. Escape it afterwards. */
export function truncateText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2));
  return `${words.replace(HALF_CHARACTER, '').trimEnd()}…`;
}
