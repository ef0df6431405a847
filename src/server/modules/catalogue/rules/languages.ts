/** Languages by their ISO 639-2 code, in the order that they are shown in, with other spellings of it in names of files. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  ita: ['it', 'italian', 'italiano'],
  eng: ['en', 'english', 'inglese'],
  fra: ['fr', 'fre', 'french', 'francese', 'francais'],
  deu: ['de', 'ger', 'german', 'tedesco', 'deutsch'],
  spa: ['es', 'esp', 'spanish', 'spagnolo', 'espanol', 'castellano'],
  por: ['pt', 'portuguese', 'portoghese'],
  jpn: ['ja', 'jp', 'jap', 'japanese', 'giapponese'],
  kor: ['ko', 'korean', 'coreano'],
  zho: ['zh', 'chi', 'chinese', 'cinese'],
  rus: ['ru', 'russian', 'russo'],
  hin: ['hi', 'hindi'],
  ara: ['ar', 'arabic', 'arabo'],
  pol: ['pl', 'polish', 'polacco'],
  nld: ['nl', 'dut', 'dutch', 'olandese'],
  swe: ['sv', 'swedish', 'svedese'],
  dan: ['da', 'danish', 'danese'],
  ron: ['ro', 'rum', 'romanian', 'rumeno'],
  ell: ['el', 'gre', 'greek', 'greco'],
};

const CODES = new Map(
  Object.entries(SPELLINGS).flatMap(([code, others]) =>
    [code, ...others].map((spelling) => [spelling, code] as const),
  ),
);
const ORDER = Object.keys(SPELLINGS);

/** The code of a language by a code of two or three letters or a name, in any case; undefined for anything else. */
export function languageCode(word: string): string | undefined {
  return CODES.get(word.toLowerCase());
}

/** The code of a tag that is a language whatever it says (`pt-BR`, `ukr`); undefined for no tag. */
export function languageCodeOfTag(tag: string): string | undefined {
  const [base = ''] = tag.trim().toLowerCase().split(/[-_]/);
  if (['und', 'zxx', 'mul'].includes(base)) return undefined;
  return languageCode(base) ?? (/^[a-z]{2,3}$/.test(base) ? base : undefined);
}

/** Whether a word is so short a code that it would be a word of a title: `it`, `de`. */
export function isShortCode(word: string): boolean {
  return word.length <= 2;
}

/** Codes each once, in the order that they are shown in. */
export function sortLanguages(codes: readonly string[]): string[] {
  const rank = (code: string) => (ORDER.includes(code) ? ORDER.indexOf(code) : ORDER.length);
  return [...new Set(codes)].sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
}
