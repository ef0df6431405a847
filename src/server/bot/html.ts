const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text made safe to stand in a message with HTML markup. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Half of a character that takes two units of a string; the messenger refuses a text with one. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/** Cuts a plain text at the end of a word, with an ellipsis where something is missing. Escape it afterwards. */
export function clip(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2));
  return `${words.replace(HALF_CHARACTER, '').trimEnd()}…`;
}
