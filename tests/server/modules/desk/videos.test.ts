import { beforeEach, describe, expect, it } from 'vitest';
import type { DeskChange } from '../../../../src/contract/desk/changes.ts';
import type { WaitingVideos } from '../../../../src/contract/desk/videos.ts';
import { episodesOf } from '../../../../src/server/modules/videos/title-videos.ts';
import { appCaller } from '../../support/app-caller.ts';
import { bringVideo } from '../../support/bring-video.ts';
import { findMainVideo } from '../../support/find-main-video.ts';
import { buttonsOf } from '../../support/inline-keyboard.ts';
import { OWNER } from '../../support/test-bot.ts';
import { addTestTitles, titleIdByOrigin } from '../../support/test-titles.ts';
import { CHANNEL, useChannelBot } from '../videos/posts/support/channel-bot.ts';
import { bringEpisodes } from './support/bring-episodes.ts';

const server = await useChannelBot();
let title = 0;
beforeEach(async () => {
  await server.db.deleteFrom('title').where('origin', 'like', 'video:%').execute();
  [title = 0] = await addTestTitles(server.db, [{ name: `Amarcord ${++named}`, releaseDate: '1973-12-18' }]);
});
let named = 0;
const bring = (fileName: string, more: Parameters<typeof bringVideo>[2] = {}) =>
  bringVideo(server, fileName, { ...more, chatId: CHANNEL });

const call = (request: string, body?: object) => appCaller(server, { isProven: true })(OWNER, request, body);

async function read<Answer>(request: string, body?: object): Promise<Answer> {
  const answer = await call(request, body);
  expect([request, answer.statusCode]).toEqual([request, 200]);
  return answer.json();
}

const LETTERS = 'bcdfglmnprstvzaeiouhjk'.split('');

type Page = { groups: WaitingVideos[]; counts: Record<string, number>; next: string | null };
const table = (show = 'all', after?: string | null) =>
  read<Page>(`GET /api/gestione/videos?show=${show}${after ? `&after=${after}` : ''}`);

type Settled = {
  settled: { matched: number[]; ignored: number[] };
  left: { post: number; title: number; needs: string }[];
  failures: string[];
};
const settle = (...answers: object[]) => read<Settled>('POST /api/gestione/videos/settle', { answers });
const to = (post: number, what: object, isOne = false) => ({ post, isOne, to: what });
const asTitle = (id: number, season: number | null = null, episode: number | null = null) => ({
  kind: 'title',
  id,
  season,
  episode,
});
const undo = (settled: object) => read<{ videos: number }>('POST /api/gestione/videos/undo', settled);
const isWaiting = async (post: number) =>
  (await server.db.selectFrom('video_post').select('state').where('id', '=', post).executeTakeFirst())
    ?.state === 'unmatched';

describe('the table of unmatched videos', () => {
  it('says the only title that a misspelt name may be, and its length', async () => {
    const post = await bring(`Amarcrod.${named}.mkv`, { seconds: 7380 });
    const { groups, counts } = await table('known');
    expect(groups).toEqual([
      expect.objectContaining({
        post,
        posts: 1,
        seconds: 7380,
        likelihood: 'known',
        guess: expect.objectContaining({ titolo: `Amarcord ${named}` }),
      }),
    ]);
    expect(counts).toMatchObject({ all: 1, known: 1, unknown: 0, other: 0, ignored: 0 });
    expect((await read<{ waiting: object }>('GET /api/gestione')).waiting).toMatchObject({
      'da-abbinare': 1,
    });
  });

  it('a video whose title is missing from the catalogue comes with the title that can be created', async () => {
    await bring('Gita a Goa zqx (2019).mkv');
    const { groups } = await table('unknown');
    expect(groups).toEqual([expect.objectContaining({ guess: null, newName: 'Gita a Goa zqx (2019)' })]);
  });

  it('has each group once, the largest first, on pages that follow one another', async () => {
    for (const episode of [1, 2, 3]) await bring(`Serie sconosciuta zqx S01E0${episode}.mkv`);
    for (const letter of LETTERS) await bring(`${letter}olo${letter}ina sconosciuta.mkv`);
    for (const letter of LETTERS) await bring(`${letter}ettim${letter}o ignoto.mkv`);
    const first = await table();
    const second = await table('all', first.next);
    const rows = [...first.groups, ...second.groups];
    const sizes = rows.map(({ posts }) => posts);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect([sizes[0], first.groups.length]).toEqual([3, 40]);
    expect(second.next).toBeNull();
    expect(new Set(rows.map(({ post }) => post)).size).toBe(first.counts['all']);
  });
});

