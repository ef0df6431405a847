import * as v from 'valibot';
import { expect, test } from 'vitest';
import { auth, checkPremiumStatus } from '../../src/contract/auth.ts';
import {
  addToCustomList,
  contentInCustomList,
  getCustomListContents,
  getCustomListName,
  getCustomLists,
} from '../../src/contract/custom-lists.ts';
import { getGenres } from '../../src/contract/genres.ts';
import { lenientBoolean, lenientCount, lenientText } from '../../src/contract/lenient-schemas.ts';
import { contentInList } from '../../src/contract/lists.ts';
import { getYears } from '../../src/contract/premium-search.ts';

test.each([
  ['text', 'text'],
  ['  spaced ', 'spaced'],
  [2021, '2021'],
  ['', null],
  ['  ', null],
  [null, null],
  [{}, null],
  [true, null],
])('as text %j is %j', (value, read) => {
  expect(v.parse(lenientText, value)).toBe(read);
});

test.each([
  [3, 3],
  ['3', 3],
  ['many', 0],
  [Number.NaN, 0],
  [null, 0],
  [[], 0],
  [[3], 0],
  [true, 0],
])('as a count %j is %j', (value, read) => {
  expect(v.parse(lenientCount, value)).toBe(read);
});

test('only true, 1 and their texts are true', () => {
  for (const yes of [true, 1, '1', 'true']) expect(v.parse(lenientBoolean, yes)).toBe(true);
  for (const no of [false, 0, '0', 'false', '', null, undefined, {}, [], 2])
    expect(v.parse(lenientBoolean, no)).toBe(false);
});

test.each([null, undefined, '', 'x', 3, [], {}, { other: 1 }])(
  'an answer of %j says no, or nothing',
  (body) => {
    expect(v.parse(checkPremiumStatus.answer, body)).toEqual({ isPremium: false });
    expect(v.parse(contentInList.answer, body)).toEqual({ inList: false });
    expect(v.parse(contentInCustomList.answer, body)).toEqual({ inList: false });
    expect(v.parse(addToCustomList.answer, body)).toEqual({ success: false });
    expect(v.parse(getCustomListName.answer, body)).toEqual({ titolo: null });
    expect(v.parse(getCustomListContents.answer, body)).toEqual({ contents: [] });
    expect(v.parse(getCustomLists.answer, body)).toEqual([]);
    expect(v.parse(getGenres.answer, body)).toEqual([]);
    expect(v.parse(getYears.answer, body)).toEqual([]);
  },
);

test('an answer without defaults says what its fields say', () => {
  expect(v.parse(checkPremiumStatus.answer, { isPremium: true })).toEqual({ isPremium: true });
  expect(v.parse(contentInList.answer, { inList: true })).toEqual({ inList: true });
  expect(v.parse(getCustomListName.answer, { titolo: 'Da vedere' })).toEqual({ titolo: 'Da vedere' });
});

test.each([1, 'true', 'yes', {}])('a success of %j is none: only true is', (success) => {
  expect(v.parse(addToCustomList.answer, { success })).toEqual({ success: false });
  expect(v.parse(addToCustomList.answer, { success: true })).toEqual({ success: true });
});

test('only a non-empty jwt signs in', () => {
  expect(v.is(auth.answer, { jwt: 'a.b.c' })).toBe(true);
  for (const body of [null, '', {}, { jwt: '' }, { jwt: null }, { jwt: 3 }])
    expect(v.is(auth.answer, body)).toBe(false);
});

test('years come as text, whatever they came as', () => {
  expect(v.parse(getYears.answer, [2024, '2023', null, {}])).toEqual(['2024', '2023']);
});

test('a custom list without a name is still a list', () => {
  expect(v.parse(getCustomLists.answer, [{ id: 4 }])).toEqual([{ id: 4, titolo: null }]);
});
