import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { buttonsOf } from '../../support/inline-keyboard.ts';
import { ANNA, PUBLIC_URL, testBot } from '../../support/test-bot.ts';

const server = await testBot();
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

async function setCover(id: number | undefined, copertina: string | null) {
  await server.db
    .updateTable('title')
    .set({ copertina })
    .where('id', '=', id ?? 0)
    .execute();
}

describe('/start with a title’s id', () => {
  it('shows the card: name, year, facts, plot, and buttons to open and to play it', async () => {
    const id = server.films[2];
    await server.say(`/start ${id}`);
    const [card] = server.api.of('sendMessage');
    expect(card).toMatchObject({ chat_id: ANNA, parse_mode: 'HTML' });
    expect(card?.['text']).toMatch(
      /^<b>Film 3<\/b> \(2003\)\n45 min · Commedia · Horror\n\nLa trama del film 3\./,
    );
    const [open, play] = buttonsOf(card);
    expect(open?.text).toBe('Apri');
    const link = new URL(open?.web_app?.url ?? '');
    expect(link.origin + link.pathname).toBe(`${PUBLIC_URL}/content-view/${id}`);
    expect(link.searchParams.get('user-id')).toBe(String(ANNA));
    expect(play).toEqual({ text: 'Riproduci', callback_data: `play:${id}` });
  });

  it('leaves out an unknown duration', async () => {
    await server.db
      .updateTable('title')
      .set({ durata: 0 })
      .where('id', '=', server.films[3] ?? 0)
      .execute();
    await server.say(`/start ${server.films[3]}`);
    expect(server.api.of('sendMessage')[0]?.['text']).toMatch(/^<b>Film 4<\/b> \(2004\)\nCommedia/);
  });

  it('shows the cover, an own one as a JPEG', async () => {
    await setCover(server.films[0], '/posters/one.webp');
    await server.say(`/start ${server.films[0]}`);
    expect(server.api.of('sendPhoto')).toMatchObject([
      {
        photo: expect.stringContaining(`${PUBLIC_URL}/images/copertina/${server.films[0]}.jpg`),
        caption: expect.stringContaining('<b>Film 1</b>'),
      },
    ]);
    expect(server.api.of('sendMessage')).toEqual([]);
  });

  it('sends the card without a picture that the messenger cannot fetch', async () => {
    await setCover(server.films[1], 'https://pictures.example/two.png');
    server.api.fail('sendPhoto', {
      error_code: 400,
      description: 'Bad Request: failed to get HTTP URL content',
    });
    await server.say(`/start ${server.films[1]}`);
    expect(server.api.of('sendMessage')).toMatchObject([{ text: expect.stringContaining('<b>Film 2</b>') }]);
  });

  it.each(['instagram', 'ref_ab12', '1;drop'])('greets where a link has other words: %s', async (words) => {
    await server.say(`/start ${words}`);
    const [greeting] = server.api.of('sendMessage');
    expect(String(greeting?.['text'])).toMatch(/^Ciao /);
  });

  it.each(['999999', '99999999999'])('says that there is no title %s', async (id) => {
    await server.say(`/start ${id}`);
    expect(server.api.of('sendMessage')).toMatchObject([
      { text: expect.stringContaining('non è nel catalogo') },
    ]);
  });

  it('shows names and plots as plain text, and shortens a long plot', async () => {
    const id = server.films[4] ?? 0;
    const trama = 'Parola & <b>altro</b> '.repeat(200);
    await server.db
      .updateTable('title')
      .set({ titolo: '<Film> & "5"', trama })
      .where('id', '=', id)
      .execute();
    await server.say(`/start ${id}`);
    const text = String(server.api.of('sendMessage')[0]?.['text']);
    expect(text).toContain('<b>&lt;Film&gt; &amp; &quot;5&quot;</b>');
    expect(text).toMatch(/…$/);
    expect(text.replace(/<\/?[bi]>/g, '').replace(/&\w+;/g, '?').length).toBeLessThan(1024);
  });
});

