import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setHidden } from '../../src/server/modules/catalogue/title-visibility.ts';
import { addToCustomList } from '../../src/server/modules/lists/custom-lists.ts';
import { toggleInStaticList } from '../../src/server/modules/lists/static-lists.ts';
import { requestPlay } from '../../src/server/modules/playback/request-delivery.ts';
import { countPlays } from '../../src/server/modules/rankings/count-plays.ts';
import { saveVideoAndNotify } from '../../src/server/modules/videos/save-video.ts';
import { type ExampleCall, requestOf, specifiedCalls } from './support/example-calls.ts';
import { PREMIUM } from './support/small-catalogue.ts';
import { type TestApp, testApp } from './support/test-app.ts';
import { ANNA, type TestBot, testBot } from './support/test-bot.ts';
import { addTestTitles } from './support/test-titles.ts';

const MANY = { page: '1', perPage: '100' };
const at = new Date('2026-05-20T10:00:00Z');

describe('a hidden title', () => {
  let server: TestApp;
  /** A film in every list and ranking, and one that is the only one of its genre and its year. */
  let film = 0;
  let lone = 0;
  let calls: ExampleCall[];

  beforeAll(async () => {
    server = await testApp();
    const { db } = server;
    film = server.films[6] ?? 0;
    [lone = 0] = await addTestTitles(db, [{ name: 'Solo', genres: ['Unico'], releaseDate: '1931-05-05' }]);
    for (const list of ['liste', 'mi_piace', 'preferiti'] as const)
      await toggleInStaticList(db, { userId: PREMIUM, list, titleId: film });
    await addToCustomList(db, { listId: server.ownList, titleId: film });
    for (const userId of ['4', '5', '6'])
      for (const titleId of [film, lone]) await requestPlay(db, { userId, titleId, at });
    await countPlays(db);
    calls = specifiedCalls(PREMIUM, { ...server, films: [film] });
  });
  afterAll(() => server.close());

  /** Every call that only reads, in all variants of the parameters that decide which titles it answers. */
  function reads(): string[] {
    const good = calls.filter(({ method, name }) => method === 'GET' && name !== 'getRandom');
    const user = `user-id=${PREMIUM}`;
    return [
      ...good.map(requestOf),
      `GET /api/get_content/${lone}?${user}`,
      'GET /api/get_last/film',
      ...['1', '30', '365'].map((days) => `GET /api/top_contents/film/${days}`),
      'GET /api/top_genres/film?interval=30&genre=Horror',
      'GET /api/top_genres/film?interval=60&genre=Unico',
      ...['mi_piace', 'preferiti', server.ownList].map((list) => `GET /api/get_list/${list}?${user}`),
      `GET /api/get_generi/0?${user}&limit=0`,
      ...['Unico', 'Commedia'].map(
        (genre) => `GET /api/get_genere/${genre}?${new URLSearchParams({ 'user-id': PREMIUM, ...MANY })}`,
      ),
      `GET /api/filter_contents?${new URLSearchParams({ 'user-id': PREMIUM, genere: '', durata: '', anno: '1931', contenuto: '', ...MANY })}`,
    ];
  }

  async function answers(): Promise<Map<string, string>> {
    const bodies = new Map<string, string>();
    for (const request of reads()) {
      const { statusCode, body } = await server.ask(request, { as: PREMIUM });
      bodies.set(request, `${statusCode} ${body}`);
    }
    return bodies;
  }

  const naming = (bodies: Map<string, string>) =>
    [...bodies].filter(([, body]) =>
      new RegExp(`"id":(${film}|${lone})\\b|Unico|\\b1931\\b|"inList":true`).test(body),
    );

  const hide = async (hidden: boolean) => {
    for (const id of [film, lone]) expect(await setHidden(server.db, id, hidden)).toBe(true);
  };

  const status = async (name: string) => {
    const call = calls.find((one) => one.name === name);
    if (!call) throw new Error(`no call ${name}`);
    return (await server.ask(requestOf(call), { as: PREMIUM, body: call.body })).statusCode;
  };

  it('a hidden title is in no response of a call, and in all of them again when it is shown', async () => {
    const before = await answers();
    expect(naming(before).length).toBeGreaterThanOrEqual(20);
    await hide(true);
    const meanwhile = await answers();
    expect(naming(meanwhile)).toEqual([]);
    await hide(false);
    expect(await answers()).toEqual(before);
  });

  it('a hidden title is never drawn at random', async () => {
    const others = [...server.films, lone].filter((id) => id !== server.films[24]);
    for (const id of others) await setHidden(server.db, id, true);
    for (let round = 0; round < 30; round += 1)
      expect(await server.read('GET /api/random/film', { as: PREMIUM })).toMatchObject({
        id: server.films[24],
      });
    await setHidden(server.db, server.films[24] ?? 0, true);
    expect((await server.ask('GET /api/random/film', { as: PREMIUM })).statusCode).toBe(404);
    for (const id of [...others, server.films[24] ?? 0]) await setHidden(server.db, id, false);
  });

  it('can be neither played nor put into lists; lists that contain it stay as they were', async () => {
    await hide(true);
    const changes = ['playContent', 'toggleContentInList', 'addToCustomList'];
    expect(await Promise.all(changes.map(status))).toEqual([404, 404, 404]);
    await hide(false);
    const inList = calls.filter(({ name }) => name.startsWith('contentIn'));
    for (const call of inList)
      expect(await server.read(requestOf(call), { as: PREMIUM })).toEqual({ inList: true });
  });

  it('makes no page short, at which scrolling would end', async () => {
    const hidden = [30, 29, 20, 12].map((n) => [...server.films, ...server.series][n - 1] ?? 0);
    for (const id of hidden) await setHidden(server.db, id, true);
    const pageOf = async (path: string, page: number) => {
      const query = new URLSearchParams({ 'user-id': PREMIUM, page: String(page), perPage: '12' });
      return ((await server.read(`GET /api/${path}${query}`, { as: PREMIUM })) as unknown[]).length;
    };
    const filter = 'filter_contents?genere=Commedia&durata=&anno=&contenuto=&';
    for (const path of ['get_genere/Commedia?', filter])
      expect(await Promise.all([1, 2, 3].map((page) => pageOf(path, page)))).toEqual([12, 12, 2]);
    for (const id of hidden) await setHidden(server.db, id, false);
  });

  it('plays counted while it is hidden add it to no ranking', async () => {
    await requestPlay(server.db, { userId: '7', titleId: lone, at });
    await setHidden(server.db, lone, true);
    await countPlays(server.db);
    const ranking = 'GET /api/top_genres/film?interval=60&genre=Unico';
    expect(await server.read(ranking, { as: PREMIUM })).toEqual([]);
    await setHidden(server.db, lone, false);
    expect(await server.read(ranking, { as: PREMIUM })).toMatchObject([{ id: lone, visualizzazioni: 4 }]);
  });
});

