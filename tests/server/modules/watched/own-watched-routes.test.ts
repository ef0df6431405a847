import { beforeAll, expect, it } from 'vitest';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { appCaller } from '../../support/app-caller.ts';
import { film, replies, useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA, BRUNO } from '../../support/test-bot.ts';

const server = await useOwnerBot();

const series = () => server.series[1] ?? 0;
const toContinue = async (as = ANNA) => (await appCaller(server)(as, 'GET /api/tu/to_continue')).json();
const hide = (id: number, hidden: boolean) =>
  server.db.updateTable('title').set({ hidden }).where('id', '=', id).execute();

beforeAll(async () => {
  for (const episode of [1, 2, 3])
    await saveVideoAndNotify(
      server.db,
      { titleId: series(), episode: { season: 1, episode } },
      { kind: 'video', fileId: `e${episode}` },
    );
  await saveVideoAndNotify(server.db, { titleId: film(1) }, { kind: 'video', fileId: 'film' });
});

it('what the chat has delivered is to be continued in the app, by its person alone', async () => {
  expect(await toContinue()).toEqual({ titles: [] });
  await server.press(`episode:${series()}:1:1`);
  await server.press(`episode:${series()}:1:2`);
  expect(await toContinue()).toEqual({
    titles: [
      {
        content: expect.objectContaining({ id: series(), titolo: 'Serie 2' }),
        episode: { season: 1, episode: 3 },
        isNext: true,
        watched: 2,
        episodes: 3,
      },
    ],
  });
  expect(await toContinue(BRUNO)).toEqual({ titles: [] });
});

it('a title that an owner has hidden is left out', async () => {
  await hide(series(), true);
  expect(await toContinue()).toEqual({ titles: [] });
  await hide(series(), false);
});

const call = (request: string, body?: object, as = ANNA) =>
  appCaller(server)(as, `POST /api/tu/${request}`, body);
const watched = async (page = 1) =>
  (await appCaller(server)(ANNA, `GET /api/tu/watched?page=${page}`)).json();
const first = { season: 1, episode: 1 };

it('an episode is delivered by a press in the app, a missing one and a film’s are not', async () => {
  const play = (content_id: number, episode: object) => call('play', { content_id, ...episode });
  expect((await play(series(), { season: 1, episode: 3 })).json()).toEqual({ success: true });
  await expect.poll(() => server.api.of('sendVideo').map(({ video }) => video)).toEqual(['e3']);
  for (const reply of [await play(series(), { season: 9, episode: 1 }), await play(film(1), first)])
    expect(reply.statusCode).toBe(404);
  expect(server.api.of('sendVideo')).toHaveLength(1);
});

it('a mark taken back in the app is gone in the chat, and set again with its date', async () => {
  const [before] = await watched();
  expect(before).toMatchObject({
    content: { id: series() },
    episode: expect.objectContaining({ season: 1 }),
  });
  const { episode, watchedAt } = before;
  const set = (isWatched: boolean) =>
    call('watched', { content_id: series(), episode, isWatched, watchedAt });
  const said = async () => {
    await server.say('/visti');
    return replies().at(-1);
  };
  for (const _ of ['once', 'and again']) expect((await set(false)).json()).toEqual({ success: true });
  expect(await said()).not.toContain(`S1E${episode.episode}`);
  for (const _ of ['once', 'and again']) expect((await set(true)).json()).toEqual({ success: true });
  expect(await said()).toContain(`S1E${episode.episode}`);
  expect(await watched()).toContainEqual(before);
  expect(await watched(2)).toEqual([]);
});

it('a part that does not exist, or is hidden, cannot be marked, and a date that has yet to come is now', async () => {
  const set = (content_id: number | string, episode: object | null, watchedAt: number | null = null) =>
    call('watched', { content_id, episode, isWatched: true, watchedAt });
  expect((await set(series(), { season: 9, episode: 9 })).statusCode).toBe(404);
  expect((await set('none', null)).statusCode).toBe(404);
  await hide(film(1), true);
  expect((await set(film(1), null)).statusCode).toBe(404);
  await hide(film(1), false);
  for (const noDate of [8.64e15 + 1, Number.MAX_SAFE_INTEGER, -1, 0.5])
    expect((await set(film(1), null, noDate)).statusCode).toBe(400);
  expect((await set(film(1), null, 8.64e15)).statusCode).toBe(200);
  const soon = Date.now() + 3_600_000;
  expect((await set(film(1), null, soon)).statusCode).toBe(200);
  const [latest] = await watched();
  expect(latest.content.id).toBe(film(1));
  expect(latest.watchedAt).toBeLessThan(soon);
});

it('a series that is left in the app is not to be continued in the chat', async () => {
  for (const _ of ['once', 'and again'])
    expect((await call('leave_series', { content_id: series() })).json()).toEqual({ success: true });
  await server.say('/continua');
  expect(replies().at(-1)).toContain('Niente in sospeso');
});
