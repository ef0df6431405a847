import { describe, expect, it } from 'vitest';
import { markVideoLost } from '../../../../src/server/modules/sources/lose-video.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/sources/save-video.ts';
import { saveSubtitles } from '../../../../src/server/modules/sources/subtitles/subtitle-files.ts';
import { videosOfTitle } from '../../../../src/server/modules/sources/title-videos.ts';
import { NO_HINTS } from '../../../../src/server/modules/sources/versions/version-facts.ts';
import { assignVideoPost } from '../../../../src/server/modules/sources/videos/assign-video-post.ts';
import { saveVideoPost } from '../../../../src/server/modules/sources/videos/video-posts.ts';
import { dataOf } from '../../support/inline-keyboard.ts';
import { film, sent, toasts, useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA, answering, OWNER, type TestBot } from '../../support/test-bot.ts';

let server: TestBot;
useOwnerBot((started) => {
  server = started;
});

describe('Video', () => {
  it('lists a film’s source, says how to add one, and removes it', async () => {
    const titleId = film(8);
    await saveVideoAndNotify(
      server.db,
      { titleId },
      { kind: 'link', url: 'https://films.example/8?a=1&b=<2>' },
    );
    await server.press(`sources:${titleId}:0`, OWNER);
    const [list] = sent();
    expect(list?.['text']).toContain('Video di Film 8');
    expect(list?.['text']).toContain('https://films.example/8?a=1&amp;b=&lt;2&gt;');
    expect(list?.['text']).toContain(`«${titleId}»`);
    await server.press(dataOf(list, 'Togli: Film'), OWNER);
    await server.press(dataOf(list, 'Togli: Film'), OWNER);
    expect(await videosOfTitle(server.db, titleId)).toEqual([]);
    expect(toasts()).toEqual([undefined, 'Tolto: Film.', 'Questo video non c’è più.']);
    expect(server.api.of('editMessageText')[0]?.['text']).toContain('Non ce n’è ancora nessuno.');
  });

  it('lists a series’ sources page by page, with their descriptions', async () => {
    const titleId = server.series[4] ?? 0;
    for (let episode = 1; episode <= 25; episode++)
      await saveVideoAndNotify(
        server.db,
        { titleId, episode: { season: 1, episode } },
        { kind: 'video', fileId: 'f' },
      );
    await saveVideoAndNotify(
      server.db,
      { titleId, episode: { season: 2, episode: 1 } },
      { kind: 'message', chatId: '@canale', messageId: 34 },
    );
    await server.press(`sources:${titleId}:0`, OWNER);
    await server.press(`sources:${titleId}:1`, OWNER);
    const [first, second] = sent();
    expect(first?.['text']).toContain('Stagione 1, episodio 20: video');
    expect(first?.['text']).not.toContain('episodio 21');
    expect(dataOf(first, '›')).toBe(`sources:${titleId}:1`);
    expect(second?.['text']).toContain(
      'Stagione 2, episodio 1: <a href="https://t.me/canale/34">messaggio 34 di @canale</a>',
    );
    expect(dataOf(second, '‹')).toBe(`sources:${titleId}:0`);
  });

  it('shows the file, its post, its size, and whether it is lost', async () => {
    const titleId = film(7);
    for (const [messageId, fileName] of [
      [221, 'Film 7 <1080p>.mkv'],
      [222, 'Film 7 1080p.mkv'],
    ] as const) {
      const location = { chatId: '-1009', messageId };
      const post = { location, kind: 'video', fileId: 'f', fileUniqueId: `${messageId}`, fileName } as const;
      const file = {
        caption: '',
        seconds: 6000,
        bytes: 2_150_000_000,
        postedAt: new Date('2026-11-03T12:00Z'),
      };
      const id = await saveVideoPost(server.db, { ...post, ...file, ownerId: '1' });
      const kept = { parts: [{ titleId }], state: 'kept', byHand: false } as const;
      await assignVideoPost(server.db, { ...post, ...file, ownerId: '1', id }, kept);
    }
    await server.press(`sources:${titleId}:0`, OWNER);
    expect(sent()[0]?.['text']).toContain(
      'Film: <a href="https://t.me/c/9/222">Film 7 1080p.mkv</a>, 1080p · 2,2 GB, 03/11/26\n' +
        'Film: <a href="https://t.me/c/9/221">Film 7 &lt;1080p&gt;.mkv</a>, 1080p · 2,2 GB, 03/11/26, di riserva',
    );
    await server.press(dataOf(sent()[0], 'Togli: Film'), OWNER);
    expect(toasts().at(-1)).toBe('Tolto: Film. È tornato quello di prima.');
    await markVideoLost(server.db, { titleId });
    await server.press(`sources:${titleId}:0`, OWNER);
    expect(sent()[1]?.['text']).toContain('03/11/26, non si trova più');
  });

  it('does not remove another title’s source by a forged button', async () => {
    const titleId = film(9);
    await saveVideoAndNotify(server.db, { titleId }, { kind: 'link', url: 'https://films.example/9' });
    const [kept] = await videosOfTitle(server.db, titleId);
    await server.press(`unsource:${film(10)}:${kept?.id}:0`, OWNER);
    expect(await videosOfTitle(server.db, titleId)).toHaveLength(1);
  });
});

