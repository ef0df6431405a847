import { expect, test } from 'vitest';
import { durationLabelOf, yearOf } from '../../src/contract/title-facts.ts';

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
