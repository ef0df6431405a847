import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { episodesOf } from '../../../../../src/server/modules/videos/title-videos.ts';
import { findMainVideo } from '../../../support/find-main-video.ts';
import { buttonsOf } from '../../../support/inline-keyboard.ts';
import { OWNER, type TestBot, testBot } from '../../../support/test-bot.ts';
import type { StubService } from '../../imports/support/stub-service.ts';
import { stubTmdb, TMDB_TOKEN } from '../../imports/support/stub-tmdb.ts';
import { forwarded, post, video } from './support/channel-bot.ts';
import { titleIdByOrigin } from '../../../support/test-titles.ts';

let tmdb: StubService;
let server: TestBot;
beforeAll(async () => {
  tmdb = await stubTmdb();
  server = await testBot({ tmdbToken: TMDB_TOKEN, tmdbApiRoot: tmdb.root });
  await server.send(forwarded(1, { text: 'ciao' }), OWNER);
});
beforeEach(() => void server.api.calls.splice(0));
afterEach(async () => {
  await server.db.deleteFrom('video_post').execute();
  await server.db.deleteFrom('video_answer').execute();
  await server.db.deleteFrom('title').where('origin', 'like', 'tmdb:%').execute();
});
afterAll(() => Promise.all([server.close(), tmdb.close()]));

const seen = () =>
  server.api.calls.findLast(({ method }) => method === 'editMessageText' || method === 'sendMessage')
    ?.payload;
/** Has the bot ask about the video that waits. */
const ask = async () => {
  const { id } = await server.db.selectFrom('video_post').select('id').executeTakeFirstOrThrow();
  await server.press(`video:${id}:0:0`, OWNER);
};
const addButton = () => buttonsOf(seen()).find(({ text }) => text.startsWith('Aggiungi da TMDB'));
const idOf = async (origin: string) => (await titleIdByOrigin(server.db, origin)) ?? 0;

describe('a title that only TMDB has', () => {
  it.each([
    ['by the name of the file', video('Nosferatu.il.vampiro.1922.mkv')],
    ['by its original name', video('Nosferatu, eine Symphonie des Grauens (1922).mkv')],
    ['by a link in the caption', video('VID_1.mp4', 'https://www.themoviedb.org/movie/653-nosferatu')],
  ])('%s is offered with year and poster, and added by one press', async (_, content) => {
    await server.bring(post(34, content));
    await ask();
    expect(seen()?.['text']).toMatch(/Su TMDB: Nosferatu il vampiro \(192\d\), film/);
    expect(seen()?.['link_preview_options']).toMatchObject({
      url: expect.stringMatching(/\/w\d+\/p\w+\.jpg$/),
    });
    await server.press(addButton()?.callback_data ?? '', OWNER);
    const titleId = await idOf('tmdb:movie:653');
    expect(await findMainVideo(server.db, { titleId })).toMatchObject({ messageId: 34 });
    expect(seen()?.['text']).toMatch(/^Fatto: ora si può guardare Nosferatu/);
  });

  it('a title that only TMDB has is offered as a series for an episode', async () => {
    await server.bring(post(41, video('Twin.Peaks.S01E01.mkv')));
    await ask();
    expect(seen()?.['text']).toMatch(/Su TMDB: .*Twin Peaks \(1990\), serie/);
    await server.press(addButton()?.callback_data ?? '', OWNER);
    expect(await episodesOf(server.db, await idOf('tmdb:tv:1748'))).toHaveLength(1);
  });

  it('a title is not offered while TMDB is down, and the question is still asked', async () => {
    tmdb.fail('/3/', { status: 503 }, 2);
    await server.bring(post(34, video('Nosferatu.il.vampiro.1922.mkv')));
    await ask();
    expect(seen()?.['text']).toContain('File: Nosferatu.il.vampiro.1922.mkv');
    expect(addButton()).toBeUndefined();
    expect(server.log()).toContain('could not look up a video on TMDB');
  });

  it('a title is reported if it is gone when it is added', async () => {
    await server.bring(post(34, video('Nosferatu.il.vampiro.1922.mkv')));
    await ask();
    const data = addButton()?.callback_data?.replace(':653:', ':999999:') ?? '';
    await server.press(data, OWNER);
    expect(server.api.of('answerCallbackQuery').at(-1)?.['text']).toBe('TMDB non conosce questo titolo.');
  });
});
