import { expect, it } from 'vitest';
import { parseTitlePartReference } from '../../../../../src/server/modules/catalogue/rules/title-part.ts';

it.each([' 12 ', '12', '12\n'])('the text %j names a title', (text) => {
  expect(parseTitlePartReference(text)).toEqual({ titleId: 12 });
});

it.each(['12 1 2', '12  1  2', '12 S1E2', '12 s 1 e 2', '12 s01e002', '12 1x2', '12 1X2', '12\n1x2'])(
  'the text %j names an episode',
  (text) => {
    expect(parseTitlePartReference(text)).toEqual({ titleId: 12, episode: { season: 1, episode: 2 } });
  },
);

it.each([
  '',
  'x',
  '0',
  '012',
  'a 12',
  '12a',
  '12 x',
  '12 1',
  '12 1x',
  '12 1x2 3',
  '12 a1x2',
  '12 a1 2',
  '12 1 2a',
  '12 S1E2 3',
  '12 xS1E2',
  '12 1000x2',
  '12 1x10000',
  '2147483648',
])('the text %j names nothing', (text) => {
  expect(parseTitlePartReference(text)).toBeUndefined();
});
