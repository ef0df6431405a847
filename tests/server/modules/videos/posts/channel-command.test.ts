import { describe, expect, it } from 'vitest';
import { findMainVideo } from '../../../support/find-main-video.ts';
import { buttonsOf, dataOf } from '../../../support/inline-keyboard.ts';
import { ANNA, OWNER } from '../../../support/test-bot.ts';
import { film, follow, post, sent, texts, useChannelBot, video } from './support/channel-bot.ts';

const server = await useChannelBot();

describe('/canale', () => {
  it('explains itself, and lists the followed channels', async () => {
    await server.say('/canale', OWNER);
    expect(texts()).toEqual([expect.stringMatching(/^Non seguo ancora nessun canale.*amministratore/s)]);
    await follow();
    await server.bring(post(5, video('Film 1 (2001).mkv')));
    await server.bring(post(6, video('VID_20240101.mp4')));
    await server.say('/canale', OWNER);
    expect(texts().at(-1)).toContain('«Archivio»: 1 video, 1 da abbinare');
    expect(buttonsOf(sent().at(-1)).map(({ text }) => text)).toEqual([
      'Da abbinare (1)',
      'Leggi anche i post di prima: «Archivio»',
      'Non seguire più «Archivio»',
    ]);
  });

  it('follows a channel by its name if the bot is an administrator there', async () => {
    await server.say('/canale @archivio', OWNER);
    expect(server.api.of('getChat')).toEqual([{ chat_id: '@archivio' }]);
    expect(texts()).toEqual(['Fatto: da ora abbino i video di «Archivio» ai loro titoli.']);
    // A repeat, whose first answer may be lost, is answered as the first time.
    await server.say('/canale https://t.me/archivio', OWNER);
    expect(texts()).toEqual(Array(2).fill('Fatto: da ora abbino i video di «Archivio» ai loro titoli.'));
  });

  it.each([
    ['getChat', '400', 'Bad Request: chat not found', /^Non trovo il canale @archivio/],
    ['getChatMember', '403', 'Forbidden: bot is not a member of the channel chat', /^In «Archivio» non sono/],
  ])('says why it cannot follow: %s answers %s %s', async (method, code, description, answer) => {
    server.api.fail(method, { error_code: Number(code), description });
    await server.say('/canale @archivio', OWNER);
    expect(texts()).toEqual([expect.stringMatching(answer)]);
  });

  it('unfollows a channel; its videos stay', async () => {
    await follow();
    await server.bring(post(5, video('Film 1 (2001).mkv')));
    await server.say('/canale', OWNER);
    await server.press(dataOf(sent().at(-1), 'Non seguire più «Archivio»'), OWNER);
    await server.bring(post(6, video('Film 2 (2001).mkv')));
    expect(await findMainVideo(server.db, { titleId: film() })).toBeDefined();
    expect(await findMainVideo(server.db, { titleId: server.films[1] ?? 0 })).toBeUndefined();
  });

  it('/canale is for owners alone', async () => {
    await server.say('/canale @archivio', ANNA);
    expect(server.api.of('getChat')).toEqual([]);
    expect(texts()).toEqual([expect.stringContaining('Non conosco questo comando')]);
  });
});
