// @vitest-environment node
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { episodesOf, findSource } from '../../../../../src/server/repositories/sources/video-sources.ts';
import { buttonsOf, dataOf } from '../../../support/inline-keyboard.ts';
import { ANNA, BRUNO, OWNER, type TestBot, testBot } from '../../../support/test-bot.ts';
import { addTestTitles } from '../../../support/test-titles.ts';

const CHANNEL = -1_001_234_567_890;
const FOREIGN = -1_009_999_999_999;
const LONG = { timeout: 15_000 };

let server: TestBot;
/** Two films of one name. */
let remakes: number[];
beforeAll(async () => {
  server = await testBot();
  remakes = await addTestTitles(server.db, [
    { titolo: 'Nosferatu', dataUscita: '1922-03-04' },
    { titolo: 'Nosferatu', dataUscita: '1979-01-17' },
  ]);
});
beforeEach(async () => {
  await server.db.deleteFrom('source').execute();
  await server.db.deleteFrom('source_post').execute();
  await server.db.deleteFrom('source_channel').execute();
  server.api.calls.splice(0);
});
afterAll(() => server.close());

const film = () => server.films[0] ?? 0;
/** It has five seasons. */
const series = () => server.series[4] ?? 0;

const sent = () => server.api.of('sendMessage');
const texts = () => sent().map(({ text }) => String(text));
const chat = (id = CHANNEL) => ({ id, type: 'channel', title: 'Archivio' });
const video = (file_name: string, caption?: string) => ({
  video: {
    file_id: `f-${file_name}`,
    file_unique_id: `u-${file_name}`,
    file_name,
    width: 1,
    height: 1,
    duration: 1,
  },
  ...(caption === undefined ? {} : { caption }),
});
const post = (message_id: number, content: object, id = CHANNEL) => ({
  channel_post: { message_id, date: 0, chat: chat(id), sender_chat: chat(id), ...content },
});
const edited = (message_id: number, content: object) => ({
  edited_channel_post: { message_id, date: 0, edit_date: 1, chat: chat(), ...content },
});
const forwarded = (message_id: number, content: object, id = CHANNEL) => ({
  ...content,
  forward_origin: { type: 'channel', date: 0, chat: chat(id), message_id },
});
const follow = async () => {
  await server.send(forwarded(1, { text: 'ciao' }), OWNER);
  server.api.calls.splice(0);
};
/** What the owner is told once the channel has come to rest, which a minute makes sure of. */
const told = async () => {
  const aMinuteAgo = { changed_at: sql<Date>`changed_at - interval '1 minute'` };
  await server.db.updateTable('source_post').set(aMinuteAgo).execute();
  await expect
    .poll(async () => (await server.bot.reportPostsToOwners(), sent().length), LONG)
    .toBeGreaterThan(0);
  return sent().at(-1);
};

describe('/canale', () => {
  it('says how, and what is followed', async () => {
    await server.say('/canale', OWNER);
    expect(texts()).toEqual([expect.stringMatching(/^Non seguo ancora nessun canale.*amministratore/s)]);
    await follow();
    await server.bring(post(5, video('Film 1 (2001).mkv')));
    await server.bring(post(6, video('VID_20240101.mp4')));
    await server.say('/canale', OWNER);
    expect(texts().at(-1)).toContain('«Archivio»: 1 sorgente, 1 da sistemare');
    expect(buttonsOf(sent().at(-1)).map(({ text }) => text)).toEqual([
      'Sistema (1)',
      'Non seguire più «Archivio»',
    ]);
  });

  it('follows a channel by its name where the bot is administrator', async () => {
    await server.say('/canale @archivio', OWNER);
    expect(server.api.of('getChat')).toEqual([{ chat_id: '@archivio' }]);
    expect(texts()).toEqual(['Fatto: da ora i video di «Archivio» diventano sorgenti.']);
    await server.say('/canale https://t.me/archivio', OWNER);
    expect(texts().at(-1)).toBe('«Archivio» lo seguo già.');
  });

  it.each([
    ['getChat', '400', 'Bad Request: chat not found', /^Non trovo il canale @archivio/],
    ['getChatMember', '403', 'Forbidden: bot is not a member of the channel chat', /^In «Archivio» non sono/],
  ])('says why not: %s answers %s %s', async (method, code, description, answer) => {
    server.api.fail(method, { error_code: Number(code), description });
    await server.say('/canale @archivio', OWNER);
    expect(texts()).toEqual([expect.stringMatching(answer)]);
  });

  it('unfollows a channel; its sources stay', async () => {
    await follow();
    await server.bring(post(5, video('Film 1 (2001).mkv')));
    await server.say('/canale', OWNER);
    await server.press(dataOf(sent().at(-1), 'Non seguire più «Archivio»'), OWNER);
    await server.bring(post(6, video('Film 2 (2001).mkv')));
    expect(await findSource(server.db, { contentId: film() })).toBeDefined();
    expect(await findSource(server.db, { contentId: server.films[1] ?? 0 })).toBeUndefined();
  });

  it('is for owners only', async () => {
    await server.say('/canale @archivio', ANNA);
    expect(server.api.of('getChat')).toEqual([]);
    expect(texts()).toEqual([expect.stringContaining('Non conosco questo comando')]);
  });
});

