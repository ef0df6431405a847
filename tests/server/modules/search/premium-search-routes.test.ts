import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { titleListSchema } from '../../../../src/contract/titles.ts';
import { FILMS, ORDINARY, SERIES } from '../../support/small-catalogue.ts';
import { testApp } from '../../support/test-app.ts';

const as = ORDINARY;

const server = await testApp();

afterAll(() => server.close());

describe('get_years', () => {
  it('answers the years that have titles, newest first, and no cache stores them', async () => {
    const answer = await server.ask('GET /api/get_years', { as, headers: { 'cache-control': 'no-cache' } });
    expect(answer.json()).toEqual([2004, 2003, 2002, 2001, 2000]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('filter_contents', () => {
  const found = async (filter: Record<string, string>) => {
    const query = new URLSearchParams({
      'user-id': as,
      genere: '',
      durata: '',
      anno: '',
      contenuto: '',
      page: '1',
      perPage: '100',
      ...filter,
    });
    return v.parse(titleListSchema, await server.read(`GET /api/filter_contents?${query}`, { as }));
  };

  it('answers everything without a choice', async () => {
    expect(await found({})).toHaveLength(FILMS + SERIES);
  });

  it('combines the axes, and accepts any of the values on one axis', async () => {
    const titles = await found({ genere: 'Horror', durata: '2 ore', anno: '2002,2000', contenuto: 'film' });
    expect(titles.map((title) => title.titolo)).toEqual(['Film 7', 'Film 5']);
  });

  it('finds films alone by their duration', async () => {
    const titles = await found({ durata: '30 min,1 ora' });
    expect(titles.map((title) => title.durata)).toEqual(['60', '45', '30', '15']);
    expect(await found({ durata: '30 min', contenuto: 'serie' })).toEqual([]);
  });

  it('has each title once on its pages, to the end', async () => {
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => found({ page, perPage: '12' })));
    expect(pages.map((titles) => titles.length)).toEqual([12, 12, 6, 0]);
    expect(new Set(pages.flat().map((title) => title.id)).size).toBe(FILMS + SERIES);
  });

  it('answers nothing for an unknown genre', async () => {
    expect(await found({ genere: "Western,'; drop table title; --" })).toEqual([]);
  });

  it.each([
    ['durata', '3 ore'],
    ['anno', '20x4'],
    ['anno', '99999'],
    ['contenuto', 'libro'],
    ['page', '0'],
    ['perPage', '101'],
    ['perPage', ''],
    ['genere', 'x'.repeat(2001)],
  ])('refuses %s=%.10s', async (name, value) => {
    const query = new URLSearchParams({ 'user-id': as, page: '1', perPage: '12', [name]: value });
    const answer = await server.ask(`GET /api/filter_contents?${query}`, { as });
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: expect.stringContaining(name) }]);
  });
});
