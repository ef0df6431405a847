import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setHidden } from '../../../../src/server/modules/catalogue/title-visibility.ts';
import { episodesOf } from '../../../../src/server/modules/videos/title-videos.ts';
import { findMainVideo } from '../../support/find-main-video.ts';
import { ANNA, OWNER, testBot } from '../../support/test-bot.ts';

let film: number;
/** It has five seasons. */
let series: number;
const server = await testBot();
beforeAll(async () => {
  [film = 0] = server.films;
  series = server.series[4] ?? 0;
});
beforeEach(async () => {
  await server.db.deleteFrom('video_post').execute();
  server.api.calls.splice(0);
});
afterAll(() => server.close());

const answers = () => server.api.of('sendMessage').map(({ text }) => String(text));
const video = (file_id: string) => ({
  video: { file_id, file_unique_id: 'u', width: 1, height: 1, duration: 1 },
});
const waiting = () =>
  server.db.selectFrom('video_post').select('id').where('state', '=', 'unmatched').execute();
const sendVideo = (caption: string | undefined, from = OWNER, file = 'file') =>
  server.send({ ...video(file), ...(caption === undefined ? {} : { caption }) }, from);

describe('a video from the owner', () => {
  it('with a film’s id becomes its video, and another one replaces it', async () => {
    await sendVideo(String(film), OWNER, 'first');
    await sendVideo(` ${film} `, OWNER, 'second');
    expect(await findMainVideo(server.db, { titleId: film })).toEqual({ kind: 'video', fileId: 'second' });
    expect(answers()).toEqual([
      'Fatto: ora si può guardare Film 1 (2001).',
      'Fatto: video sostituito per Film 1 (2001).',
    ]);
  });

  it.each([
    [`% 1 1`, 1, 1],
    [`% S1E2`, 1, 2],
    [`% s02e10`, 2, 10],
    [`% 2x11`, 2, 11],
    [`%\nS3 E1`, 3, 1],
  ])('with a series’ id and %j becomes an episode', async (caption, season, episode) => {
    await sendVideo(caption.replace('%', String(series)));
    expect(await episodesOf(server.db, series)).toContainEqual({ season, episode });
    expect(answers()).toEqual([
      `Fatto: ora si può guardare Serie 5, stagione ${season}, episodio ${episode}.`,
    ]);
  });

  it('another version, which the caption names below the title’s number, is added', async () => {
    await sendVideo(`${film}\n2160p\nAudio: ita`, OWNER, 'uhd');
    await sendVideo(`${film}\n720p\nAudio: ita`, OWNER, 'hd');
    await sendVideo(`${series}\nS3E2\n720p`);
    expect(answers()).toEqual([
      'Fatto: un’altra versione di Film 1 (2001) (2160p · italiano).',
      'Fatto: un’altra versione di Film 1 (2001) (720p · italiano).',
      'Fatto: ora si può guardare Serie 5, stagione 3, episodio 2.',
    ]);
  });

  it('may be sent as a file', async () => {
    const document = { file_id: 'mkv', file_unique_id: 'u', mime_type: 'video/x-matroska' };
    await server.send({ document, caption: String(film) }, OWNER);
    expect(await findMainVideo(server.db, { titleId: film })).toEqual({ kind: 'document', fileId: 'mkv' });
  });

  it.each([
    ['999999', /non c’è un titolo con il numero 999999/],
    ['%f 1 2', /«Film 1» è un film/],
    ['%s', /«Serie 5» è una serie. Servono stagione ed episodio/],
  ])('with the caption %j waits for another title, with a reason', async (caption, answer) => {
    const count = () => server.db.selectFrom('video').select('id').execute();
    const before = await count();
    await sendVideo(caption.replace('%s', String(series)).replace('%f', String(film)));
    expect(answers()).toEqual([expect.stringMatching(answer)]);
    expect(await count()).toEqual(before);
    expect(await waiting()).toHaveLength(1);
  });

  it.each([undefined, 'Nosferatu', '%s 1', '%s 1 2 3', '0', '99999999999', '%s S1E40000'])(
    'with the caption %j waits for its title',
    async (caption) => {
      await sendVideo(caption?.replace('%s', String(series)));
      expect(answers()).toEqual([]);
      expect(await waiting()).toHaveLength(1);
    },
  );
});

