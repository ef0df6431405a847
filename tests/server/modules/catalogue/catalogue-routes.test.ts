import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { titleListSchema, titleSchema } from '../../../../src/contract/titles.ts';
import { countPlays } from '../../../../src/server/modules/rankings/count-plays.ts';
import { ORDINARY } from '../../support/small-catalogue.ts';
import { testApp } from '../../support/test-app.ts';

const as = ORDINARY;

const server = await testApp();

afterAll(() => server.close());

const titlesOf = (answer: unknown) => v.parse(titleListSchema, answer).map((title) => title.titolo);

describe('get_content', () => {
  it('answers exactly the fields of a title', async () => {
    const [, , , , , , id] = server.films;
    expect(await server.read(`GET /api/get_content/${id}?user-id=${as}`, { as })).toEqual({
      id,
      titolo: 'Film 7',
      copertina: '/drawings/film-7.svg',
      banner: null,
      trailer: null,
      trama: expect.stringContaining('La trama del film 7.'),
      generi: 'Commedia, Horror',
      data_uscita: '2002-01-02',
      durata: 105,
      adult: 0,
      type: 'film',
      in_arrivo: 1,
      mi_piace: 0,
      preferiti: 0,
      visualizzazioni: 0,
    });
  });

  it('marks titles for adults, and counts the seasons of a series', async () => {
    expect(
      await server.read(`GET /api/get_content/${server.films.at(-1)}?user-id=${as}`, { as }),
    ).toMatchObject({
      adult: 1,
    });
    expect(await server.read(`GET /api/get_content/${server.series[2]}?user-id=${as}`, { as })).toMatchObject(
      {
        type: 'serie',
        durata: 3,
      },
    );
  });

  it.each(['999999', '0', 'abc', '99999999999999999999', '1.5', '__proto__', '%F0%9F%8E%AC'])(
    'answers 404 for the unknown title %s',
    async (id) => {
      const answer = await server.ask(`GET /api/get_content/${id}?user-id=${as}`, { as });
      expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'No such title' }]);
    },
  );
});

describe('random', () => {
  it.each(['film', 'serie'])('answers one %s, not from the cache', async (type) => {
    const answer = await server.ask(`GET /api/random/${type}`, { as });
    expect(v.parse(titleSchema, answer.json())).toMatchObject({ type });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers another one now and then', async () => {
    const asked = Array.from({ length: 30 }, () => server.read('GET /api/random/film', { as }));
    const titles = (await Promise.all(asked)).map((title) => v.parse(titleSchema, title).titolo);
    expect(new Set(titles).size).toBeGreaterThan(1);
  });
});

describe('the calls of rows', () => {
  it('get_top answers titles, each once', async () => {
    const titles = titlesOf(await server.read('GET /api/get_top', { as }));
    expect(titles.length).toBeGreaterThan(20);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('get_last answers the latest of a type, newest first', async () => {
    expect(titlesOf(await server.read('GET /api/get_last/serie', { as }))).toEqual(
      [5, 4, 3, 2, 1].map((n) => `Serie ${n}`),
    );
    expect(titlesOf(await server.read('GET /api/get_last/film', { as }))).toHaveLength(20);
  });

  it.each([365, 1, 7, 30])('top_contents answers the titles played within %s days', async (days) => {
    await server.read('POST /api/play_content', { as, body: { user_id: as, content_id: server.films[3] } });
    await countPlays(server.db);
    const titles = titlesOf(await server.read(`GET /api/top_contents/film/${days}`, { as }));
    expect(titles[0]).toBe('Film 4');
    expect(titles).toHaveLength(10);
  });

  it('top_genres answers the played titles of a genre, and none of an unknown genre', async () => {
    await server.read('POST /api/play_content', { as, body: { user_id: as, content_id: server.films[4] } });
    await countPlays(server.db);
    const horror = await server.read('GET /api/top_genres/film?interval=60&genre=Horror', { as });
    expect(titlesOf(horror)[0]).toBe('Film 5');
    expect(await server.read('GET /api/top_genres/film?interval=60&genre=Western', { as })).toEqual([]);
  });

  it.each([
    'random/libro',
    'top_contents/libro/7',
    'top_contents/film/8',
    'top_contents/film/7.5',
    'top_contents/film/-1',
    'top_genres/film?interval=60',
    'top_genres/film?interval=0&genre=Horror',
    'top_genres/film?interval=61&genre=Horror',
    'top_genres/film?interval=abc&genre=Horror',
    'top_genres/film?interval=60&genre=',
    'get_last/FILM',
    'get_content/1',
  ])('an invalid call is refused: %s', async (path) => {
    const answer = await server.ask(`GET /api/${path}`, { as });
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: expect.stringMatching(/^Bad /) }]);
  });
});
