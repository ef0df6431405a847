/** The words of a command's argument. */
export function splitWords(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
