import { MAX_LIST_NAME_LENGTH } from '../../../contract/own/lists.ts';

/** Maximum number of titles in a list. */
export const MAX_LIST_ITEMS = 1000;

/** Normalises whitespace of a list's name, or returns its fault. */
export function parseListName(text: string): { titolo: string } | 'empty' | 'too long' {
  const titolo = text
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (!/[^\s\p{Cf}]/u.test(titolo)) return 'empty';
  return Array.from(titolo).length > MAX_LIST_NAME_LENGTH ? 'too long' : { titolo };
}
