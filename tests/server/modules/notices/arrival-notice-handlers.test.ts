import { parse } from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { titleRecordOf } from '../../../../src/server/modules/catalogue/records/title-records.ts';
import type { Episode } from '../../../../src/server/modules/catalogue/rules/title-part.ts';
import { setHidden } from '../../../../src/server/modules/catalogue/title-visibility.ts';
import { importTitles } from '../../../../src/server/modules/imports/import-titles.ts';
import { toggleInStaticList } from '../../../../src/server/modules/lists/static-lists.ts';
import { pauseMessages } from '../../../../src/server/modules/notices/outbox.ts';
import { subscribeToArrival } from '../../../../src/server/modules/notices/subscriptions.ts';
import { videoRange } from '../../../../src/server/modules/notices/video-range.ts';
import { deleteVideo } from '../../../../src/server/modules/videos/lose-video.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { videosOfTitle } from '../../../../src/server/modules/videos/title-videos.ts';
import { buttonsOf, dataOf } from '../../support/inline-keyboard.ts';
import { ANNA, BRUNO, testBot } from '../../support/test-bot.ts';
import { withoutPauses } from '../../support/without-pauses.ts';

const server = await testBot({ gatherSeconds: 0 });
beforeEach(async () => {
  for (const table of ['delivery', 'arrival', 'outbox', 'awaited_title', 'muted_title', 'list_item'] as const)
    await server.db.deleteFrom(table).execute();
  await server.db.deleteFrom('setting').execute();
  server.api.calls.splice(0);
});
afterAll(() => server.close());

const film = (n: number) => server.films[n] ?? 0;
const series = (n: number) => server.series[n] ?? 0;
const sentTo = (from: number) => server.api.of('sendMessage').filter(({ chat_id }) => chat_id === from);
const outbox = () =>
  server.db.selectFrom('outbox').select(['user_id', 'state', 'failure']).orderBy('id').execute();
const settled = async () => expect.poll(async () => (await outbox()).filter(isWaiting)).toEqual([]);
const isWaiting = ({ state }: { state: string }) => state === 'waiting';

const arrives = (titleId: number, episode?: Episode) =>
  saveVideoAndNotify(server.db, { titleId, episode }, { kind: 'video', fileId: 'v' });
const keepInList = (titleId: number, from = ANNA) =>
  toggleInStaticList(server.db, { userId: String(from), list: 'liste', titleId });

/** A person presses play on a title without a video. */
async function playInVain(titleId: number, from = ANNA) {
  await server.press(`play:${titleId}`, from);
  await expect.poll(withoutPauses(server, 'delivery', () => sentTo(from).length)).toBe(1);
  expect(sentTo(from)[0]).toMatchObject({ text: expect.stringContaining('Ti scrivo quando arriva') });
  server.api.calls.splice(0);
}

describe('a person who pressed play on a title without a video', () => {
  it('they get one message when it arrives, with buttons to play it and to unsubscribe', async () => {
    await playInVain(film(0));
    await arrives(film(0));
    await expect.poll(() => sentTo(ANNA).length).toBe(1);
    const [notice] = sentTo(ANNA);
    expect(notice).toMatchObject({
      text: expect.stringMatching(/^È arrivato\. Ora puoi guardarlo\.\n\n<b>Film 1/),
    });
    expect(buttonsOf(notice).map(({ text }) => text)).toEqual(['Apri', 'Riproduci', 'Non avvisarmi']);
    await settled();
    await arrives(film(0));
    expect(await outbox()).toHaveLength(1);
  });

  it('they get it even if an earlier video had stopped working', async () => {
    await arrives(film(1));
    server.api.fail('sendVideo', { error_code: 400, description: 'Bad Request: wrong file identifier' });
    await playInVain(film(1));
    await arrives(film(1));
    await expect.poll(() => sentTo(ANNA).length).toBe(1);
  });

  it('they are not subscribed if the video arrived at the same moment', async () => {
    await arrives(film(2));
    const place = { userId: String(ANNA), titleId: film(2) };
    expect(await subscribeToArrival(server.db, place)).toBe(false);
  });

  it('they get nothing while the title is hidden, and the message when it is shown', async () => {
    await playInVain(film(3));
    await setHidden(server.db, film(3), true);
    await arrives(film(3));
    await playInVain(film(9), BRUNO);
    await arrives(film(9));
    await expect.poll(() => sentTo(BRUNO).length).toBe(1);
    expect(sentTo(ANNA)).toEqual([]);
    await setHidden(server.db, film(3), false);
    await expect.poll(() => sentTo(ANNA).length).toBe(1);
  });
});