describe('a hidden title is not shown by the bot', () => {
  let server: TestBot;
  let film = 0;
  let series = 0;
  beforeAll(async () => {
    server = await testBot();
    [film = 0] = await addTestTitles(server.db, [{ name: 'Rarità nascosta' }]);
    series = server.series[0] ?? 0;
    const episode = { season: 1, episode: 1 };
    await saveVideoAndNotify(
      server.db,
      { titleId: series, episode },
      { kind: 'link', url: 'https://v.example/1' },
    );
    for (const id of [film, series]) await setHidden(server.db, id, true);
  });
  afterAll(() => server.close());

  /** The messages that the bot sends in response. */
  async function sent(work: () => Promise<void>): Promise<string> {
    server.api.calls.splice(0);
    await work();
    await expect.poll(() => server.api.calls.length).toBeGreaterThan(0);
    return JSON.stringify(server.api.calls);
  }

  it('in its search', async () => {
    expect(await sent(() => server.say('rarità nascosta'))).not.toContain(`card:${film}`);
  });

  it('in inline results', async () => {
    const from = { id: ANNA, is_bot: false, first_name: 'Anna' };
    for (const query of ['rarità nascosta', ''])
      expect(
        await sent(() => server.bring({ inline_query: { id: '5', from, query, offset: '' } })),
      ).not.toMatch(new RegExp(`"id":"(${film}|${series})"`));
  });

  it.each([
    ['a shared link', () => server.say(`/start ${film}`)],
    ['a card', () => server.press(`card:${film}`)],
    ['a button to play it', () => server.press(`play:${film}`)],
    ['a button to its seasons', () => server.press(`seasons:${series}:0`)],
  ])('behind %s', async (_, work) => {
    expect(await sent(work)).toContain('non è nel catalogo');
  });

  it('behind a button to an episode', async () => {
    expect(await sent(() => server.press(`episode:${series}:1:1`))).not.toContain('v.example');
  });

  it('when it is hidden after a press on ‘Riproduci’: the person is notified', async () => {
    await setHidden(server.db, film, false);
    await server.db
      .insertInto('delivery')
      .values({
        user_id: String(ANNA),
        kind: 'play',
        title_id: film,
        next_attempt_at: new Date(Date.now() + 3_600_000),
      })
      .execute();
    await setHidden(server.db, film, true);
    server.api.calls.splice(0);
    await server.hurry('delivery');
    await expect
      .poll(() => server.api.of('sendMessage'), { timeout: 8000 })
      .toMatchObject([{ chat_id: ANNA, text: expect.stringContaining('non è nel catalogo') }]);
  });
});
