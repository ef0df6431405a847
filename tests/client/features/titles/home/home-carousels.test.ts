import * as v from 'valibot';
import { expect, test } from 'vitest';
import { homeCarousels } from '../../../../../src/client/features/titles/home/home-carousels.ts';
import { titleSchema } from '../../../../../src/contract/titles.ts';

const title = (id: string | number, fields: Record<string, unknown> = {}) =>
  v.parse(titleSchema, { id, ...fields });
const ids = (top: ReturnType<typeof title>[]) =>
  homeCarousels(top).map(({ titles }) => titles.map(({ id }) => id));

test('each carousel has its own order', () => {
  const banner = title('banner');
  const many = (first: string, counter: string) =>
    Array.from({ length: 10 }, (_, at) => title(`${first}${at}`, { [counter]: at + 1 }));
  const top = [banner, ...many('v', 'visualizzazioni'), ...many('p', 'preferiti'), ...many('m', 'mi_piace')];
  const old = title('old', { data_uscita: '1999-12-31' });
  const fresh = title('fresh', { data_uscita: '2024-01-02' });
  const down = (first: string) => Array.from({ length: 10 }, (_, at) => `${first}${9 - at}`);
  expect(ids([...top, old, title('undated'), fresh])).toEqual([
    down('m'),
    down('p'),
    down('v'),
    ['fresh', 'old', 'undated'],
  ]);
});

test('the banner’s title is in no carousel, even if the list has it twice', () => {
  expect(ids([title(1), title(2), title('1')]).flat()).toEqual([2]);
});

test('a title that appears twice is shown once', () => {
  expect(ids([title(0), title(1), title(1), title(2)]).flat()).toEqual([1, 2]);
});

test('missing counters count as 0', () => {
  const top = [title('banner'), title('none', { mi_piace: null }), title('one', { mi_piace: 1 })];
  expect(ids(top)[0]).toEqual(['one', 'none']);
});

test('without titles the carousels are empty', () => {
  expect(homeCarousels([]).map(({ heading, titles }) => [heading, titles])).toEqual([
    ['I più piaciuti', []],
    ['I più adorati', []],
    ['I più visti', []],
    ['Nuove uscite', []],
  ]);
});
