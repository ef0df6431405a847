import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { setHidden } from '../../../../src/server/modules/catalogue/title-visibility.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { NO_HINTS, type VersionHints } from '../../../../src/server/modules/videos/versions/version-facts.ts';
import { appCaller } from '../../support/app-caller.ts';
import { film, replies, sent, useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA, BRUNO, OWNER } from '../../support/test-bot.ts';

const server = await useOwnerBot();

const series = () => server.series[1] ?? 0;
const ask = (path: string, as = ANNA) => appCaller(server)(as, `GET /api/tu/title/${path}`);
const titleOf = async (id: number, as = ANNA) => (await ask(String(id), as)).json();
const filmOf = async (id: number, as = ANNA) => (await titleOf(id, as)).film;
const seasonOf = async (season: number, { page = 1, as = ANNA } = {}) =>
  (await ask(`${series()}/season/${season}?page=${page}`, as)).json();
const change = async (request: string, body: object, as = ANNA) =>
  (await appCaller(server)(as, `POST /api/tu/${request}`, body)).statusCode;

type Episode = { season: number; episode: number };
const add = (
  titleId: number,
  fileId: string,
  more: { episode?: Episode; hints?: Partial<VersionHints> } = {},
) =>
  saveVideoAndNotify(
    server.db,
    { titleId, episode: more.episode },
    { kind: 'video', fileId },
    { hints: { ...NO_HINTS, ...more.hints } },
  );

beforeAll(async () => {
  for (let episode = 1; episode <= 52; episode += 1)
    await add(series(), `e${episode}`, { episode: { season: 1, episode } });
  await add(series(), 'two', { episode: { season: 2, episode: 1 } });
  await add(film(1), 'hd', { hints: { quality: 1080, languages: ['eng'] } });
  await add(film(1), 'sd', { hints: { quality: 720, languages: ['ita'] } });
  await add(film(2), 'only');
});

it('the version of a film that is chosen is the one that the bot would send', async () => {
  const versions = async () => (await filmOf(film(1))).versions;
  const [english, italian] = ['1080p · inglese', '720p · italiano'];
  expect(await versions()).toEqual([
    { label: english, isChosen: true },
    { label: italian, isChosen: false },
  ]);
  await change('preference', { quality: null, language: 'ita' });
  expect(await versions()).toEqual([
    { label: english, isChosen: false },
    { label: italian, isChosen: true },
  ]);
  await server.press(`play:${film(1)}`);
  await expect.poll(() => server.api.of('sendVideo').map(({ video }) => video)).toEqual(['sd']);
});

it('a film says who made it, which subtitles follow it, and whether it can be watched', async () => {
  const { db } = server;
  await sql`insert into artist (id, nome, nome_ricerca) values (901, 'Ada', 'ada'), (902, 'Bice', 'bice')`.execute(
    db,
  );
  await sql`
    insert into credit (title_id, artist_id, role, position)
    values (${film(1)}, 901, 'regia', 0), (${film(1)}, 902, 'cast', 0), (${film(1)}, 901, 'cast', 1)`.execute(
    db,
  );
  await sql`
    insert into subtitle_file (title_id, file_id, file_unique_id, file_name, label, owner_id)
    values (${film(1)}, 's', 'u', 'x.srt', 'eng forced', '9009')`.execute(db);
  expect(await titleOf(film(1))).toMatchObject({
    film: { isAvailable: true, watchedAt: null, subtitles: ['inglese, forzati'], reported: [] },
    seasons: [],
    directors: ['Ada'],
    cast: ['Bice', 'Ada'],
  });
  expect(await titleOf(film(3))).toEqual({
    isAwaited: false,
    next: null,
    film: { episode: null, isAvailable: false, versions: [], watchedAt: null, subtitles: [], reported: [] },
    seasons: [],
    directors: [],
    cast: [],
  });
  await sql`update video set lost_at = now() where title_id = ${film(2)}`.execute(db);
  expect(await filmOf(film(2))).toMatchObject({ isAvailable: false, versions: [{ isChosen: true }] });
  await sql`update video set lost_at = null where title_id = ${film(2)}`.execute(db);
});

