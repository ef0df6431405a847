/** Normalises text for searching: lower case, no accents, words of letters and digits separated by one space. */
export function normalizeForSearch(title: string): string {
  return title
    .replace(/\p{No}/gu, ' $&') // 8½ is eight and a half, not 81/2
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