it('the start page counts what the table does, the groups', async () => {
  for (const episode of [1, 2, 3]) await bring(`Serie sconosciuta zqx S01E0${episode}.mkv`);
  await bring('Gita a Goa zqx (2019).mkv');
  const { counts } = await table();
  expect(counts).toMatchObject({ all: 2, videos: 4 });
  expect((await read<{ waiting: object }>('GET /api/gestione')).waiting).toMatchObject({ 'da-abbinare': 2 });
});

describe('the titles that an unmatched video may be', () => {
  const titlesFor = (post: number) => `GET /api/gestione/videos/${post}/titles`;

  it('an unmatched video is offered titles of the catalogue with such a name, or a new one', async () => {
    const misspelt = await bring(`Amarcrod.${named}.mkv`);
    expect(await read(titlesFor(misspelt))).toMatchObject({
      titles: [{ id: title, titolo: `Amarcord ${named}` }],
      tmdb: null,
    });
    const missing = await bring('Gita a Goa zqx (2019).mkv');
    expect(await read(titlesFor(missing))).toMatchObject({ newName: 'Gita a Goa zqx (2019)' });
  });

  it('a video that somebody has answered is offered no titles', async () => {
    const post = await bring('Lezione sconosciuta zqx.mkv');
    await settle(to(post, { kind: 'ignore' }));
    expect((await call(titlesFor(post))).statusCode).toBe(404);
  });
});

