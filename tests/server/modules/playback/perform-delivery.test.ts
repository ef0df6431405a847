import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { createSessionTokens } from '../../../../src/server/sessions/session-token.ts';
import { buttonsOf } from '../../support/inline-keyboard.ts';
import { ANNA, SECRET, testBot } from '../../support/test-bot.ts';

const server = await testBot();
beforeEach(async () => {
  server.api.calls.splice(0);
  // A play from the test before would make the same press a repeat.
  await server.db.deleteFrom('delivery').execute();
});
afterAll(() => server.close());

/** A call of the mini app; settles with its answer. */
async function call(path: string, body: object, as = String(ANNA)) {
  const jwt = await (await createSessionTokens([SECRET])).issue(as);
  const headers = { authorization: `Bearer ${jwt}` };
  return server.app.inject({ method: 'POST', url: path, headers, payload: { user_id: as, ...body } });
}

async function play(id: number | undefined) {
  const answer = await call('/api/play_content', { content_id: id });
  expect(answer.statusCode).toBe(200);
}

/** A delivery's one message; the button beside the field may be renewed after it. */
async function delivered(method: string) {
  // The button's link may be renewed after it, even after the one of the test before.
  const calls = () => server.api.calls.filter((one) => one.method !== 'setChatMenuButton');
  await expect.poll(calls).not.toEqual([]);
  expect(calls().map((one) => one.method)).toEqual([method]);
  return calls()[0]?.payload;
}

