/** Letters that do not decompose, as people without them type them. */
const TYPED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Letters of scripts without spaces between words, from Thai to Chinese. */
const SCRIPT_WITHOUT_SPACES = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff]/gu;

/**
 * Normalises text for searching: lower case, no accents, words of letters and digits separated by one space. Each letter of a script
 * without spaces is a word. Stored names change with it by a migration.
 */
export function normalizeForSearch(title: string): string {
  return title
    .replace(/\p{No}/gu, ' $&') // 8½ is eight and a half, not 81/2
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SCRIPT_WITHOUT_SPACES, ' $& ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/[ßæœøłđðþı]/g, (letter) => TYPED[letter] ?? letter)
    .trim();
}