describe('a video posted in the channel', () => {
  beforeEach(follow);

  it.each([
    'https://www.imdb.com/title/tt0079641/',
    'da vedere: https://www.themoviedb.org/movie/6404-nosferatu',
  ])('with the link %s is that title’s, whatever the file is called', async (caption) => {
    const [, contentId = 0] = remakes;
    const numbers = { imdb_id: 'tt0079641', tmdb_id: 6404 };
    await server.db.updateTable('content').set(numbers).where('id', '=', contentId).execute();
    await server.bring(post(33, video('VID_20240101.mp4', caption)));
    expect(await findSource(server.db, { contentId })).toMatchObject({ messageId: 33 });
    await told();
    await expect.poll(() => texts().join(' '), LONG).toContain('Nosferatu (1979)');
  });

  it('becomes the source of the title that it is called by, and the owner hears it in one line', async () => {
    await server.bring(post(34, video('Film.1.2001.1080p.mkv')));
    expect(await findSource(server.db, { contentId: film() })).toEqual({
      kind: 'message',
      chatId: String(CHANNEL),
      messageId: 34,
    });
    expect(await told()).toMatchObject({ chat_id: OWNER, text: 'Ora si può guardare Film 1 (2001).' });
  });

  it('is reported with those posted at the same time, in few lines', async () => {
    for (const episode of [1, 2, 3, 5])
      await server.bring(post(40 + episode, video(`Serie 5 S01E0${episode}.mkv`)));
    await server.bring(post(50, video('Film 1 (2001).mkv')));
    await server.bring(post(51, video('VID_20240101.mp4')));
    expect(await told()).toMatchObject({
      text: expect.stringMatching(
        /^Ora si possono guardare:\n• Film 1 \(2001\)\n• Serie 5, stagione 1, episodi 1-3, 5\n\nDi 1 video il titolo non è sicuro\.$/,
      ),
    });
    expect(sent()).toHaveLength(1);
    await server.bot.reportPostsToOwners();
    expect(sent()).toHaveLength(1);
  });

  it('in a channel that is not followed is nothing', async () => {
    await server.bring(post(34, video('Film 1 (2001).mkv'), FOREIGN));
    expect(await findSource(server.db, { contentId: film() })).toBeUndefined();
  });

  it('follows what is edited: another title, none, and no video at all', async () => {
    await server.bring(post(34, video('x.mkv', 'Film 1 (2001)')));
    await server.bring(edited(34, video('x.mkv', 'Film 2 (2001)')));
    expect(await findSource(server.db, { contentId: film() })).toBeUndefined();
    const second = { contentId: server.films[1] ?? 0 };
    expect(await findSource(server.db, second)).toMatchObject({ messageId: 34 });
    await server.bring(edited(34, video('x.mkv', 'Boh')));
    expect(await findSource(server.db, second)).toBeUndefined();
    await server.bring(edited(34, video('x.mkv', 'Film 2 (2001)')));
    await server.bring(edited(34, { photo: [] }));
    expect(await findSource(server.db, second)).toBeUndefined();
  });

  it('that is posted again changes nothing, and is not reported again', async () => {
    await server.bring(post(34, video('Film 1 (2001).mkv')));
    await told();
    await server.bring(post(34, video('Film 1 (2001).mkv')));
    const untold = await server.db
      .selectFrom('source_post')
      .select('id')
      .where('told_at', 'is', null)
      .execute();
    expect(untold).toEqual([]);
  });

  it('is reported again after a failure, and given up when the owner has blocked the bot', async () => {
    await server.bring(post(34, video('Film 1 (2001).mkv')));
    server.api.fail('sendMessage', { error_code: 500, description: 'Internal Server Error' });
    await expect.poll(() => server.bot.reportPostsToOwners().catch(String), LONG).toContain('500');
    const description = 'Forbidden: bot was blocked by the user';
    server.api.fail('sendMessage', { error_code: 403, description });
    await server.bot.reportPostsToOwners();
    expect(server.log()).toContain('an owner could not be told of videos');
    await server.bot.reportPostsToOwners();
    expect(sent()).toHaveLength(2);
  });
});