describe('a press on ‘Riproduci’ delivers', () => {
  it('the card of a film without a video, which says so', async () => {
    await play(server.films[0]);
    const card = await delivered('sendMessage');
    expect(card).toMatchObject({
      chat_id: ANNA,
      text: expect.stringContaining('<i>Non è ancora disponibile'),
    });
    expect(buttonsOf(card).map(({ text }) => text)).toEqual(['Apri', 'Non avvisarmi']);
  });

  it.each([
    [{ kind: 'video', fileId: 'v1' }, 'sendVideo', { video: 'v1' }],
    [{ kind: 'document', fileId: 'd1' }, 'sendDocument', { document: 'd1' }],
    [
      { kind: 'message', chatId: '-1005', messageId: 34 },
      'copyMessage',
      { from_chat_id: '-1005', message_id: 34 },
    ],
  ] as const)('the video of a film from %j', async (video, method, payload) => {
    const titleId = server.films[1] ?? 0;
    await saveVideoAndNotify(server.db, { titleId }, video);
    await play(titleId);
    const message = await delivered(method);
    const caption = expect.stringMatching(/^<b>Film 2<\/b> \(2002\)\n30 min · Commedia\n\nLa trama/);
    expect(message).toMatchObject({ chat_id: ANNA, caption, ...payload });
    expect(buttonsOf(message).map(({ text }) => text)).toEqual(['Apri', 'Visto', 'Segnala un problema']);
  });

  it('the poster and a link of a film that is elsewhere', async () => {
    const titleId = server.films[2] ?? 0;
    await saveVideoAndNotify(server.db, { titleId }, { kind: 'link', url: 'https://films.example/3' });
    const copertina = 'https://p.example/3.jpg';
    await server.db.updateTable('title').set({ copertina }).where('id', '=', titleId).execute();
    await play(titleId);
    const message = await delivered('sendPhoto');
    expect(message).toMatchObject({ photo: copertina, caption: expect.stringContaining('<b>Film 3</b>') });
    expect(buttonsOf(message)).toMatchObject([
      { text: 'Guarda', url: 'https://films.example/3' },
      { text: 'Apri', web_app: { url: expect.stringContaining(`/content-view/${titleId}`) } },
      { text: 'Visto' },
      { text: 'Segnala un problema' },
    ]);
  });

  const texts = (method: string) => buttonsOf(server.api.of(method).at(-1)).map(({ text }) => text);

  it('the first episode of a series, and the others behind one button', async () => {
    const titleId = server.series[1] ?? 0;
    for (const [season, episode] of [
      [0, 1],
      [2, 1],
      [1, 1],
      [1, 2],
    ] as const)
      await saveVideoAndNotify(
        server.db,
        { titleId, episode: { season, episode } },
        { kind: 'video', fileId: `${season}-${episode}` },
      );
    await play(titleId);
    const video = await delivered('sendVideo');
    expect(video).toMatchObject({ video: '1-1' });
    expect(buttonsOf(video)).toEqual([
      { text: 'Apri', web_app: expect.anything() },
      { text: 'Prossimo episodio: S1E2', callback_data: `episode:${titleId}:1:2` },
      { text: 'Altri episodi', callback_data: `otherepisodes:${titleId}:1` },
      { text: 'Visto', callback_data: `watched:${titleId}:1:1` },
      { text: 'Segnala un problema', callback_data: expect.stringContaining(`problemof:${titleId}:1:1:`) },
    ]);
    await server.press(`otherepisodes:${titleId}:1`);
    expect(server.api.of('editMessageText')).toEqual([]);
    expect(texts('sendMessage')).toEqual(['1', '2', '‹ Stagioni']);
  });

  it('the next episode of a started series, once however often it is pressed meanwhile', async () => {
    const titleId = server.series[1] ?? 0;
    await play(titleId);
    await play(titleId);
    expect(await delivered('sendVideo')).toMatchObject({ video: '1-2' });
    await expect
      .poll(() => server.db.selectFrom('delivery').select(['episode', 'state']).execute())
      .toEqual([{ episode: 2, state: 'delivered' }]);
    await server.press(`card:${titleId}`);
    expect(texts('sendMessage')).toEqual(['Continua: S2E1', 'Apri', 'Riproduci']);
  });

  it('the episode after those that were marked as watched since', async () => {
    const titleId = server.series[1] ?? 0;
    await server.press(`episode:${titleId}:1:1`);
    await server.press(`watched:${titleId}:1:2`);
    server.api.calls.splice(0);
    await play(titleId);
    expect(await delivered('sendVideo')).toMatchObject({ video: '2-1' });
    expect(texts('sendVideo')).toEqual(['Apri', 'Altri episodi', 'Visto', 'Segnala un problema']);
  });

  it('the seasons of a series that the person has watched to its end', async () => {
    const titleId = server.series[1] ?? 0;
    await server.press(`watched:${titleId}:2:1`);
    server.api.calls.splice(0);
    await play(titleId);
    expect(buttonsOf(await delivered('sendMessage')).map(({ text }) => text)).toEqual([
      'Stagione 1',
      'Stagione 2',
      'Speciali',
      'Apri',
    ]);
  });

  it('the card of a series without episodes', async () => {
    await play(server.series[2]);
    expect(await delivered('sendMessage')).toMatchObject({ text: expect.stringContaining('Non è ancora') });
  });

  it('the card of a film whose video the messenger no longer knows, and a line to the owner', async () => {
    const titleId = server.films[3] ?? 0;
    await saveVideoAndNotify(server.db, { titleId }, { kind: 'video', fileId: 'gone' });
    server.api.fail('sendVideo', { error_code: 400, description: 'Bad Request: wrong file identifier' });
    await play(titleId);
    await expect.poll(() => server.api.of('sendMessage')).toHaveLength(1);
    expect(server.api.of('sendMessage')).toMatchObject([{ text: expect.stringContaining('Non è ancora') }]);
    expect(server.log()).toContain('could not send a video: add it again');
  });
});