describe('a person who has a series in their list', () => {
  it('they get one message for many new episodes', async () => {
    await keepInList(series(0));
    await pauseMessages(server.db, 60_000);
    for (const episode of [1, 2, 3, 5]) await arrives(series(0), { season: 1, episode });
    await arrives(series(0), { season: 2, episode: 1 });
    await server.db.deleteFrom('setting').execute();
    await expect.poll(() => sentTo(ANNA).length).toBe(1);
    expect(sentTo(ANNA)[0]).toMatchObject({
      text: expect.stringContaining('Nuovi episodi: S1E1–3, S1E5, S2E1'),
    });
    expect(buttonsOf(sentTo(ANNA)[0])[0]).toEqual({
      text: 'Riproduci S1E1',
      callback_data: `episode:${series(0)}:1:1`,
    });
    await settled();
    expect(sentTo(ANNA)).toHaveLength(1);
  });

  it('they get none for an episode that already had a video', async () => {
    await keepInList(series(1));
    await arrives(series(1), { season: 1, episode: 1 });
    await expect.poll(() => sentTo(ANNA).length).toBe(1);
    // Videos that arrive before a message is noted as sent go into the next one.
    await settled();
    const [kept] = await videosOfTitle(server.db, series(1));
    await deleteVideo(server.db, { titleId: series(1), id: kept?.id ?? 0 });
    await arrives(series(1), { season: 1, episode: 1 });
    await arrives(series(1), { season: 1, episode: 2 });
    await expect.poll(() => sentTo(ANNA).length).toBe(2);
    expect(sentTo(ANNA)[1]).toMatchObject({ text: expect.stringContaining('Nuovo episodio: S1E2') });
  });

  it('they get one after an import as well', async () => {
    await keepInList(series(2));
    const stored = await titleRecordOf(server.db, series(2));
    const sorgenti = [{ url: 'https://films.example/s3', stagione: 3, episodio: 1 }];
    await importTitles(server.db, [{ location: 'line 1', value: { ...stored?.record, sorgenti } }]);
    await expect.poll(() => sentTo(ANNA).length).toBe(1);
    expect(sentTo(ANNA)[0]).toMatchObject({ text: expect.stringContaining('Nuovo episodio: S3E1') });
  });

  it('an episode that arrives while a notification is sent is in the next one', async () => {
    await keepInList(series(3));
    server.api.fail('sendMessage', 'silent', { chatId: ANNA });
    await arrives(series(3), { season: 1, episode: 1 });
    await expect.poll(() => sentTo(ANNA).length).toBe(1);
    await arrives(series(3), { season: 1, episode: 2 });
    const episodes = async () => {
      const [row] = await server.db.selectFrom('outbox').select('details').execute();
      const { first, last } = parse(videoRange, row?.details);
      return last - first;
    };
    await expect.poll(episodes).toBeGreaterThan(0);
  });
});