describe('videos forwarded by the owner', () => {
  it('of a channel where the bot is administrator make it a followed one, and are copied from there', async () => {
    await server.send(forwarded(77, video('Film 1 (2001).mkv')), OWNER);
    expect(texts()).toEqual(['Fatto: da ora i video di «Archivio» diventano sorgenti.']);
    expect(await findSource(server.db, { contentId: film() })).toMatchObject({
      chatId: String(CHANNEL),
      messageId: 77,
    });
  });

  it('of any other are kept as the files that they are; about the channel is asked once', async () => {
    server.api.fail('getChatMember', { error_code: 400, description: 'Bad Request: chat not found' });
    await server.send(forwarded(77, video('Film 1 (2001).mkv'), FOREIGN), OWNER);
    await server.send(forwarded(78, video('Film 2 (2001).mkv'), FOREIGN), OWNER);
    expect(server.api.of('getChatMember')).toHaveLength(1);
    expect(await findSource(server.db, { contentId: film() })).toEqual({
      kind: 'video',
      fileId: 'f-Film 1 (2001).mkv',
    });
    expect(texts()).toEqual([expect.stringContaining('non sono amministratore')]);
  });

  it('sent again are reported again', async () => {
    await follow();
    await server.send(forwarded(77, video('Film 1 (2001).mkv')), OWNER);
    await told();
    server.api.calls.splice(0);
    await server.send(forwarded(77, video('Film 1 (2001).mkv')), OWNER);
    expect((await told())?.['text']).toBe('Ora si può guardare Film 1 (2001).');
  });

  it('by anybody else are not taken', async () => {
    await server.send(forwarded(77, video('Film 1 (2001).mkv')), ANNA);
    expect(texts()).toEqual(['Solo il proprietario può aggiungere video.']);
  });
});

