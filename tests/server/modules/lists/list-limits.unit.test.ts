import { expect, it } from 'vitest';
import { parseListName } from '../../../../src/server/modules/lists/list-limits.ts';

it.each([
  ['Serate horror', 'Serate horror'],
  ['  Da\n vedere\t\u00a0 ', 'Da vedere'],
  ['con\u0000nulla', 'con nulla'],
  ['mezza\ud83d', 'mezza'],
  ['🎬'.repeat(60), '🎬'.repeat(60)],
])('the title %j is valid', (text, titolo) => {
  expect(parseListName(text)).toEqual({ titolo });
});

it.each(['', ' \n ', '\u200b\u200d', '\u0000'])('the title %j is empty', (text) => {
  expect(parseListName(text)).toBe('empty');
});

it('a title has sixty characters at most', () => {
  expect(parseListName('a'.repeat(61))).toBe('too long');
});
