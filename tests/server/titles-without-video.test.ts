import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../../src/server/config/create-logger.ts';
import { editTitle } from '../../src/server/modules/catalogue/editing/edit-titles.ts';
import { titleRecordOf } from '../../src/server/modules/catalogue/records/title-records.ts';
import { upsertTitles } from '../../src/server/modules/catalogue/records/upsert-titles.ts';
import { removeTitle } from '../../src/server/modules/catalogue/remove-titles.ts';
import { parseTitleRecord } from '../../src/server/modules/catalogue/rules/title-record.ts';
import { setHidden } from '../../src/server/modules/catalogue/title-visibility.ts';
import { findTitleIncludingHidden } from '../../src/server/modules/catalogue/titles.ts';
import { toggleInStaticList } from '../../src/server/modules/lists/static-lists.ts';
import { requestPlay } from '../../src/server/modules/playback/request-delivery.ts';
import { countPlays } from '../../src/server/modules/rankings/count-plays.ts';
import { deleteVideo, markVideoLost } from '../../src/server/modules/videos/lose-video.ts';
import { matchVideo, suggestTitles } from '../../src/server/modules/videos/matching/match-video.ts';
import { saveVideoAndNotify } from '../../src/server/modules/videos/save-video.ts';
import { videosOfTitle } from '../../src/server/modules/videos/title-videos.ts';
import {
  listUnlistedTitles,
  reviewUnlistedTitles,
  titleReview,
} from '../../src/server/modules/videos/unlist-titles.ts';
import { startLeaderJob } from '../../src/server/queue/leader-job.ts';
import { requestOf, specifiedCalls } from './support/example-calls.ts';
import { speedUpTime } from './support/fast-timers.ts';
import { PREMIUM } from './support/small-catalogue.ts';
import { type TestApp, testApp } from './support/test-app.ts';
import { ANNA, OWNER, type TestBot, testBot } from './support/test-bot.ts';
import { addTestTitles, titleChanges } from './support/test-titles.ts';

const link = (name: string) => ({ kind: 'link', url: `https://v.example/${name}` }) as const;
const at = new Date('2026-05-20T10:00:00Z');
const user = `user-id=${PREMIUM}`;