it('a title without a video is awaited from its page, and taken back', async () => {
  const set = (isAwaited: boolean) =>
    change('awaited', { content_id: String(film(3)), season: null, isAwaited });
  await set(true);
  expect(await titleOf(film(3))).toMatchObject({ isAwaited: true });
  expect(await titleOf(film(3), BRUNO)).toMatchObject({ isAwaited: false });
  await set(false);
  expect(await titleOf(film(3))).toMatchObject({ isAwaited: false });
});

it('a series says which episode comes next, and for whom it is the first', async () => {
  const id = series();
  const mark = (episode: number, isWatched: boolean) =>
    change('watched', { content_id: id, episode: { season: 1, episode }, isWatched, watchedAt: null }, BRUNO);
  const nextOf = async () => (await titleOf(id, BRUNO)).next;
  expect(await nextOf()).toEqual({ season: 1, episode: 1, isStarted: false });
  await mark(1, true);
  expect(await nextOf()).toEqual({ season: 1, episode: 2, isStarted: true });
  await mark(1, false);
  expect(await nextOf()).toEqual({ season: 1, episode: 1, isStarted: false });
});

it('a season’s episodes come page by page, with the marks of the person alone', async () => {
  await change('watched', {
    content_id: series(),
    episode: { season: 1, episode: 2 },
    isWatched: true,
    watchedAt: 5000,
  });
  expect((await titleOf(series())).seasons).toEqual([
    { season: 1, episodes: 52, watched: 1 },
    { season: 2, episodes: 1, watched: 0 },
  ]);
  const first = await seasonOf(1);
  expect(first).toMatchObject({ season: 1, episodes: 52, watched: 1 });
  expect(first.parts).toHaveLength(50);
  expect(first.parts.slice(0, 2)).toMatchObject([
    { episode: { season: 1, episode: 1 }, isAvailable: true, watchedAt: null },
    { episode: { season: 1, episode: 2 }, isAvailable: true, watchedAt: 5000 },
  ]);
  const second = await seasonOf(1, { page: 2 });
  expect(second.parts.map(({ episode }: { episode: Episode }) => episode.episode)).toEqual([51, 52]);
  expect(await seasonOf(1, { as: BRUNO })).toMatchObject({ watched: 0 });
  expect(await seasonOf(9)).toMatchObject({ episodes: 0, parts: [] });
});

it('a season’s episodes have their own subtitles', async () => {
  await sql`
    insert into subtitle_file (title_id, season, episode, file_id, file_unique_id, file_name, label, owner_id)
    values (${series()}, 1, 2, 'of-2', 'of-2', 'x.srt', 'eng', '9009')`.execute(server.db);
  const { parts } = await seasonOf(1);
  const subtitles = parts.map((part: { subtitles: string[] }) => part.subtitles);
  expect(subtitles.slice(0, 3)).toEqual([[], ['inglese'], []]);
});

