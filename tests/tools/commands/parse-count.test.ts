import { expect, it } from 'vitest';
import { parseCount } from '../../../tools/commands/parse-count.mjs';

it('a whole number is read', () => {
  expect(parseCount('12', 'kills')).toBe(12);
});

it.each(['abc', '0', '1.5', '-1'])('the count %s is refused', (word) => {
  expect(() => parseCount(word, 'kills')).toThrow(`How many kills? "${word}" is no whole number from 1 on.`);
});
