import { expect, test } from 'vitest';
import { yearOf } from '../../src/contract/title-facts.ts';

test.each([
  ['2021-03-04', '2021'],
  ['2021', '2021'],
  ['04/03/2021', '2021'],
  ['presto', null],
  ['0000-00-00', null],
  [null, null],
])('the year of %s is %s', (data_uscita, year) => {
  expect(yearOf({ data_uscita })).toBe(year);
});