describe('the versions of a title', () => {
  const add = (titleId: number, quality: number) =>
    saveVideoAndNotify(
      server.db,
      { titleId },
      { kind: 'link', url: `https://films.example/${titleId}/${quality}` },
      { hints: { ...NO_HINTS, quality } },
    );
  const known = async (titleId: number) =>
    (await videosOfTitle(server.db, titleId)).map(({ quality, languages, note }) => [
      quality,
      languages.join(),
      note,
    ]);

  it('are listed, each with buttons to remove and edit it, and one is moved to the front', async () => {
    const titleId = film(11);
    await add(titleId, 1080);
    await add(titleId, 720);
    await server.press(`sources:${titleId}:0`, OWNER);
    const list = sent().at(-1);
    expect(dataOf(list, 'Togli: Film, 1080p')).toMatch(/^unsource:/);
    const half = (await videosOfTitle(server.db, titleId))[1]?.id ?? 0;
    await server.press(`editversion:${titleId}:${half}`, OWNER);
    const page = server.api.of('editMessageText').at(-1) ?? sent().at(-1);
    expect(page?.['text']).toContain('Lingue: niente\nSottotitoli: niente\nNota: niente');
    await server.press(dataOf(page, 'Metti per prima'), OWNER);
    expect(await known(titleId)).toEqual([
      [720, '', ''],
      [1080, '', ''],
    ]);
  });

  it('are described by buttons and by answers, and an invalid answer changes nothing', async () => {
    const titleId = film(12);
    await add(titleId, 720);
    const id = (await videosOfTitle(server.db, titleId))[0]?.id ?? 0;
    await server.press(`versionquality:${titleId}:${id}:2160`, OWNER);
    const answer = async (place: number, text: string) => {
      await server.press(`versionfield:${titleId}:${id}:${place}`, OWNER);
      await server.send({ text, ...answering(sent().at(-1), OWNER) }, OWNER);
    };
    await answer(0, 'inglese, ita');
    await answer(2, 'versione restaurata');
    expect(await known(titleId)).toEqual([[2160, 'ita,eng', 'versione restaurata']]);
    await answer(0, 'boh? 12');
    expect(sent().at(-1)?.['text']).toContain('Così non va');
    await answer(2, '-');
    await server.press(`versionquality:${titleId}:${id}:0`, OWNER);
    expect(await known(titleId)).toEqual([[null, 'ita,eng', '']]);
  });

  it('are edited by owners alone, and only those of the button’s title', async () => {
    const titleId = film(13);
    await add(titleId, 720);
    const id = (await videosOfTitle(server.db, titleId))[0]?.id ?? 0;
    await server.press(`versionquality:${titleId}:${id}:2160`, ANNA);
    await server.press(`versionquality:${film(14)}:${id}:2160`, OWNER);
    expect(await known(titleId)).toEqual([[720, '', '']]);
    expect(toasts().at(-1)).toBe('Questa versione non c’è più.');
  });
});

it('subtitles are listed with the sources, and can be removed', async () => {
  const titleId = film(15);
  await saveSubtitles(server.db, [{ titleId }], {
    fileId: 's',
    fileUniqueId: 's',
    fileName: 'Film.ita.srt',
    label: 'ita',
    location: undefined,
    mediaGroup: undefined,
    replyTo: undefined,
    ownerId: '1',
  });
  await server.press(`sources:${titleId}:0`, OWNER);
  expect(sent().at(-1)?.['text']).toContain('Film: sottotitoli ita, Film.ita.srt');
  const drop = dataOf(sent().at(-1), 'Togli: Film, sottotitoli ita');
  await server.press(drop, OWNER);
  await server.press(drop, OWNER);
  expect(toasts().slice(-2)).toEqual(['Sottotitoli tolti.', 'Questi sottotitoli non ci sono più.']);
});
