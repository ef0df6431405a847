import { expect, test } from 'vitest';
import { selectHomeCarousels } from '../../src/contract/home-carousels.ts';

type Title = { id: number; likes: number; loves: number; plays: number; released: string };

const title = (id: number, fields: Partial<Title> = {}): Title => ({
  id,
  likes: 0,
  loves: 0,
  plays: 0,
  released: '',
  ...fields,
});

const select = (titles: Title[]) =>
  selectHomeCarousels(titles, {
    likes: ({ likes }) => likes,
    loves: ({ loves }) => loves,
    plays: ({ plays }) => plays,
    releaseDate: ({ released }) => released,
  });
const ids = (titles: Title[]) => select(titles).map((carousel) => carousel.map(({ id }) => id));

test('each carousel has its own order', () => {
  const fill = (from: number, key: 'likes' | 'loves' | 'plays') =>
    Array.from({ length: 10 }, (_, index) => title(from + index, { [key]: index + 1 }));
  const titles = [
    ...fill(30, 'plays'),
    ...fill(20, 'loves'),
    ...fill(10, 'likes'),
    title(1, { released: '1999-12-31' }),
    title(2),
    title(3, { released: '2024-01-02' }),
  ];
  const down = (from: number) => Array.from({ length: 10 }, (_, index) => from + 9 - index);
  expect(ids(titles)).toEqual([down(10), down(20), down(30), [3, 1, 2]]);
});

test('each carousel has ten titles, none of which an earlier one shows', () => {
  const titles = Array.from({ length: 34 }, (_, index) => title(index));
  expect(select(titles).map(({ length }) => length)).toEqual([10, 10, 10, 4]);
  expect(new Set(ids(titles).flat()).size).toBe(34);
});

test('equal titles keep the order given', () => {
  expect(ids([title(3), title(1), title(2)])[0]).toEqual([3, 1, 2]);
});

test('applied to its own result it selects the same again', () => {
  const titles = Array.from({ length: 300 }, (_, index) =>
    title(index, { likes: (index * 7) % 11, loves: (index * 5) % 13, plays: (index * 3) % 17 }),
  );
  expect(select(select(titles).flat())).toEqual(select(titles));
});