describe('unsubscribing', () => {
  it('a button mutes a title, and unmutes it again', async () => {
    await keepInList(series(4));
    await server.press(`mute:${series(4)}`);
    expect(server.api.of('answerCallbackQuery')).toMatchObject([
      { text: expect.stringContaining('non ti avviso più') },
    ]);
    expect(buttonsOf(server.api.of('editMessageReplyMarkup')[0]).at(-1)?.text).toBe('Avvisami ancora');
    await arrives(series(4), { season: 1, episode: 1 });
    expect(await outbox()).toEqual([]);
    await server.press(`unmute:${series(4)}`);
    await arrives(series(4), { season: 1, episode: 2 });
    await expect.poll(() => sentTo(ANNA).length).toBe(1);
  });

  it('a button under /avvisi turns off all notifications, and the command alone only shows their state', async () => {
    await playInVain(film(5));
    await server.say('/avvisi');
    await server.say('/avvisi');
    const setting = sentTo(ANNA).at(-1);
    expect(setting).toMatchObject({ text: expect.stringContaining('sono attivi') });
    expect(buttonsOf(setting).map(({ text }) => text)).toEqual([
      'Disattiva',
      'Nuovi episodi: sì',
      'Novità della settimana: no',
      'Qualità e lingua dei video',
      'Apri nell’app',
    ]);
    const shown = () => server.api.of('editMessageText').at(-1);
    await server.press(dataOf(setting, 'Disattiva'));
    await server.press(dataOf(setting, 'Disattiva'));
    expect(shown()).toMatchObject({ text: expect.stringContaining('disattivati') });
    expect(buttonsOf(shown()).map(({ text }) => text)).toEqual([
      'Attiva',
      'Qualità e lingua dei video',
      'Apri nell’app',
    ]);
    await arrives(film(5));
    expect(await outbox()).toEqual([]);
    await server.press(dataOf(shown(), 'Attiva'));
    expect(shown()).toMatchObject({ text: expect.stringContaining('sono attivi') });
  });

  it('another button turns off new episodes alone', async () => {
    await keepInList(series(4));
    await server.say('/avvisi');
    await server.press(dataOf(sentTo(ANNA).at(-1), 'Nuovi episodi: sì'));
    const shown = server.api.of('editMessageText').at(-1);
    expect(shown).toMatchObject({ text: expect.stringContaining('nuovi episodi delle serie non ti avviso') });
    await arrives(series(4), { season: 4, episode: 1 });
    await expect.poll(() => server.db.selectFrom('arrival').select('id').execute()).toEqual([]);
    expect(await outbox()).toEqual([]);
    await server.press(dataOf(shown, 'Nuovi episodi: no'));
    await arrives(series(4), { season: 4, episode: 2 });
    await expect.poll(() => sentTo(ANNA).at(-1)?.['text']).toContain('Nuovo episodio: S4E2');
  });
});

it('a viewer who is caught up with a series is notified of the next episode', async () => {
  const episode = (number: number) => ({ season: 1, episode: number });
  for (const number of [1, 2]) await arrives(series(0), episode(number + 20));
  await server.press(`episode:${series(0)}:1:22`, BRUNO);
  await server.press(`episode:${series(0)}:1:21`, ANNA);
  server.api.calls.splice(0);
  await arrives(series(0), episode(23));
  await expect.poll(() => sentTo(BRUNO).length).toBe(1);
  expect(sentTo(BRUNO)[0]).toMatchObject({ text: expect.stringContaining('Nuovo episodio: S1E23') });
  expect(sentTo(ANNA)).toEqual([]);
});

it('a person who blocked the bot gets nothing until they unblock it', async () => {
  await playInVain(film(6), BRUNO);
  await playInVain(film(7), BRUNO);
  server.api.fail(
    'sendMessage',
    { error_code: 403, description: 'Forbidden: bot was blocked by the user' },
    { chatId: BRUNO },
  );
  await arrives(film(6));
  await expect.poll(outbox).toMatchObject([{ state: 'failed', failure: expect.stringContaining('403') }]);
  await arrives(film(7));
  expect(await outbox()).toHaveLength(1);
  const blocked = () =>
    server.db.selectFrom('person').select('blocked_at').where('user_id', '=', String(BRUNO)).execute();
  expect(await blocked()).toEqual([{ blocked_at: expect.any(Date) }]);
  await server.bring({
    my_chat_member: {
      chat: { id: BRUNO, type: 'private', first_name: 'B' },
      from: { id: BRUNO, is_bot: false, first_name: 'B' },
      date: 0,
      old_chat_member: { status: 'kicked', user: { id: 1, is_bot: true, first_name: 'V' } },
      new_chat_member: { status: 'member', user: { id: 1, is_bot: true, first_name: 'V' } },
    },
  });
  expect(await blocked()).toEqual([{ blocked_at: null }]);
});

it('a transient failure is retried, and the flood limit is respected', async () => {
  await playInVain(film(8));
  const flood = { error_code: 429, description: 'Too Many Requests', retry_after: 60 };
  server.api.fail('sendMessage', flood, { chatId: ANNA });
  await arrives(film(8));
  await expect.poll(() => sentTo(ANNA).length).toBe(1);
  await expect.poll(outbox).toMatchObject([{ state: 'waiting', failure: expect.stringContaining('429') }]);
  const { next_attempt_at: next } = await server.db
    .selectFrom('outbox')
    .select('next_attempt_at')
    .executeTakeFirstOrThrow();
  expect(next.getTime() - Date.now()).toBeGreaterThan(50_000);
  const delivered = [{ state: 'delivered', failure: null }];
  await expect.poll(withoutPauses(server, 'outbox', outbox)).toMatchObject(delivered);
  expect(sentTo(ANNA)).toHaveLength(2);
});