describe('an error that is not about the video', () => {
  const lostAt = (titleId: number) =>
    server.db.selectFrom('video').select('lost_at').where('title_id', '=', titleId).execute();

  it('marks no video as lost: the delivery fails, and the owner sees why', async () => {
    const titleId = server.films[5] ?? 0;
    await saveVideoAndNotify(server.db, { titleId }, { kind: 'video', fileId: 'v' });
    server.api.fail('sendVideo', { error_code: 400, description: 'Bad Request: BUTTON_TYPE_INVALID' });
    await play(titleId);
    const failed = () => server.db.selectFrom('delivery').select(['state', 'failure']).execute();
    await expect
      .poll(failed)
      .toEqual([{ state: 'failed', failure: '400: Bad Request: BUTTON_TYPE_INVALID' }]);
    expect(await lostAt(titleId)).toEqual([{ lost_at: null }]);
  });

  it('an error that is not about the video is forgotten once the video is delivered again', async () => {
    const titleId = server.films[6] ?? 0;
    await saveVideoAndNotify(server.db, { titleId }, { kind: 'video', fileId: 'v' });
    await server.db
      .updateTable('video')
      .set({ lost_at: new Date() })
      .where('title_id', '=', titleId)
      .execute();
    await play(titleId);
    await expect.poll(() => lostAt(titleId)).toEqual([{ lost_at: null }]);
  });
});

describe('a film kept in a channel', () => {
  const channel = { kind: 'message', chatId: '-100777', messageId: 1 } as const;
  const play5 = async () => {
    const titleId = server.films[4] ?? 0;
    await saveVideoAndNotify(server.db, { titleId }, channel);
    await play(titleId);
  };
  const states = async (from: string) => {
    const deliveries = server.db
      .selectFrom('delivery')
      .select('state')
      .where('user_id', '=', from)
      .orderBy('id');
    return (await deliveries.execute()).map(({ state }) => state);
  };

  it.each([
    [400, 'Bad Request: chat not found'],
    [403, 'Forbidden: bot is not a member of the channel chat'],
    [403, 'Forbidden: bot was kicked from the channel chat'],
    [400, 'Bad Request: message to copy not found'],
  ])(
    'a film that the bot cannot reach (%i %s) delivers its card, and the owner is warned',
    async (error_code, description) => {
      server.api.fail('copyMessage', { error_code, description });
      await play5();
      await expect.poll(() => server.api.of('sendMessage')).toHaveLength(1);
      expect(server.api.of('sendMessage')).toMatchObject([
        { chat_id: ANNA, text: expect.stringMatching(/Film 5[^]*Non è ancora disponibile/) },
      ]);
      await expect.poll(async () => (await states(String(ANNA))).at(-1)).toBe('delivered');
      expect(server.log()).toMatch(new RegExp(`"title":"Film 5 \\(2000\\)".*${description}.*add it again`));
    },
  );

  it.each([
    [403, 'Forbidden: bot was blocked by the user'],
    [403, 'Forbidden: user is deactivated'],
  ])('a film is given up when the person is gone: %i %s', async (error_code, description) => {
    server.api.fail('copyMessage', { error_code, description });
    await play5();
    await expect.poll(async () => (await states(String(ANNA))).at(-1)).toBe('failed');
    expect(server.api.of('sendMessage')).toEqual([]);
  });
});

describe('the search of the mini app', () => {
  it('makes the bot ask in the chat', async () => {
    expect((await call('/api/search_content', {})).statusCode).toBe(200);
    expect(await delivered('sendMessage')).toMatchObject({ chat_id: ANNA, text: 'Che cosa cerchi?' });
  });
});

describe('nobody', () => {
  it('can play for another person', async () => {
    const jwt = await (await createSessionTokens([SECRET])).issue('2002');
    const headers = { authorization: `Bearer ${jwt}` };
    const payload = { user_id: String(ANNA), content_id: server.films[0] };
    const answer = await server.app.inject({ method: 'POST', url: '/api/play_content', headers, payload });
    expect(answer.statusCode).toBe(403);
    expect(server.api.calls).toEqual([]);
  });

  it.each(['anna', '0', '99999999999999999999'])(
    'nobody is searched for under the id %s, and the delivery is given up',
    async (id) => {
      expect((await call('/api/play_content', { content_id: server.films[0] }, id)).statusCode).toBe(200);
      const delivery = () =>
        server.db.selectFrom('delivery').select(['state', 'failure']).where('user_id', '=', id);
      await expect.poll(() => delivery().execute()).toMatchObject([{ state: 'failed' }]);
      expect(server.api.calls).toEqual([]);
    },
  );
});
