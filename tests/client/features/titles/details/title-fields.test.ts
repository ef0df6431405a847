import { expect, test } from 'vitest';
import {
  durationLabelOf,
  trailerIdOf,
  yearOf,
} from '../../../../../src/client/features/titles/details/title-fields.ts';

test.each([
  ['126', 'film', '126 min'],
  ['2h 6min', 'film', '2h 6min'],
  ['1', 'serie', '1 stagione'],
  ['3', 'serie', '3 stagioni'],
  ['3 stagioni', 'serie', '3 stagioni'],
  ['1', null, '1 stagione'],
  [null, 'film', null],
  ['0', 'film', null],
  ['0', 'serie', null],
] as const)('%s of a %s: %s', (durata, type, shown) => {
  expect(durationLabelOf({ durata, type })).toBe(shown);
});

test.each([
  ['2021-03-04', '2021'],
  ['2021', '2021'],
  ['04/03/2021', '2021'],
  ['presto', null],
  [null, null],
])('the year of %s is %s', (data_uscita, year) => {
  expect(yearOf({ data_uscita })).toBe(year);
});

test.each([
  ['https://www.youtube.com/watch?v=abc_-9', 'abc_-9'],
  ['https://example.org/x?a=1&v=abc#t=3', 'abc'],
  ['/watch?v=abc', 'abc'],
  ['https://www.youtube.com/watch?v=', null],
  ['https://youtu.be/abc', null],
  ['not a URL', null],
  [null, null],
])('the video of %s is %s', (trailer, video) => {
  expect(trailerIdOf({ trailer })).toBe(video);
});
