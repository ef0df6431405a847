import { expect, it } from 'vitest';
import { normalizeForSearch } from '../../../src/server/lib/normalize-for-search.ts';

it.each([
  ['La città incantata', 'la citta incantata'],
  ['  WALL·E  ', 'wall e'],
  ["L'età dell'innocenza", 'l eta dell innocenza'],
  ['8½', '8 1 2'],
  ['Alien³', 'alien 3'],
  ['Amélie – Perché no?', 'amelie perche no'],
  ['東京物語', '東 京 物 語'],
  ['Die Straße, Æon', 'die strasse aeon'],
  ['...', ''],
])('the text "%s" is searched as "%s"', (title, text) => {
  expect(normalizeForSearch(title)).toBe(text);
});
