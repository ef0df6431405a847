import { readFileSync } from 'node:fs';

const SOURCE = /\.(ts|tsx|mjs)$/;
const TEST = /(^|\/)tests\//;
const TOKEN = /[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu;

/** Rooms of the house: a subject's folders and files. */
export const ROOMS = /** @type {const} */ ({
  'tables and JSON of owners': ['src/server/modules/imports/tables', 'src/server/modules/imports/files'],
  'lists of people': ['src/server/modules/list-imports'],
  'movie nights': [
    'src/server/modules/movie-nights',
    'src/contract/movie-nights.ts',
    'src/contract/own/movie-nights.ts',
    'src/client/calls/movie-nights.ts',
    'src/client/screens/movie-night',
    'src/client/screens/own-page/sections/movie-nights',
  ],
  'history and undo': ['src/server/modules/changes', 'src/server/modules/desk/changes'],
  'merging titles': ['src/server/modules/desk/merging'],
  'command line': ['src/server/cli'],
  'doctor, trouble, first start': [
    'src/server/doctor',
    'src/server/modules/trouble',
    'src/server/first-start',
  ],
  recommendations: ['src/server/modules/recommendations'],
  'desk of the client': ['src/client/screens/desk'],
  posts: ['src/server/modules/videos/posts', 'src/server/modules/videos/unmatched'],
  names: [
    'src/server/modules/videos/matching',
    'src/server/modules/videos/versions',
    'src/server/modules/videos/subtitles',
    'src/server/modules/catalogue/rules/read-part.ts',
    'src/server/modules/catalogue/rules/part-words.ts',
    'src/server/modules/catalogue/rules/languages.ts',
  ],
  'embedded engine': ['src/server/database/embedded'],
});

/** @param {string} file */
export const isSource = (file) => SOURCE.test(file);

/** @param {string} file */
export const isTest = (file) => TEST.test(file);

/**
 * The files' lines and tokens: names, numbers and signs, which denser lines do not save.
 *
 * @param {readonly string[]} files
 */
export function sizeOf(files) {
  const texts = files.map((file) => readFileSync(file, 'utf8').trimEnd());
  return {
    lines: sum(texts.map((text) => text.split('\n').length)),
    tokens: sum(texts.map((text) => text.match(TOKEN)?.length ?? 0)),
    files: files.length,
  };
}

/**
 * The size of each room.
 *
 * @param {readonly string[]} files
 */
export function roomSizes(files) {
  const sources = files.filter(isSource);
  return Object.fromEntries(
    Object.entries(ROOMS).map(([room, places]) => {
      const own = sources.filter((file) =>
        places.some((place) => file === place || file.startsWith(`${place}/`)),
      );
      return [room, sizeOf(own)];
    }),
  );
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
