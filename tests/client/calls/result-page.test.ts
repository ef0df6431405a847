import { expect, test } from 'vitest';
import { parseResultPage } from '../../../src/client/calls/paginated-query.ts';
import { getList } from '../../../src/contract/lists.ts';

const of = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

test('a page of the requested size or more may have a next one', () => {
  expect(parseResultPage(getList.answer, of(9), 9)).toMatchObject({ full: true });
  expect(parseResultPage(getList.answer, of(10), 9)).toMatchObject({ full: true });
  expect(parseResultPage(getList.answer, of(8), 9)).toMatchObject({ full: false });
});

test('unreadable entries count towards the size, but are left out', () => {
  const page = parseResultPage(getList.answer, [null, ...of(8)], 9);
  expect(page.full).toBe(true);
  expect(page.items).toHaveLength(8);
});

test('a response that is not an array is the last page, and empty', () => {
  expect(parseResultPage(getList.answer, { items: of(9) }, 9)).toEqual({ items: [], full: false });
});
