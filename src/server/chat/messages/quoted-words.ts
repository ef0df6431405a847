/** The words between the first and the last quotation mark of a message in any language. */
export function quotedWords(text: string): string | undefined {
  return /^[^«“„]*[«“„]([^]+)[»”“]/u.exec(text)?.[1];
}