it('a season is marked, seen in the chat, and taken back without the earlier marks', async () => {
  const { at } = await seasonOf(1);
  const mark = (isWatched: boolean, watchedAt: number | null, as = ANNA) =>
    change('watched/season', { content_id: series(), season: 1, isWatched, watchedAt }, as);
  for (const _ of ['once', 'and again']) expect(await mark(true, at)).toBe(200);
  expect(await seasonOf(1)).toMatchObject({ watched: 52 });
  expect(await seasonOf(1, { as: BRUNO })).toMatchObject({ watched: 0 });
  await server.say('/visti');
  expect(replies().at(-1)).toContain('Serie 2');

  for (const _ of ['once', 'and again']) expect(await mark(false, at)).toBe(200);
  const after = await seasonOf(1);
  expect(after).toMatchObject({ watched: 1 });
  expect(after.parts[1].watchedAt).toBe(5000);
  await mark(true, Date.now() + 3_600_000);
  expect((await seasonOf(1)).parts[0].watchedAt).toBeLessThanOrEqual(Date.now() + 60_000);
  const before = await seasonOf(1);
  await mark(false, null);
  expect(await seasonOf(1)).toMatchObject({ watched: 0, marks: [] });
  const { marks } = before;
  const again = { content_id: series(), season: 1, isWatched: true, watchedAt: null, marks };
  for (const _ of ['once', 'and again']) expect(await change('watched/season', again)).toBe(200);
  expect(await seasonOf(1)).toMatchObject({ watched: 52, marks, parts: before.parts });
  await mark(false, null);
  await change('watched/season', { ...again, marks: [{ episode: 3, watchedAt: 4000 }] });
  expect((await seasonOf(1)).marks).toEqual([{ episode: 3, watchedAt: 4000 }]);
  await mark(false, null);
  expect(
    await change('watched/season', { content_id: series(), season: 9, isWatched: true, watchedAt: null }),
  ).toBe(404);
});

it('a problem is reported once, to the owners, in the person’s own words', async () => {
  const report = (content_id: number | string, kind: string, note: string | null = null) =>
    change('report', { content_id, episode: null, kind, note });
  for (const _ of ['once', 'and again']) expect(await report(film(2), 'other', ' salta  a metà ')).toBe(200);
  await expect.poll(() => sent().filter(({ chat_id }) => chat_id === OWNER)).toHaveLength(1);
  const card = async () =>
    (await server.db.selectFrom('report').select(['kind', 'people', 'version_id']).execute()).at(-1);
  expect(await card()).toMatchObject({ kind: 'other', people: 1, version_id: expect.any(Number) });
  expect(String(sent().at(-1)?.['text'])).toContain('«salta a metà»');
  expect((await filmOf(film(2))).reported).toEqual(['other']);
  expect((await filmOf(film(2), BRUNO)).reported).toEqual([]);

  // It is unknown which of two versions was watched.
  expect(await report(film(1), 'audio')).toBe(200);
  expect(await card()).toMatchObject({ kind: 'audio', version_id: null });
  expect(await report('none', 'audio')).toBe(404);
});

it('a reported episode is reported in its season alone', async () => {
  // The second season has one of this number, too.
  const episode = { season: 1, episode: 1 };
  expect(await change('report', { content_id: series(), episode, kind: 'audio', note: null })).toBe(200);
  const reported = async (season: number) =>
    (await seasonOf(season)).parts.flatMap((part: { reported: string[] }) => part.reported);
  expect([await reported(1), await reported(2)]).toEqual([['audio'], []]);
  expect(await change('report', { content_id: series(), episode: null, kind: 'audio', note: null })).toBe(
    404,
  );
});

it('a person’s 21st report within a day is refused, a repeat is not', async () => {
  const report = (episode: number) =>
    change(
      'report',
      { content_id: series(), episode: { season: 1, episode }, kind: 'audio', note: null },
      BRUNO,
    );
  for (let episode = 1; episode <= 20; episode += 1) expect(await report(episode)).toBe(200);
  expect(await report(21)).toBe(409);
  expect(await report(20)).toBe(200);
});

it('a title that an owner has hidden is neither answered nor marked nor reported', async () => {
  const before = await titleOf(series());
  await setHidden(server.db, series(), true);
  await setHidden(server.db, film(2), true);
  for (const path of [`${series()}`, `${series()}/season/1?page=1`, `${film(2)}`, 'none'])
    expect((await ask(path)).statusCode).toBe(404);
  const season = { content_id: series(), season: 2, isWatched: true, watchedAt: null };
  expect(await change('watched/season', season)).toBe(404);
  const problem = { content_id: film(2), episode: null, kind: 'broken', note: null };
  expect(await change('report', problem)).toBe(404);
  await setHidden(server.db, series(), false);
  await setHidden(server.db, film(2), false);
  expect(await titleOf(series())).toEqual(before);
});
