import { editDistance } from '../../lib/edit-distance.ts';

/** Words that say little about the title. */
const LITTLE = new Set(
  'il lo la i gli le l un uno una di del dei degli della delle dello da dal dalla in nel nella con per su a al alla e ed the of and a an'.split(
    ' ',
  ),
);

/** Minimum letters of a word's beginning that count as the word. */
const MIN_BEGINNING = 3;

/**
 * The share of the words in a name, by letters, from 0 to 1. A word counts if it is spelled as in the name, or
 * nearly: under five letters exactly, under eight with one letter wrong, under eleven with two, else with three.
 * Both are normalised.
 */
export function closeness(words: string, name: string): number {
  const known = wordsOf(name);
  const asked = words.split(' ');
  const telling = asked.filter((word) => !LITTLE.has(word));
  const counted = telling.length > 0 ? telling : asked;
  const all = counted.join('').length;
  if (all === 0) return 0;
  if ([...known, name.replaceAll(' ', '')].some((one) => isNearly(asked.join(''), one))) return 1;
  const found = counted.filter((word) => known.some((one) => isNearly(word, one)));
  return found.join('').length / all;
}

/** A name's words, and neighbours as one word: 'spider man' is also 'spiderman'. */
function wordsOf(name: string): string[] {
  const words = name.split(/\s/);
  return [...words, ...words.slice(1).map((word, index) => `${words[index]}${word}`)];
}

function isNearly(word: string, known: string): boolean {
  if (word.length >= MIN_BEGINNING && known.startsWith(word)) return true;
  const most = mostWrong(word.length);
  return editDistance(word, known, most) <= most;
}

function mostWrong(letters: number): number {
  if (letters < 5) return 0;
  if (letters < 8) return 1;
  return letters < 11 ? 2 : 3;
}