describe('a title without a video that is left out', () => {
  let server: TestApp;
  /** The only one of its genre and year. */
  let film = 0;

  beforeAll(async () => {
    server = await testApp();
    const { db } = server;
    [film = 0] = await addTestTitles(db, [{ name: 'Solo', genres: ['Unico'], releaseDate: '1931-05-05' }]);
    for (const id of [...server.films, ...server.series])
      await saveVideoAndNotify(db, { titleId: id }, link(String(id)));
    for (const list of ['mi_piace', 'preferiti'] as const)
      await toggleInStaticList(db, { userId: PREMIUM, list, titleId: film });
    for (const userId of ['4', '5', '6']) await requestPlay(db, { userId, titleId: film, at });
    await countPlays(db);
  });
  afterAll(() => server.close());

  /** The calls that list titles for everybody. */
  const listings = () => [
    ...specifiedCalls(PREMIUM, { ...server, films: [film] })
      .filter(({ method, name }) => method === 'GET' && !/random|contentIn|list/i.test(name))
      .map(requestOf)
      .filter((request) => !request.includes(`/get_content/${film}`)),
    'GET /api/get_last/film',
    ...['1', '30', '365'].map((days) => `GET /api/top_contents/film/${days}`),
    'GET /api/top_genres/film?interval=60&genre=Unico',
    `GET /api/get_genere/Unico?${user}&page=1&perPage=100`,
    `GET /api/get_generi/0?${user}&limit=0`,
    `GET /api/filter_contents?${user}&genere=&durata=&anno=1931&contenuto=&page=1&perPage=100`,
  ];

  async function answers(): Promise<Map<string, string>> {
    const bodies = new Map<string, string>();
    for (const request of listings()) {
      const { body } = await server.ask(request, { as: PREMIUM });
      // Says only whether a title can be watched yet.
      bodies.set(request, body.replaceAll(',"in_arrivo":1', ''));
    }
    return bodies;
  }
  const naming = (bodies: Map<string, string>) =>
    [...bodies].filter(([, body]) => new RegExp(`"id":${film}\\b|Unico|\\b1931\\b`).test(body));
  const read = (request: string) => server.read(request, { as: PREMIUM });
  const state = () =>
    server.db
      .selectFrom('title')
      .select(['hidden', 'unlisted'])
      .where('id', '=', film)
      .executeTakeFirstOrThrow();
  const review = () => reviewUnlistedTitles(server.db, 0);
  const LISTED = { hidden: false, unlisted: false };
  const UNLISTED = { hidden: true, unlisted: true };
  const HIDDEN = { hidden: true, unlisted: false };

  it('a title left out is in no ranking, row, genre or filter until it has a video, nor after that is lost', async () => {
    const before = await answers();
    expect(naming(before).length).toBeGreaterThanOrEqual(10);
    await review();
    expect(naming(await answers())).toEqual([]);
    await saveVideoAndNotify(server.db, { titleId: film }, link('solo'));
    await review();
    expect(await answers()).toEqual(before);
    await markVideoLost(server.db, { titleId: film });
    await review();
    expect(naming(await answers())).toEqual([]);
    await saveVideoAndNotify(server.db, { titleId: film }, link('other'));
    await review();
    expect(await answers()).toEqual(before);
    const [video] = await videosOfTitle(server.db, film);
    await deleteVideo(server.db, { id: video?.id ?? 0 });
    await review();
    expect(naming(await answers())).toEqual([]);
  });

  it('a title left out is opened by its id, is in lists, and can be put into them and played', async () => {
    expect(await state()).toEqual(UNLISTED);
    expect(await read(`GET /api/get_content/${film}?${user}`)).toMatchObject({ id: film });
    expect(JSON.stringify(await read(`GET /api/get_list/mi_piace?${user}`))).toContain(`"id":${film}`);
    const calls = specifiedCalls(PREMIUM, { ...server, films: [film] });
    const named = (name: string) => calls.filter((call) => call.name === name);
    for (const call of ['playContent', 'toggleContentInList', 'addToCustomList'].flatMap(named)) {
      const { statusCode } = await server.ask(requestOf(call), { as: PREMIUM, body: call.body });
      expect([call.name, statusCode]).toEqual([call.name, 200]);
    }
    for (const call of calls.filter(({ name }) => name.startsWith('contentIn')))
      expect(await read(requestOf(call))).toEqual({ inList: true });
    expect(JSON.stringify(await read(`GET /api/get_list/${server.ownList}?${user}`))).toContain(
      `"id":${film}`,
    );
  });

  it('a title left out is not marked as hidden in its record, and an edit or import does not hide it', async () => {
    expect(await findTitleIncludingHidden(server.db, film)).toMatchObject({ hidden: false });
    const stored = await titleRecordOf(server.db, film);
    expect(stored?.record.hidden).toBe(false);
    const parsed = parseTitleRecord({ ...stored?.record });
    if ('faults' in parsed) throw new Error('not a record');
    const importAgain = (hidden: boolean | null) =>
      server.db.transaction().execute((one) => upsertTitles(one, [{ ...parsed.record, hidden }]));
    for (const hidden of [null, false])
      expect(await importAgain(hidden)).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await editTitle(server.db, film, { trama: 'Altra trama.' })).toBe('changed');
    expect(await state()).toEqual(UNLISTED);
    expect(await importAgain(true)).toMatchObject({ changed: 1 });
    expect(await state()).toEqual(HIDDEN);
    expect(await importAgain(false)).toMatchObject({ changed: 1 });
    expect(await state()).toEqual(LISTED);
    await review();
    expect(await state()).toEqual(UNLISTED);
  });

  it('a title left out is hidden if an owner has hidden it, whatever its videos', async () => {
    await setHidden(server.db, film, true);
    expect(await state()).toEqual(HIDDEN);
    await review();
    await saveVideoAndNotify(server.db, { titleId: film }, link('hidden'));
    await review();
    await listUnlistedTitles(server.db);
    expect(await state()).toEqual(HIDDEN);
    expect((await server.ask(`GET /api/get_content/${film}?${user}`, { as: PREMIUM })).statusCode).toBe(404);
    await setHidden(server.db, film, false);
    await markVideoLost(server.db, { titleId: film });
    await review();
    expect(await state()).toEqual(UNLISTED);
  });

  it('a title left out is gone once it is removed', async () => {
    const [other = 0] = await addTestTitles(server.db, [{}]);
    await review();
    await removeTitle(server.db, other);
    await review();
    await listUnlistedTitles(server.db);
    expect((await server.ask(`GET /api/get_content/${other}?${user}`, { as: PREMIUM })).statusCode).toBe(404);
  });

  it('a title left out is found in a catalogue of several pages', { timeout: 60_000 }, async () => {
    const ids = await addTestTitles(server.db, titleChanges(1300));
    let after = await review();
    expect(after).toBeGreaterThan(0);
    after = await reviewUnlistedTitles(server.db, after);
    expect(after).toBe(0);
    const { unlisted } = await server.db
      .selectFrom('title')
      .select((eb) => eb.fn.countAll<number>().as('unlisted'))
      .where('unlisted', '=', true)
      .where('id', 'in', ids)
      .executeTakeFirstOrThrow();
    expect(Number(unlisted)).toBe(ids.length);
  });

  it(
    'a title left out is unlisted by the leader, and listed again if the setting shows such titles',
    {
      timeout: 60_000,
    },
    async () => {
      onTestFinished(speedUpTime());
      const log = createLogger('silent');
      const start = (leavesOut: boolean) =>
        startLeaderJob({
          ...titleReview(server.db, { leavesOutTitlesWithoutVideo: leavesOut }),
          log,
          isLeader: () => true,
        });
      const reviewing = start(true);
      await saveVideoAndNotify(server.db, { titleId: film }, link('back'));
      await expect.poll(state, { timeout: 20_000 }).toEqual(LISTED);
      await markVideoLost(server.db, { titleId: film });
      await expect.poll(state, { timeout: 20_000 }).toEqual(UNLISTED);
      await reviewing.stop();
      const listing = start(false);
      await expect.poll(state, { timeout: 20_000 }).toEqual(LISTED);
      await expect
        .poll(() => server.db.selectFrom('title').select('id').where('unlisted', '=', true).execute(), {
          timeout: 20_000,
        })
        .toEqual([]);
      await listing.stop();
    },
  );
});

