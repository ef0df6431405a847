import * as v from 'valibot';
import { expect, test } from 'vitest';
import { commaSeparated, integerInRange, userId } from '../../src/contract/request-schemas.ts';
import { isStaticList } from '../../src/contract/static-lists.ts';

test.each([
  ['Horror,Crime', ['Horror', 'Crime']],
  [' Horror , ,Sci-Fi & Fantasy,', ['Horror', 'Sci-Fi & Fantasy']],
  ['', []],
  [undefined, []],
])('%j holds the values %j', (joined, values) => {
  expect(v.parse(commaSeparated, joined)).toEqual(values);
});

test('only liste, mi_piace and preferiti are static lists', () => {
  expect(['liste', 'mi_piace', 'preferiti'].filter(isStaticList)).toHaveLength(3);
  expect(['', 'altra', '5', 'MI_PIACE'].filter(isStaticList)).toEqual([]);
});

test('bounds belong to what they allow', () => {
  const page = integerInRange(1, 5000);
  for (const [given, read] of [
    ['1', 1],
    ['50', 50],
    [5000, 5000],
  ])
    expect(v.parse(page, given)).toBe(read);
  for (const given of ['0', 5001, 1.5, 'x', '1x', ' 8', '8 ', '1e1', '-1', '', null])
    expect(v.is(page, given)).toBe(false);
});

test('an id is text of some length, whatever it came as', () => {
  expect(v.parse(userId, 42)).toBe('42');
  for (const given of ['', 'x'.repeat(65), null, {}]) expect(v.is(userId, given)).toBe(false);
});