describe('an answer at the desk', () => {
  it('an answer is a change that names the video and the title', async () => {
    const post = await bring(`Amarcrod.${named}.mkv`);
    const lecture = await bring('Lezione sconosciuta zqx.mkv');
    await settle(to(post, asTitle(title)), to(lecture, { kind: 'ignore' }));
    const { changes } = await read<{ changes: DeskChange[] }>('GET /api/gestione/changes');
    expect(changes.slice(0, 2).map(({ what }) => what)).toEqual([
      'Ignorato Lezione sconosciuta zqx.mkv',
      `«Amarcord ${named}»: abbinato Amarcrod.${named}.mkv`,
    ]);
  });

  it('matches a group, is safe to repeat, and can be taken back', async () => {
    const post = await bring(`Amarcrod.${named}.mkv`);
    const first = await settle(to(post, asTitle(title)));
    expect(first.settled.matched).toEqual([post]);
    expect(await findMainVideo(server.db, { titleId: title })).toBeDefined();
    expect((await settle(to(post, asTitle(title)))).settled).toEqual({ matched: [], ignored: [] });
    expect(await undo(first.settled)).toEqual({ videos: 1 });
    expect([await isWaiting(post), await findMainVideo(server.db, { titleId: title })]).toEqual([
      true,
      undefined,
    ]);
    expect(await undo(first.settled)).toEqual({ videos: 0 });
  });

  it('holds for later videos of the name, until it is taken back', async () => {
    const first = await bring(`Amarcrod.${named}.mkv`);
    const { settled } = await settle(to(first, asTitle(title)));
    const later = await bring(`Amarcrod.${named}.1080p.mkv`);
    expect(await isWaiting(later)).toBe(false);
    await undo(settled);
    expect(await isWaiting(await bring(`Amarcrod.${named}.720p.mkv`))).toBe(true);
  });

  it('creates a title, which goes when that is taken back', async () => {
    const post = await bring('Gita a Goa zqx (2019).mkv', { fileUniqueId: 'goa' });
    const { settled } = await settle(to(post, { kind: 'new' }));
    const origin = 'video:goa';
    expect(await titleIdByOrigin(server.db, origin)).toBeDefined();
    await undo(settled);
    expect(await titleIdByOrigin(server.db, origin)).toBeUndefined();
    expect(await isWaiting(post)).toBe(true);
  });

  it('keeps a title that was made of a video and has another one by now', async () => {
    const post = await bring('Gita a Goa zqx (2019).mkv', { fileUniqueId: 'goa again' });
    const { settled } = await settle(to(post, { kind: 'new' }));
    const id = await titleIdByOrigin(server.db, 'video:goa again');
    const other = await bring(`Amarcrod.${named}.mkv`);
    await settle(to(other, asTitle(id ?? 0)));
    await undo(settled);
    expect(await findMainVideo(server.db, { titleId: id ?? 0 })).toBeDefined();
  });

  it('ignores a group, and has it wait again', async () => {
    const posts = [
      await bring('Trailer zqx 1.mkv', { seconds: 90 }),
      await bring('Trailer zqx 2.mkv', { seconds: 90 }),
    ];
    const { groups } = await table('other');
    const { settled } = await settle(to(groups[0]?.post ?? 0, { kind: 'ignore' }));
    expect((await table()).counts).toMatchObject({ all: 0, ignored: 1 });
    await undo(settled);
    expect(await Promise.all(posts.map(isWaiting))).toEqual([true, true]);
  });

  it('matches one video of a group without a name in common, never all of it', async () => {
    const posts = [
      await bring('Trailer zqx 1.mkv', { seconds: 90 }),
      await bring('Trailer zqx 2.mkv', { seconds: 90 }),
    ];
    const { settled } = await settle(to(posts[0] ?? 0, asTitle(title)));
    expect([settled.matched, await isWaiting(posts[1] ?? 0)]).toEqual([[posts[0]], true]);
  });

  it('asks for the season that no name says, and takes it', async () => {
    const [series = 0] = await addTestTitles(server.db, [
      { name: 'Il gioco dei re', type: 'serie', duration: 3 },
    ]);
    const posts = [await bring('GOTzq - 01.mkv'), await bring('GOTzq - 02.mkv')];
    const { groups } = await table();
    const post = groups[0]?.post ?? 0;
    expect((await settle(to(post, asTitle(series)))).left).toEqual([
      { post: posts[0], title: series, needs: 'season' },
    ]);
    await settle(to(post, asTitle(series, 2)));
    expect(await episodesOf(server.db, series)).toEqual([
      { season: 2, episode: 1 },
      { season: 2, episode: 2 },
    ]);
  });

  it('gives one video of a group the episode that is typed', async () => {
    const [series = 0] = await addTestTitles(server.db, [
      { name: 'Il gioco dei conti', type: 'serie', duration: 3 },
    ]);
    const post = await bring('VID_0001.mp4');
    expect((await settle(to(post, asTitle(series), true))).left).toEqual([
      { post, title: series, needs: 'episode' },
    ]);
    await settle(to(post, asTitle(series, 3, 4), true));
    expect(await episodesOf(server.db, series)).toEqual([{ season: 3, episode: 4 }]);
  });

  it('says why a title of TMDB cannot be had', async () => {
    const post = await bring('Sconosciuto zqx.mkv');
    const { failures } = await settle(to(post, { kind: 'tmdb', type: 'film', id: 653 }));
    expect(failures).toHaveLength(1);
    expect(await isWaiting(post)).toBe(true);
  });
});

it('a group’s videos are listed one by one', async () => {
  const posts = [
    await bring('Trailer zqx 1.mkv', { seconds: 90 }),
    await bring('Trailer zqx 2.mkv', { seconds: 90 }),
  ];
  const { videos } = await read<{ videos: WaitingVideos[] }>(
    `GET /api/gestione/videos/${posts[1]}/group?page=1`,
  );
  expect(videos.map(({ post, posts: count, seconds }) => [post, count, seconds])).toEqual([
    [posts[0], 1, 90],
    [posts[1], 1, 90],
  ]);
});