describe('in the chat, a title that is left out', () => {
  let server: TestBot;
  let film = 0;
  beforeAll(async () => {
    server = await testBot({ gatherSeconds: 0 });
    [film = 0] = await addTestTitles(server.db, [{ name: 'Rarità perduta' }]);
    await reviewUnlistedTitles(server.db, 0);
  });
  afterAll(() => server.close());

  async function sent(work: () => Promise<void>): Promise<string> {
    server.api.calls.splice(0);
    await work();
    await expect.poll(() => server.api.calls.length).toBeGreaterThan(0);
    return JSON.stringify(server.api.calls);
  }

  it('a title left out is not found by search in the chat', async () => {
    expect(await sent(() => server.say('rarità perduta'))).not.toContain(`card:${film}`);
    const from = { id: ANNA, is_bot: false, first_name: 'Anna' };
    for (const query of ['rarità perduta', ''])
      expect(
        await sent(() => server.bring({ inline_query: { id: '5', from, query, offset: '' } })),
      ).not.toContain(`"id":"${film}"`);
  });

  it('has its card behind a link', async () => {
    expect(await sent(() => server.say(`/start ${film}`))).toContain('Rarità perduta');
    const owners = await sent(() => server.say(`/titolo ${film}`, OWNER));
    expect(owners).toContain('Nascondi');
    expect(owners).not.toContain('Mostra');
  });

  it('waits for its video when it is played', async () => {
    server.api.calls.splice(0);
    await server.press(`play:${film}`);
    await expect
      .poll(
        () => server.db.selectFrom('awaited_title').select('user_id').where('title_id', '=', film).execute(),
        { timeout: 10_000 },
      )
      .toEqual([{ user_id: String(ANNA) }]);
  });

  it('a title left out is matched to a video of its name in the chat', async () => {
    const words = { caption: 'Rarità perduta (2020)', fileName: '', seconds: undefined, bytes: undefined };
    expect((await matchVideo(server.db, words)).parts).toEqual([{ titleId: film }]);
    expect(await suggestTitles(server.db, words, 5)).toMatchObject([{ id: film }]);
    server.api.calls.splice(0);
    await saveVideoAndNotify(server.db, { titleId: film }, link('found'));
    // People waiting are notified, even if it is not listed yet.
    await expect
      .poll(() => JSON.stringify(server.api.calls), { timeout: 15_000 })
      .toMatch(new RegExp(`${ANNA}.*Rarità perduta`));
    await reviewUnlistedTitles(server.db, 0);
    expect(await sent(() => server.say('rarità perduta'))).toContain(`card:${film}`);
  });
});
