import { editDistance } from '../../lib/edit-distance.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';

/** Least letters of a genre that may be misspelt by one. */
const MIN_MISSPELT = 7;

/** The names of a genre of the catalogue in all languages. */
export type NamesOfGenre = (genre: string) => readonly string[];

/** A genre's further names, in any language. */
type OtherNames = { genre: string; names: readonly string[] };

/** Takes out the words that name genres, in the singular or plural, the longest names first. */
export function takeGenres(
  words: string[],
  genres: readonly string[],
  otherNames: readonly OtherNames[],
  inAllLanguages: NamesOfGenre = (genre) => [genre],
): { genres: string[]; left: string[] } {
  const found = new Set<string>();
  let left = words;
  for (const { genre, stems } of namesOf(genres, otherNames, inAllLanguages)) {
    const at = left.findIndex((_, index) =>
      stems.every((stem, offset) => isSameStem(stem, stemOf(left[index + offset] ?? ''))),
    );
    if (at < 0) continue;
    found.add(genre);
    left = left.toSpliced(at, stems.length);
  }
  return { genres: [...found], left };
}

/** The names of the catalogue's genres in all languages, and their other names. */
function namesOf(
  genres: readonly string[],
  otherNames: readonly OtherNames[],
  inAllLanguages: NamesOfGenre,
): { genre: string; stems: string[] }[] {
  const others = otherNames.flatMap(({ genre, names }) =>
    genres.includes(genre) ? names.map((name) => ({ genre, name })) : [],
  );
  const translated = genres.flatMap((genre) => inAllLanguages(genre).map((name) => ({ genre, name })));
  return [...translated, ...others]
    .map(({ genre, name }) => ({ genre, stems: normalizeForSearch(name).split(' ').map(stemOf) }))
    .sort((a, b) => b.stems.length - a.stems.length);
}

/** Strips Italian plural endings: 'commedie' and 'commedia' are equal. */
function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/[aeio]$/, '') : word;
}

function isSameStem(stem: string, other: string): boolean {
  if (stem === other) return true;
  return stem.length >= MIN_MISSPELT && other.length >= MIN_MISSPELT - 1 && editDistance(stem, other, 1) <= 1;
}
