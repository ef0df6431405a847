import { expect, it } from 'vitest';
import { parseEpisodeAnswer } from '../../../../../src/server/modules/sources/unmatched/unmatched-video-replies.ts';

it.each([
  ['S1E5', 1, 5, 5],
  ['s01e05', 1, 5, 5],
  ['1x05', 1, 5, 5],
  ['1 5', 1, 5, 5],
  ['5', undefined, 5, 5],
  [' ep 5 ', undefined, 5, 5],
  ['S1E1-12', 1, 1, 12],
  ['S1E1-E12', 1, 1, 12],
  ['1-12', undefined, 1, 12],
  ['3 a 7', undefined, 3, 7],
])('the answer %j means season %s, episodes %s to %s', (text, season, first, last) => {
  expect(parseEpisodeAnswer(text)).toEqual({ season, first, last });
});

it.each(['', 'Dark', 'Dark S1E5', 'S1', '0', '9-3', '12 S1E2', 'S1E5 e basta'])(
  'the answer %j names no episode',
  (text) => {
    expect(parseEpisodeAnswer(text)).toBeUndefined();
  },
);
