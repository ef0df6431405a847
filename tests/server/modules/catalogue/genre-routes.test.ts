import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { titleListSchema } from '../../../../src/contract/titles.ts';
import { FILMS, ORDINARY, SERIES } from '../../support/small-catalogue.ts';
import { testApp } from '../../support/test-app.ts';

const as = ORDINARY;
const user = `user-id=${as}`;

const server = await testApp();

afterAll(() => server.close());

describe('get_generi', () => {
  it('answers the genres with their covers, all of them with limit 0', async () => {
    expect(await server.read(`GET /api/get_generi/0?${user}&limit=0`, { as })).toEqual([
      { genere: 'Commedia', copertina: expect.stringContaining('/drawings/') },
      { genere: 'Horror', copertina: expect.stringContaining('/drawings/') },
    ]);
  });

  it('answers the genres from an offset to the end', async () => {
    const genres = (offset: number) => server.read(`GET /api/get_generi/${offset}?${user}&limit=1`, { as });
    expect(await genres(0)).toMatchObject([{ genere: 'Commedia' }]);
    expect(await genres(1)).toMatchObject([{ genere: 'Horror' }]);
    expect(await genres(2)).toEqual([]);
  });

  it.each(['-1', 'abc', '1e9', '10000000000'])('refuses the offset %s', async (offset) => {
    expect((await server.ask(`GET /api/get_generi/${offset}?${user}&limit=8`, { as })).statusCode).toBe(400);
  });
});

describe('get_genere', () => {
  const page = async (genre: string, number: number) =>
    v.parse(
      titleListSchema,
      await server.read(`GET /api/get_genere/${genre}?${user}&page=${number}&perPage=12`, { as }),
    );

  it('has each title once on its pages, to the end', async () => {
    const pages = [await page('Commedia', 1), await page('Commedia', 2), await page('Commedia', 3)];
    expect(pages.map((titles) => titles.length)).toEqual([12, 12, 6]);
    expect(new Set(pages.flat().map((title) => title.id)).size).toBe(FILMS + SERIES);
    expect(await page('Commedia', 4)).toEqual([]);
  });

  it.each(['Western', 'commedia%20', '%27%20or%201=1', 'Sci-Fi%20%26%20Fantasy', '__proto__'])(
    'answers nothing for the unknown genre %s',
    async (genre) => {
      expect(await page(genre, 1)).toEqual([]);
    },
  );

  it.each([
    'page=0&perPage=12',
    'page=1&perPage=0',
    'page=1&perPage=1000',
    'page=1',
    'page=1&page=2&perPage=12',
  ])('refuses %s', async (query) => {
    expect((await server.ask(`GET /api/get_genere/Horror?${user}&${query}`, { as })).statusCode).toBe(400);
  });
});
