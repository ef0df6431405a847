/** The longest title that somebody may give a list of their own, in characters. */
export const LONGEST_LIST_TITLE = 60;

/** A list's title as somebody wrote it, on one line and with single spaces; what is wrong with it otherwise. */
export function readListTitle(text: string): { titolo: string } | 'empty' | 'too long' {
  const titolo = text
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (!/[^\s\p{Cf}]/u.test(titolo)) return 'empty';
  return Array.from(titolo).length > LONGEST_LIST_TITLE ? 'too long' : { titolo };
}
