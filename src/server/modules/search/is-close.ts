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

/** Letters to add, leave out, change or swap to make one word from the other; more than `most` is `most + 1`. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line[column] = Math.min(
        (line[column - 1] ?? 0) + 1,
        (above[column] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? Number.POSITIVE_INFINITY) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...line) > most && Math.min(...above) > most) return most + 1;
    [before, above] = [above, line];
  }
  return Math.min(above[other.length] ?? 0, most + 1);
}
