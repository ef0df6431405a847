import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { erasePersonData, exportPersonData } from '../../../../src/server/modules/people/person-data.ts';
import { deleteVideo, markVideoLost } from '../../../../src/server/modules/videos/lose-video.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { NO_HINTS } from '../../../../src/server/modules/videos/versions/version-facts.ts';
import { readVersionPreference } from '../../../../src/server/modules/videos/versions/version-preference.ts';
import { dataOf } from '../../support/inline-keyboard.ts';
import { ANNA, testBot } from '../../support/test-bot.ts';
import { withoutPauses } from '../../support/without-pauses.ts';

const server = await testBot();
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('delivery').execute();
  await server.db.updateTable('person').set({ preferred_quality: null, preferred_language: null }).execute();
  server.api.calls.splice(0);
});

const film = (number: number) => server.films[number] ?? 0;
const videos = () => server.api.of('sendVideo').map(({ video }) => video);
const toasts = () => server.api.of('answerCallbackQuery').map(({ text }) => text);

const save = (titleId: number, quality: number, fileId: string) =>
  saveVideoAndNotify(
    server.db,
    { titleId },
    { kind: 'video', fileId },
    { hints: { ...NO_HINTS, quality, languages: ['ita'] } },
  );

async function addVersions(titleId: number, part: object = {}): Promise<void> {
  for (const [quality, languages, bytes] of [
    [1080, ['ita', 'eng'], 4_200_000_000],
    [720, ['ita'], 900_000_000],
  ] as const)
    await saveVideoAndNotify(
      server.db,
      { titleId, ...part },
      { kind: 'video', fileId: `${titleId} ${quality}` },
      { hints: { ...NO_HINTS, quality, languages: [...languages], bytes } },
    );
}

/** Presses 'Riproduci', and waits for the video. */
async function play(titleId: number, person: number) {
  const before = videos().length;
  await server.press(`play:${titleId}`, person);
  await expect.poll(withoutPauses(server, 'delivery', () => videos().length)).toBe(before + 1);
  return server.api.of('sendVideo').at(-1);
}

describe('a title of several versions', () => {
  it('delivers the replacement of a version that was replaced, and nothing for one that is gone', async () => {
    const title = film(3);
    await addVersions(title);
    await server.press(dataOf(await play(title, ANNA), 'Altre versioni'), ANNA);
    const list = server.api.of('sendMessage').at(-1);
    const half = dataOf(list, '720p · italiano · 900 MB');
    await save(title, 720, 'newer half');
    await server.press(half, ANNA);
    expect(videos()).toEqual([`${title} 1080`, 'newer half']);
    const now = server.api.of('editMessageReplyMarkup').at(-1);
    const newer = dataOf(now, '✓ 720p · italiano');
    await deleteVideo(server.db, { id: Number(newer.split(':').at(-1)) });
    await server.press(newer, ANNA);
    expect(toasts().at(-1)).toBe('Questa versione non c’è più.');
    await server.press(half, ANNA);
    expect(videos()).toEqual([`${title} 1080`, 'newer half', `${title} 720`]);
  });

  it('delivers the owner’s first, and another one by a press, which is remembered for other titles', async () => {
    const [one, other] = [film(1), film(2)];
    await addVersions(one);
    await addVersions(other);
    const delivery = await play(one, ANNA);
    expect(videos()).toEqual([`${one} 1080`]);
    await server.press(dataOf(delivery, 'Altre versioni'), ANNA);
    const list = server.api.of('sendMessage').at(-1);
    expect(list?.['text']).toMatch(/^Quale versione di «Film 2 /);
    expect(dataOf(list, '✓ 1080p · italiano, inglese · 4,2 GB')).toMatch(/^version:/);
    await server.press(dataOf(list, '720p · italiano · 900 MB'), ANNA);
    expect(videos()).toEqual([`${one} 1080`, `${one} 720`]);
    expect(toasts().at(-1)).toContain('Da ora scelgo così');
    const marked = server.api.of('editMessageReplyMarkup').at(-1);
    expect(dataOf(marked, '✓ 720p · italiano · 900 MB')).toMatch(/^version:/);
    await play(other, ANNA);
    expect(videos().at(-1)).toBe(`${other} 720`);
  });

  it('may be an episode, whose version is chosen likewise', async () => {
    const titleId = server.series[1] ?? 0;
    await addVersions(titleId, { episode: { season: 1, episode: 1 } });
    await server.press(`episode:${titleId}:1:1`, ANNA);
    await server.press(dataOf(server.api.of('sendVideo').at(-1), 'Altre versioni'), ANNA);
    await server.press(dataOf(server.api.of('sendMessage').at(-1), '720p · italiano · 900 MB'), ANNA);
    expect(videos()).toEqual([`${titleId} 1080`, `${titleId} 720`]);
  });

  it('delivers the next version if the messenger refuses one, which is lost', async () => {
    const titleId = film(3);
    await addVersions(titleId);
    server.api.fail('sendVideo', { error_code: 400, description: 'Bad Request: wrong file identifier' });
    await server.press(`play:${titleId}`, ANNA);
    await expect.poll(() => videos().at(-1)).toBe(`${titleId} 720`);
    expect(dataOf(server.api.of('sendVideo').at(-1), 'Altre versioni')).toBe('');
  });

  it('delivers nothing for a forged or outdated button', async () => {
    const titleId = film(4);
    await addVersions(titleId);
    await server.press(`version:${titleId}:0:0:999999`, ANNA);
    await server.press(`version:99999999:0:0:1`, ANNA);
    await server.press(`versions:99999999:0:0:1`, ANNA);
    expect(videos()).toEqual([]);
    expect(toasts()).toEqual(Array(3).fill('Questa versione non c’è più.'));
  });
});

it('a title of one version has no button to choose', async () => {
  const titleId = film(5);
  await saveVideoAndNotify(server.db, { titleId }, { kind: 'video', fileId: 'only' });
  const delivery = await play(titleId, ANNA);
  expect(JSON.stringify(delivery)).not.toContain('Altre versioni');
  await markVideoLost(server.db, { titleId });
});

describe('/preferenze', () => {
  it('shows and changes a person’s preference, which is in their export', async () => {
    await server.say('/preferenze', ANNA);
    const message = server.api.of('sendMessage').at(-1);
    expect(message?.['text']).toContain('Qualità: indifferente\nLingua: indifferente');
    await server.press(dataOf(message, '720p'), ANNA);
    await server.press(dataOf(message, 'inglese'), ANNA);
    const edited = server.api.of('editMessageText').at(-1);
    expect(edited?.['text']).toContain('Qualità: 720p\nLingua: inglese');
    expect(dataOf(edited, '✓ 720p')).not.toBe('');
    expect((await exportPersonData(server.db, String(ANNA)))['person']).toMatchObject([
      { preferred_quality: 720, preferred_language: 'eng' },
    ]);
    await server.press(dataOf(edited, 'Qualità indifferente'), ANNA);
    await server.press(dataOf(edited, 'Lingua indifferente'), ANNA);
    const none = { quality: null, language: null };
    expect(await readVersionPreference(server.db, String(ANNA))).toEqual(none);
    await server.press(dataOf(edited, '480p'), ANNA);
    await erasePersonData(server.db, String(ANNA));
    expect(await readVersionPreference(server.db, String(ANNA))).toEqual(none);
  });
});
