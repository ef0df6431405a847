import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import { runVetrina, type Settings } from './spawned-servers.ts';

const SYLLABLES = Array.from('bcdfglmnprstvz').flatMap((first) =>
  Array.from('aeiou', (then) => first + then),
);

/** A name that no other number has, and as little like the others' as the names of a real catalogue are. */
function filmName(n: number): string {
  const words = [31_415_927, 27_182_819].map((factor) => syllablesOf((n * factor) % SYLLABLES.length ** 4));
  return words.join(' ').replace(/(?:^| )\w/g, (letter) => letter.toUpperCase());
}

/** Four syllables, the digits of a number. */
const syllablesOf = (number: number) =>
  numbersTo(4)
    .map((digit) => SYLLABLES[Math.floor(number / SYLLABLES.length ** (digit - 1)) % SYLLABLES.length])
    .join('');

const yearOf = (n: number) => 1950 + (n % 70);

/** Imports so many films, whose numbers in an empty catalogue are 1, 2, 3 ... */
export async function importFilms(settings: Settings, folder: string, count: number): Promise<void> {
  const lines = numbersTo(count).map((n) =>
    JSON.stringify({
      origin: `trial:${n}`,
      type: 'film',
      titolo: filmName(n),
      data_uscita: `${yearOf(n)}-05-01`,
    }),
  );
  const file = join(folder, 'films.ndjson');
  await writeFile(file, lines.join('\n'));
  await runVetrina(settings, ['titles', 'import', file]);
}

/** The name of a film's file. */
export const fileOf = (n: number) => `${filmName(n)} (${yearOf(n)}).mkv`;

export const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Posts films one after the other, so that the messenger is not what limits them. */
export const forEachFilm = (numbers: readonly number[], post: (n: number) => Promise<unknown>) =>
  pMap(numbers, post, { concurrency: 4 });
