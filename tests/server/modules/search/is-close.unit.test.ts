import { expect, it } from 'vitest';
import { closeness } from '../../../../src/server/modules/search/is-close.ts';

it.each([
  ['nosfertau', 'nosferatu il vampiro', 1],
  ['spiderman', 'spider man un nuovo universo', 1],
  ['spider man', 'spiderman', 1],
  ['nosfer', 'nosferatu', 1],
  ['it', 'il postino', 0],
  ['bond', 'bont', 0],
  ['ciao', 'la ciociara', 0],
  ['grazie', 'la grande bellezza', 0],
  ['alien', 'aliens scontro finale', 1],
])('the closeness of %j to %j is %d', (words, name, share) => {
  expect(closeness(words, name)).toBe(share);
});

it('closeness counts letters, and no articles', () => {
  expect(closeness('il gattopardo di visconti', 'il gattopardo')).toBeCloseTo(10 / 18);
  expect(closeness('come funziona', 'come vinsi la guerra')).toBeCloseTo(4 / 12);
});