it('a group has the one title of all of its videos; one of trailers has none, though each of them may be of a title', async () => {
  const name = 'Gattopardo zqx';
  await addTestTitles(server.db, [{ name, releaseDate: '1963-03-27' }]);
  const posts = [await bring('Gatopardo.zqx.mkv'), await bring('Gatopardo.zqx.1080p.mkv')];
  const trailers = [
    await bring(`${name} (1963) Trailer.mkv`, { seconds: 90 }),
    await bring(`${name} (1963) Trailer 2.mkv`, { seconds: 90 }),
  ];
  const guessed = (rows: WaitingVideos[]) => rows.map(({ post, guess }) => [post, guess?.titolo]);
  const { groups } = await table();
  expect(guessed(groups)).toEqual([
    [posts[0], name],
    [trailers[0], undefined],
  ]);
  const { videos } = await read<{ videos: WaitingVideos[] }>(
    `GET /api/gestione/videos/${trailers[0]}/group?page=1`,
  );
  expect(guessed(videos)).toEqual(trailers.map((post) => [post, name]));
});

it('a video that no longer waits is in no group', async () => {
  const post = await bring(`Amarcrod.${named}.mkv`);
  const group = `GET /api/gestione/videos/${post}/group?page=1`;
  expect((await call(group)).statusCode).toBe(200);
  await settle(to(post, asTitle(title)));
  expect((await call(group)).statusCode).toBe(404);
});

it('what is answered in the chat is gone from the desk, and the reverse', async () => {
  const [first, second] = [await bring(`Amarcrod.${named}.mkv`), await bring('Sconosciuto zqx.mkv')];
  await server.press(`video:${first}:0:0`, OWNER);
  const shown = buttonsOf(server.api.of('sendMessage').at(-1));
  const button = shown.find(({ text }) => text.startsWith('È questo'));
  await server.press(button?.callback_data ?? '', OWNER);
  expect((await table()).groups.map(({ post }) => post)).toEqual([second]);
  await settle(to(second, { kind: 'ignore' }));
  await server.press(`video:${second}:0:0`, OWNER);
  expect(server.api.of('answerCallbackQuery').at(-1)?.['text']).toBe('Questo video non aspetta più.');
});

it('a group of more videos than one transaction takes is several changes', async () => {
  const post = await bringEpisodes(server, 'Nessunissimo qqx', 70);
  const [series = 0] = await addTestTitles(server.db, [{ name: 'Serie qqx', type: 'serie', duration: 1 }]);
  expect((await settle(to(post, asTitle(series)))).settled.matched).toHaveLength(70);
  const { changes } = await read<{ changes: DeskChange[] }>('GET /api/gestione/changes');
  const [rest, first] = changes;
  expect([first?.what, rest?.what]).toEqual([expect.stringMatching(/50/), expect.stringMatching(/20/)]);
});

it('an answer for many at once takes no working video’s place, one for a video does', async () => {
  [title = 0] = await addTestTitles(server.db, [{ name: 'Ginger e Fred', releaseDate: '1986-01-13' }]);
  const sure = await bring('Ginger e Fred (1986).mkv');
  const main = () => findMainVideo(server.db, { titleId: title });
  const first = await main();
  const unsure = await bring('Ginger.e.Frde.mkv');
  const answer = { answers: [to(unsure, asTitle(title), true)], isBulk: true };
  const { settled } = await read<Settled>('POST /api/gestione/videos/settle', answer);
  expect(settled.matched).toEqual([unsure]);
  expect(await main()).toEqual(first);
  await undo(settled);
  await settle(to(unsure, asTitle(title), true));
  expect(await main()).not.toEqual(first);
  expect(await isWaiting(sure)).toBe(false);
});