it('a hidden title may get its video before it is shown', async () => {
  const titleId = server.films[7] ?? 0;
  await setHidden(server.db, titleId, true);
  await sendVideo(String(titleId));
  expect(answers()).toEqual(['Fatto: ora si può guardare Film 8 (2003).']);
});

it('a video from anybody else is ignored', async () => {
  await sendVideo(String(server.films[5]), ANNA);
  expect(answers()).toEqual(['Solo il proprietario può aggiungere video.']);
  expect(await findMainVideo(server.db, { titleId: server.films[5] ?? 0 })).toBeUndefined();
});

it('an album is answered once', async () => {
  for (const album of ['album-1', 'album-1', 'album-2']) {
    await server.send({ ...video('file'), media_group_id: album }, ANNA);
    await server.send({ photo: [], media_group_id: album }, ANNA);
  }
  expect(answers()).toEqual(Array(2).fill(expect.stringContaining('Solo il proprietario')));
});

describe('/sorgente', () => {
  it.each([
    ['https://films.example/2', { kind: 'link', url: 'https://films.example/2' }],
    ['https://t.me/canale/34', { kind: 'message', chatId: '@canale', messageId: 34 }],
    ['https://t.me/c/1234/56', { kind: 'message', chatId: '-1001234', messageId: 56 }],
    ['https://t.me/c/1234/7/57', { kind: 'message', chatId: '-1001234', messageId: 57 }],
    ['https://t.me/canale/7/35?single', { kind: 'message', chatId: '@canale', messageId: 35 }],
    ['https://t.me/canale/36?thread=7&single', { kind: 'message', chatId: '@canale', messageId: 36 }],
    ['https://t.me/s/canale/37', { kind: 'message', chatId: '@canale', messageId: 37 }],
    ['t.me/canale/39', { kind: 'message', chatId: '@canale', messageId: 39 }],
    ['tg://resolve?domain=canale&post=40', { kind: 'message', chatId: '@canale', messageId: 40 }],
    ['http://telegram.me/canale/38/', { kind: 'message', chatId: '@canale', messageId: 38 }],
    ['https://t.me/canale', { kind: 'link', url: 'https://t.me/canale' }],
  ])('accepts %s', async (address, video) => {
    const titleId = server.films[1] ?? 0;
    await server.say(`/sorgente ${titleId} ${address}`, OWNER);
    expect(await findMainVideo(server.db, { titleId })).toEqual(video);
  });

  it('accepts an episode', async () => {
    await server.say(`/sorgente ${series} S4E9 https://films.example/9`, OWNER);
    expect(await episodesOf(server.db, series)).toContainEqual({ season: 4, episode: 9 });
  });

  it('refuses parts that a title cannot have, like a caption', async () => {
    await server.say(`/sorgente ${film} S1E1 https://films.example/1`, OWNER);
    await server.say(`/sorgente ${series} https://films.example/1`, OWNER);
    expect(answers()).toEqual([expect.stringContaining('è un film'), expect.stringContaining('è una serie')]);
  });

  it.each([
    '',
    '12',
    'https://films.example/2',
    '12 ftp://a/b',
    'x https://a.example',
    '12 https://',
    '12 https://t.me/c/777/99999999999999999999',
    '12 https://t.me/canale/0',
    '12 https://t.me/canale/5?comment=6',
  ])('explains itself: %s', async (words) => {
    await server.say(`/sorgente ${words}`, OWNER);
    expect(answers()).toEqual([expect.stringContaining('Scrivi /video')]);
  });

  it('says that a page about a title is no video', async () => {
    await server.say(`/sorgente ${film} https://www.imdb.com/title/tt0013442/`, OWNER);
    expect(answers()).toEqual([expect.stringContaining('parla di un titolo')]);
  });
});
