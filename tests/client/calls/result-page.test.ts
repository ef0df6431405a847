import { expect, test } from 'vitest';
import { parseResultPage } from '../../../src/client/calls/result-page.ts';
import { getList } from '../../../src/contract/lists.ts';

const of = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

test('a page as long as asked for, or longer, may have a next one', () => {
  expect(parseResultPage(getList.answer, of(9), 9)).toMatchObject({ full: true });
  expect(parseResultPage(getList.answer, of(10), 9)).toMatchObject({ full: true });
  expect(parseResultPage(getList.answer, of(8), 9)).toMatchObject({ full: false });
});

test('entries that cannot be read count, but are left out', () => {
  const page = parseResultPage(getList.answer, [null, ...of(8)], 9);
  expect(page.full).toBe(true);
  expect(page.items).toHaveLength(8);
});

test('a response that is no array counts as the last, empty page', () => {
  expect(parseResultPage(getList.answer, { items: of(9) }, 9)).toEqual({ items: [], full: false });
});