describe('the buttons', () => {
  it('the buttons of a search result show the card and end the waiting', async () => {
    await server.press(`card:${server.films[5]}`);
    expect(server.api.calls.map(({ method }) => method).slice(0, 2)).toEqual([
      'sendMessage',
      'answerCallbackQuery',
    ]);
  });

  it('with ‘Riproduci’ work as in the mini app: the play is counted, and the title arrives in the chat', async () => {
    const id = server.films[6] ?? 0;
    await server.press(`play:${id}`);
    expect(server.api.of('answerCallbackQuery')).toMatchObject([
      { text: 'Non c’è ancora. Quando arriva te lo dico.' },
    ]);
    await expect
      .poll(() => server.api.of('sendMessage'))
      .toMatchObject([{ chat_id: ANNA, text: expect.stringMatching(/Film 7[^]*Non è ancora disponibile/) }]);
    const events = server.db.selectFrom('play_event').select('user_id').where('title_id', '=', id);
    expect(await events.execute()).toEqual([{ user_id: String(ANNA) }]);
  });

  it('a link below its card comes without the card’s picture and plot', async () => {
    const titleId = server.films[8] ?? 0;
    await setCover(titleId, '/posters/nine.webp');
    await saveVideoAndNotify(server.db, { titleId }, { kind: 'link', url: 'https://films.example/9' });
    await server.say(`/start ${titleId}`);
    await server.press(`play:${titleId}`);
    await expect.poll(() => server.api.of('sendMessage')).toHaveLength(1);
    const [sent] = server.api.of('sendMessage');
    expect(sent?.['text']).toMatch(/^<b>Film 9<\/b> \(200\d\)\n[^\n]+$/);
    expect(buttonsOf(sent)[0]).toMatchObject({ text: 'Guarda', url: 'https://films.example/9' });
    expect(server.api.of('sendPhoto')).toHaveLength(1);
  });

  it.each(['play:999999', 'card:999999', 'play:9999999999', 'nothing:1', 'season:1', ''])(
    'without a meaning (%s) only end the waiting',
    async (data) => {
      await server.press(data);
      expect(server.api.of('answerCallbackQuery')).toHaveLength(1);
    },
  );

  it('work even if they were pressed too long ago', async () => {
    server.api.fail('answerCallbackQuery', { error_code: 400, description: 'Bad Request: query is too old' });
    await server.press(`card:${server.films[7]}`);
    expect(server.api.of('sendMessage')).toHaveLength(1);
    expect(server.log()).not.toContain('could not answer');
  });
});

describe('a failure', () => {
  it('a failure of the database is explained to the person and logged, and the next update is handled', async () => {
    const { db } = server;
    await db.schema.alterTable('title').renameTo('hidden').execute();
    await server.say('Film 3');
    await db.schema.alterTable('hidden').renameTo('title').execute();
    expect(server.api.of('sendMessage')).toMatchObject([
      { text: expect.stringContaining('non ha funzionato') },
    ]);
    expect(server.log()).toContain('the bot could not answer');
    await server.say('Film 3');
    expect(server.api.of('sendMessage')).toHaveLength(2);
  });

  it('a chat that has blocked the bot is not logged as an error', async () => {
    server.api.fail('sendMessage', {
      error_code: 403,
      description: 'Forbidden: bot was blocked by the user',
    });
    await server.say('Film 3');
    expect(server.api.of('sendMessage')).toHaveLength(1);
  });

  it('by a short rate limit is waited for', async () => {
    server.api.fail('sendMessage', { error_code: 429, description: 'Too Many Requests', retry_after: 1 });
    const start = performance.now();
    await server.say('Film 3');
    expect(server.api.of('sendMessage')).toHaveLength(2);
    expect(performance.now() - start).toBeGreaterThanOrEqual(990);
  });
});