describe('videos whose title is not sure', () => {
  beforeEach(follow);
  const settle = async () => {
    const message = await told();
    await server.press(dataOf(message, 'Sistema (1)'), OWNER);
    return server.api.of('editMessageText').at(-1);
  };
  const answers = () => server.api.of('answerCallbackQuery').map(({ text }) => text);

  it('wait for the owner, who says which it is', async () => {
    await server.bring(post(34, video('x.mkv', 'Nosferatu')));
    const shown = await settle();
    expect(shown?.['text']).toContain('Didascalia: Nosferatu');
    const offered = buttonsOf(shown).map(({ text }) => text);
    expect(offered).toEqual(expect.arrayContaining(['È questo: Nosferatu (1922)', 'Cerca', 'Ignora']));
    expect(offered.filter((text) => text.startsWith('È questo')).length).toBeLessThanOrEqual(3);
    await server.press(dataOf(shown, 'È questo: Nosferatu (1922)'), OWNER);
    const [contentId = 0] = remakes;
    expect(await findSource(server.db, { contentId })).toMatchObject({ messageId: 34 });
    expect(answers().at(-1)).toBe('Fatto: ora si può guardare Nosferatu (1922).');
    expect(server.api.of('editMessageText').at(-1)?.['text']).toBe('Non c’è altro da sistemare.');
    // What was said by hand outlives an edit that says nothing sure.
    await server.bring(edited(34, video('x.mkv', 'Nosferatu!')));
    expect(await findSource(server.db, { contentId })).toMatchObject({ messageId: 34 });
  });

  /** Has the bot ask what an unsure video is; answers how the owner replies to that. */
  async function askForWords() {
    await server.bring(post(34, video('VID_20240101.mp4')));
    await server.press(dataOf(await settle(), 'Cerca'), OWNER);
    const chat = { id: OWNER, type: 'private' };
    const reply_to_message = { message_id: 9, date: 0, chat, text: texts().at(-1) };
    return (text: string) => server.send({ text, reply_to_message }, OWNER);
  }

  it('are ignored when the owner wants, and two presses do no harm', async () => {
    await server.bring(post(34, video('VID_20240101.mp4')));
    const ignore = dataOf(await settle(), 'Ignora');
    await server.press(ignore, OWNER);
    await server.press(ignore, OWNER);
    expect(answers().slice(-2)).toEqual(['Ignorato.', 'Questo video non aspetta più.']);
  });

  it('are matched by the text that the owner replies with', async () => {
    const answer = await askForWords();
    await answer('zzzzqqqq');
    expect(texts().at(-1)).toContain('Non ho trovato niente');
    await answer('999999');
    expect(texts().at(-1)).toContain('non c’è un titolo con il numero 999999');
    await answer('Serie 5 S02E03');
    const button = buttonsOf(sent().at(-1)).find(({ text }) => text.includes('Serie 5'));
    await server.press(button?.callback_data ?? '', OWNER);
    expect(await episodesOf(server.db, series())).toEqual([{ season: 2, episode: 3 }]);
    await answer('Serie 5 S02E04');
    expect(texts().at(-1)).toBe('Questo video non aspetta più.');
  });

  it('are settled by a title’s number, with the episode of a series', async () => {
    const answer = await askForWords();
    await answer(String(series()));
    expect(texts().at(-1)).toContain('servono stagione ed episodio');
    await answer(`${series()} S1E2`);
    expect(await episodesOf(server.db, series())).toEqual([{ season: 1, episode: 2 }]);
    expect(texts().at(-1)).toBe('Non c’è altro da sistemare.');
  });

  it('of a series ask for the episode', async () => {
    await server.bring(post(34, video('Serie 5.mkv')));
    const shown = await settle();
    const button = buttonsOf(shown).find(({ text }) => text.includes('Serie 5'));
    await server.press(button?.callback_data ?? '', OWNER);
    expect(texts().at(-1)).toContain(`rispondi «${series()} S1E2»`);
    expect(await episodesOf(server.db, series())).toEqual([]);
  });

  it('are the owner’s alone', async () => {
    await server.bring(post(34, video('Film 1 versione lunga.mkv')));
    await server.press(dataOf(await settle(), 'Ignora'), ANNA);
    const [row] = await server.db.selectFrom('source_post').select('state').execute();
    expect(row?.state).toBe('unsure');
  });
});

it('a deleted post is reported once, and the person gets the title’s card', async () => {
  await follow();
  await server.bring(post(34, video('Film 1 (2001).mkv')));
  await told();
  server.api.calls.splice(0);
  for (const [index, person] of [ANNA, BRUNO].entries()) {
    server.api.fail('copyMessage', {
      error_code: 400,
      description: 'Bad Request: message to copy not found',
    });
    await server.press(`play:${film()}`, person);
    const cards = () => texts().filter((text) => /Film 1[^]*Non è ancora disponibile/.test(text));
    await expect.poll(cards, LONG).toHaveLength(index + 1);
    await server.bot.reportPostsToOwners();
  }
  const losses = sent().filter(({ text }) => String(text).startsWith('Non si trovano più'));
  expect(losses).toMatchObject([{ chat_id: OWNER, text: expect.stringContaining('• Film 1 (2001)') }]);
});
