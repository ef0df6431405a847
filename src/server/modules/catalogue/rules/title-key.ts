import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';

const ROMAN = new Map(
  ['ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'].map((roman, index) => [
    roman,
    String(index + 2),
  ]),
);
const WORDS = new Map(
  ['uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto'].map((word, index) => [
    word,
    String(index + 1),
  ]),
);
const VOLUME = new Map([
  ['part', 'parte'],
  ['pt', 'parte'],
  ['volume', 'vol'],
  ['chapter', 'capitolo'],
]);

/** A key that is equal for spellings of a title: 'Rocky IV' and 'Rocky 4'; 'Parte seconda' is kept. */
export function titleMatchKey(title: string): string {
  const words = normalizeForSearch(title)
    .split(' ')
    .map((word) => VOLUME.get(word) ?? word);
  return words
    .map((word, index) => {
      if (index === 0) return word;
      const isCounted = /^(?:parte|vol|capitolo|episodio|episode)$/.test(words[index - 1] ?? '');
      return ROMAN.get(word) ?? (isCounted ? (WORDS.get(word) ?? (word === 'i' ? '1' : word)) : word);
    })
    .join(' ');
}

/** The name with Roman and Arabic numerals swapped; undefined without numerals. */
export function otherNumeralSpelling(name: string): string | undefined {
  const romans = new Map([...ROMAN].map(([roman, number]) => [number, roman]));
  const other = name
    .split(' ')
    .map((word, index) => (index === 0 ? word : (ROMAN.get(word) ?? romans.get(word) ?? word)))
    .join(' ');
  return other === name ? undefined : other;
}
