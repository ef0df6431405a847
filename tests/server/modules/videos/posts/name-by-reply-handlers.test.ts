import { beforeEach, describe, expect, it } from 'vitest';
import { findMainVideo } from '../../../support/find-main-video.ts';
import { buttonsOf } from '../../../support/inline-keyboard.ts';
import { ANNA, answering, OWNER } from '../../../support/test-bot.ts';
import { addTestTitles } from '../../../support/test-titles.ts';
import { film, forwarded, series, texts, useChannelBot } from './support/channel-bot.ts';

const server = await useChannelBot();
let sentFiles = 0;
const fileNow = () => ({
  file_id: `f${sentFiles}`,
  file_unique_id: `u${sentFiles}`,
  file_name: `VID_20230801_1010${sentFiles + 10}.mp4`,
  duration: 60,
});
let video: { video: ReturnType<typeof fileNow> };
beforeEach(async () => {
  await server.db.deleteFrom('title').where('origin', 'like', 'video:%').execute();
  sentFiles += 1;
  video = { video: fileNow() };
});

const fileOf = (titleId: number) => findMainVideo(server.db, { titleId });
const chat = { id: OWNER, type: 'private' };
/** The video as it is in the chat of who sent it. */
const there = (content: object = video, id = OWNER) => ({
  reply_to_message: {
    message_id: 5,
    date: 0,
    chat: { ...chat, id },
    from: { id, is_bot: false, first_name: 'x' },
    ...content,
  },
});
const reply = (text: string, content?: object) => server.send({ text, ...there(content) }, OWNER);
const lastButtons = () => buttonsOf(server.api.of('sendMessage').at(-1)).map(({ text }) => text);
const press = (label: RegExp) => {
  const button = buttonsOf(server.api.of('sendMessage').at(-1)).find(({ text }) => label.test(text));
  return server.press(button?.callback_data ?? '', OWNER);
};
const waiting = () => server.db.selectFrom('video_post').select(['state', 'caption']).execute();

describe('a video that an owner sends', () => {
  it.each([undefined, 'La festa di Anna', '999999 S1E1'])(
    'waits for its title with the caption %j',
    async (caption) => {
      await server.send({ ...video, ...(caption && { caption }) }, OWNER);
      expect(await waiting()).toEqual([{ state: 'unmatched', caption: caption ?? '' }]);
    },
  );

  it('becomes the title that its caption names', async () => {
    await server.send({ ...video, caption: 'Film 1 (2001)' }, OWNER);
    expect(await waiting()).toEqual([expect.objectContaining({ state: 'unmatched' })]);
    const long = { video: { ...video.video, duration: 6000, file_unique_id: 'long' } };
    await server.send({ ...long, caption: 'Film 1 (2001)' }, OWNER);
    expect(await fileOf(film())).toBeDefined();
  });
});

describe('a reply to a video', () => {
  beforeEach(() => server.send(video, OWNER));

  it('with a title’s number makes it that title', async () => {
    await reply(`n. ${film()}`);
    expect(texts().at(-1)).toBe('Fatto: ora si può guardare Film 1 (2001).');
    expect(await fileOf(film())).toMatchObject({ fileId: `f${sentFiles}` });
  });

  it('with number, season and episode makes it that episode', async () => {
    await reply(`${series()} S2E3`);
    const episode = { season: 2, episode: 3 };
    expect(await findMainVideo(server.db, { titleId: series(), episode })).toBeDefined();
  });

  it('with a title’s name makes it that title, however short it is', async () => {
    await reply('film 1');
    expect(await fileOf(film())).toBeDefined();
  });

  it('with words that no title has offers to create it, and the press does', async () => {
    await reply('compleanno di Anna (2023)');
    expect(lastButtons()).toContain('Crea titolo: Compleanno di Anna (2023)');
    await press(/^Crea titolo/);
    const made = await server.db
      .selectFrom('title')
      .select(['titolo', 'anno'])
      .where('origin', 'like', 'video:%')
      .execute();
    expect(made).toEqual([{ titolo: 'Compleanno di Anna', anno: 2023 }]);
    expect(await waiting()).toEqual([expect.objectContaining({ state: 'kept' })]);
  });

  it('with words that two titles have offers both', async () => {
    await reply('Nosferatu');
    expect(lastButtons().slice(0, 2).toSorted()).toEqual([
      'È questo: Nosferatu (1922)',
      'È questo: Nosferatu (1979)',
    ]);
  });

  it.each([
    ['999999', /non c’è un titolo con il numero 999999/],
    [`% S1E1`, /«Film 1» è un film/],
  ])('with %s says why not, and loses nothing', async (words, answer) => {
    await reply(words.replace('%', String(film())));
    expect(texts().at(-1)).toMatch(answer);
    expect(await waiting()).toEqual([expect.objectContaining({ state: 'unmatched' })]);
  });

  it('with a season that the series cannot soon have asks once', async () => {
    await reply(`${series()} S9E1`);
    await press(/S9E1/);
    const episode = { season: 9, episode: 1 };
    expect(await findMainVideo(server.db, { titleId: series(), episode })).toBeDefined();
  });

  it('moves a video that has a different title', async () => {
    await reply(String(film()));
    await reply(String(server.films[1]));
    expect([await fileOf(film()), await fileOf(server.films[1] ?? 0)]).toEqual([
      undefined,
      expect.anything(),
    ]);
  });

  it('a second word on a video that has its title is a search', async () => {
    await reply(String(film()));
    server.api.calls.splice(0);
    await reply('grazie');
    expect(texts().join()).not.toContain('Che titolo è?');
    expect(await fileOf(film())).toBeDefined();
  });

  it('answers the question about it as well', async () => {
    const [post] = await server.db.selectFrom('video_post').select('id').execute();
    await server.press(`video:${post?.id}:0:0`, OWNER);
    const question = server.api.of('sendMessage').at(-1);
    expect(question?.['text']).toContain('Puoi anche rispondermi con il titolo o il suo numero.');
    await server.send({ text: String(film()), ...answering(question, OWNER) }, OWNER);
    expect(await fileOf(film())).toBeDefined();
  });

  it('gives up with ‘annulla’, and is nobody else’s', async () => {
    await reply('annulla');
    await server.send({ text: String(film()), ...there(video, ANNA) }, ANNA);
    expect(await fileOf(film())).toBeUndefined();
  });
});

it('a reply to a video that was forwarded from a channel names it', async () => {
  const post = forwarded(77, video);
  await server.send(post, OWNER);
  await reply(String(film()), post);
  expect(await fileOf(film())).toBeDefined();
});

it('a name of a series in a reply takes the episode of the file', async () => {
  const [id = 0] = await addTestTitles(server.db, [
    { name: 'Il gioco dei troni', type: 'serie', duration: 2 },
  ]);
  const content = { video: { ...video.video, file_name: 'GDTzq S02E05.mkv', duration: 3000 } };
  await server.send(content, OWNER);
  await reply('il gioco dei troni', content);
  expect(await findMainVideo(server.db, { titleId: id, episode: { season: 2, episode: 5 } })).toBeDefined();
});
