// @vitest-environment node
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { findSource } from '../../../../../src/server/modules/sources/video-sources.ts';
import { listGivenUp } from '../../../../../src/server/queue/given-up-work.ts';
import { buttonsOf, dataOf } from '../../../support/inline-keyboard.ts';
import { ANNA, BRUNO, OWNER, type TestBot } from '../../../support/test-bot.ts';
import {
  CHANNEL,
  edited,
  FOREIGN,
  film,
  follow,
  forwarded,
  LONG,
  post,
  remakes,
  sent,
  texts,
  told,
  useChannelBot,
  video,
} from './support/channel-bot.ts';

let server: TestBot;
useChannelBot((started) => {
  server = started;
});

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

  it('is given up after a day of failures, seen in the queue, and keeps nobody else waiting', async () => {
    await server.bring(post(35, video('Film 1 (2001).mkv')));
    await sql`update source_post set changed_at = now() - interval '1 minute'`.execute(server.db);
    await sql`insert into source_post (kind, file_id, file_unique_id, file_name, caption, owner_id, state, changed_at)
      values ('video', 'a', 'a', 'Ignoto.mkv', '', '7007', 'unsure', now() - interval '1 minute')`.execute(
      server.db,
    );
    server.api.fail('sendMessage', { error_code: 500, description: 'no' }, { chatId: OWNER, times: 2 });
    await expect(server.bot.reportPostsToOwners()).rejects.toThrow('500');
    expect(sent().filter(({ chat_id }) => chat_id === 7007)).toHaveLength(1);
    await sql`update source_post set changed_at = now() - interval '25 hours'`.execute(server.db);
    await server.bot.reportPostsToOwners();
    expect(await listGivenUp(server.db, 'posts')).toMatchObject([
      { who: String(OWNER), what: 'Film 1 (2001).mkv', failure: '500: no' },
    ]);
    await server.bot.reportPostsToOwners();
    expect(sent().filter(({ chat_id }) => chat_id === OWNER)).toHaveLength(2);
  });
});

describe('a video that is posted after another of the same title', () => {
  beforeEach(follow);
  const message = async () => (await findSource(server.db, { contentId: film() })) as { messageId: number };
  /** Waits for the report whose text matches. */
  const report = async (text: RegExp) => {
    const minute = { replaced_at: sql<Date>`replaced_at - interval '1 minute'` };
    await server.db.updateTable('replaced_source').set(minute).execute();
    await server.bot.reportPostsToOwners();
    return sent().find((one) => text.test(String(one['text'])));
  };
  beforeEach(async () => {
    await server.bring(post(5, video('Film.1.2001.1080p.iTA.mkv')));
    await server.bring(post(6, video('Film.1.2001.2160p.ENG.mkv')));
  });

  it('takes its place, and the owner is told and can keep the earlier one', async () => {
    expect(await message()).toMatchObject({ messageId: 6 });
    const told = await report(/^Sostituiti/);
    expect(told).toMatchObject({
      chat_id: OWNER,
      text: 'Sostituiti:\n• Film 1, ora «Film.1.2001.2160p.ENG.mkv», al posto di «Film.1.2001.1080p.iTA.mkv»',
    });
    const keep = dataOf(told, 'Tieni quello di prima: Film 1');
    await server.press(keep, ANNA);
    expect(await message()).toMatchObject({ messageId: 6 });
    await server.press(keep, OWNER);
    await server.press(keep, OWNER);
    expect(await message()).toMatchObject({ messageId: 5 });
    expect(server.api.of('answerCallbackQuery').slice(-2)).toMatchObject([
      { text: 'Va bene: per Film 1 vale di nuovo il video di prima.' },
      { text: 'Questo cambio non c’è più.' },
    ]);
    server.api.calls.splice(0);
    expect(await report(/^Sostituiti/)).toBeUndefined();
  });

  it('gives its place back when it is deleted, or edited into another title', async () => {
    await server.bring(edited(6, video('Film 2 (2001).mkv')));
    expect(await message()).toMatchObject({ messageId: 5 });
    expect(await report(/^Il video più nuovo/)).toMatchObject({
      text: expect.stringContaining('• Film 1 (2001)'),
    });
    await server.bring(post(7, video('Film 1 (2001).mkv')));
    await server.bring(edited(7, { photo: [] }));
    expect(await message()).toMatchObject({ messageId: 5 });
  });

  it('stays when the earlier post is edited, and is there no more when that is gone', async () => {
    await server.bring(edited(5, video('Film.1.2001.1080p.iTA.mkv', 'Film 1 (2001)')));
    expect(await message()).toMatchObject({ messageId: 6 });
    await server.bring(edited(5, { photo: [] }));
    await server.bring(edited(6, { photo: [] }));
    expect(await findSource(server.db, { contentId: film() })).toBeUndefined();
  });

  it('and is lost gives its place back, and who asked for it gets the earlier one', async () => {
    const description = 'Bad Request: message to copy not found';
    server.api.fail('copyMessage', { error_code: 400, description });
    await server.press(`play:${film()}`, ANNA);
    const copied = () => server.api.of('copyMessage').map(({ message_id }) => message_id);
    await expect.poll(copied, LONG).toEqual([6, 5]);
    expect(await report(/^Il video più nuovo/)).toBeDefined();
    expect(texts().join()).not.toContain('Non si trovano più');
  });

  it('is told where a source is added by hand, with a way back', async () => {
    await server.say(`/sorgente ${film()} https://films.example/2`, OWNER);
    const undo = dataOf(sent().at(-1), 'Annulla');
    expect(texts().at(-1)).toContain('video sostituito');
    await server.press(undo, OWNER);
    expect(await message()).toMatchObject({ messageId: 6 });
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
