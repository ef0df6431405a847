import { expect, it } from 'vitest';
import { parseRowId } from '../../../src/server/lib/parse-row-id.ts';

it.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
])('the text %s is a row id', (text, id) => {
  expect(parseRowId(text)).toBe(id);
});

it.each([
  '0',
  '-1',
  '01',
  '1.5',
  '1e3',
  ' 1',
  '2147483648',
  '99999999999999999999',
  'abc',
  '__proto__',
  '1\n',
])('the text %j is not a row id', (text) => {
  expect(parseRowId(text)).toBeUndefined();
});
