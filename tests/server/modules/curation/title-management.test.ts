// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { titleRecordOf } from '../../../../src/server/modules/catalogue/records/title-records.ts';
import { findTitle } from '../../../../src/server/modules/catalogue/titles.ts';
import { toggleInStaticList } from '../../../../src/server/modules/lists/static-lists.ts';
import { seedPlays } from '../../../../src/server/modules/rankings/seed-activity.ts';
import {
  describeSources,
  markSourceLost,
  saveSourceAndNotify,
} from '../../../../src/server/modules/sources/video-sources.ts';
import { assignVideoPost, saveVideoPost } from '../../../../src/server/modules/sources/videos/video-posts.ts';
import { buttonsOf, dataOf } from '../../support/inline-keyboard.ts';
import { BOT } from '../../support/stub-bot-api.ts';
import { ANNA, OWNER, type TestBot, testBot } from '../../support/test-bot.ts';

let server: TestBot;
beforeAll(async () => {
  server = await testBot();
});
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

const film = (n: number) => server.films[n - 1] ?? 0;
const sent = () => server.api.of('sendMessage');
const said = () => sent().map(({ text }) => String(text));
const toasts = () => server.api.of('answerCallbackQuery').map(({ text }) => text);
const record = async (id: number) => (await titleRecordOf(server.db, id))?.record;

/** Presses the field's button and answers the question that comes. */
async function edit(id: number, label: string, value: string) {
  await server.press(`edit:${id}`, OWNER);
  await server.press(dataOf(server.api.of('editMessageReplyMarkup').at(-1), label), OWNER);
  await answer(value);
}

/** Answers the last message of the bot. */
async function answer(text: string, from = OWNER) {
  const question = {
    message_id: 99,
    date: 0,
    from: BOT,
    chat: { id: from, type: 'private' },
    text: said().at(-1),
  };
  const [command] = /^\/\w+/.exec(text) ?? [];
  const entities = command ? [{ type: 'bot_command', offset: 0, length: command.length }] : [];
  await server.send({ text, entities, reply_to_message: question }, from);
}

describe('a title’s card', () => {
  it('has the number and the tools for an owner, and for nobody else', async () => {
    await server.say(`/start ${film(1)}`, OWNER);
    await server.say(`/start ${film(1)}`, ANNA);
    const [owners, annas] = sent();
    expect(owners?.['text']).toContain(`Titolo n. ${film(1)}`);
    expect(buttonsOf(owners).map(({ text }) => text)).toEqual([
      'Apri',
      'Riproduci',
      'Modifica',
      'Nascondi',
      'Sorgenti',
      'Rimuovi',
    ]);
    expect(annas?.['text']).not.toContain('n. ');
    expect(buttonsOf(annas).map(({ text }) => text)).toEqual(['Apri', 'Riproduci']);
  });

  it('comes by /titolo and the number', async () => {
    await server.say(`/titolo ${film(1)}`, OWNER);
    await server.say('/titolo', OWNER);
    await server.say('/titolo 999999', OWNER);
    await server.say(`/titolo ${film(1)}`, ANNA);
    expect(said()).toEqual([
      expect.stringContaining('<b>Film 1</b>'),
      expect.stringContaining('/titolo 12'),
      expect.stringContaining('non è nel catalogo'),
      expect.stringContaining('Non conosco questo comando'),
    ]);
  });
});

describe('Modifica', () => {
  it.each([
    ['titolo', 'Un altro nome', { titolo: 'Un altro nome' }, 'titolo: «Film 2» → «Un altro nome».'],
    ['titolo originale', 'Another', { titolo_originale: 'Another' }, '«niente» → «Another».'],
    ['titolo originale', '-', { titolo_originale: null }, '«Another» → «niente».'],
    ['generi', 'Dramma, Guerra', { generi: ['Dramma', 'Guerra'] }, '«Commedia» → «Dramma, Guerra».'],
    ['data di uscita', '4/3/1922', { data_uscita: '1922-03-04' }, '«2/1/2002» → «4/3/1922».'],
    ['data di uscita', '1923-01-02', { data_uscita: '1923-01-02' }, '«4/3/1922» → «2/1/1923».'],
    ['durata', '94', { durata: 94 }, '«30» → «94».'],
    ['per adulti', 'Sì', { adult: true }, '«no» → «sì».'],
    ['copertina', '/posters/x.svg', { copertina: '/posters/x.svg' }, '→ «/posters/x.svg».'],
    ['regia', 'Ada Verdi, Ugo Neri', { registi: ['Ada Verdi', 'Ugo Neri'] }, '→ «Ada Verdi, Ugo Neri».'],
    ['trama', '-', { trama: '' }, '→ «niente».'],
  ])('changes %s to %j', async (label, value, changed, told) => {
    await edit(film(2), label, value);
    expect(await record(film(2))).toMatchObject(changed);
    expect(said()[0]).toMatch(`Modifica n. ${film(2)}, ${label}\n`);
    expect(sent()[0]).toMatchObject({ reply_markup: { force_reply: true } });
    expect(said()[1]).toContain(told);
    expect(dataOf(sent()[1], 'Scheda')).toBe(`card:${film(2)}`);
  });

  it.each([
    ['titolo', 'x'.repeat(501), 'Così non va. Scrivi il titolo'],
    ['data di uscita', '31/2/1999', 'Così non va. Serve una data'],
    ['data di uscita', 'ieri', 'Così non va. Serve una data'],
    ['durata', 'due ore', 'Così non va. Serve un numero'],
    ['per adulti', 'forse', 'Così non va. Scrivi «sì» o «no»'],
    ['trailer', 'ftp://a', 'Così non va. Serve un indirizzo'],
  ])('refuses %s %j and asks again', async (label, value, told) => {
    const before = await record(film(3));
    await edit(film(3), label, value);
    expect(await record(film(3))).toEqual(before);
    expect(said()[1]).toContain(told);
    // The second question can be answered like the first one.
    expect(sent()[1]).toMatchObject({ reply_markup: { force_reply: true } });
    expect(said()[1]).toMatch(`Modifica n. ${film(3)}, ${label}\n`);
  });

  it('can be called off, and with the same value changes nothing', async () => {
    const before = await record(film(4));
    await edit(film(4), 'titolo', 'annulla');
    await edit(film(4), 'titolo', '/annulla');
    await edit(film(4), 'titolo', 'Film 4');
    await server.say('/annulla', OWNER);
    expect(said().filter((text) => !text.startsWith('Modifica n.'))).toEqual([
      'Va bene, resta com’era.',
      'Va bene, resta com’era.',
      'titolo: era già così.',
      'Non c’è niente da annullare.',
    ]);
    expect(await record(film(4))).toEqual(before);
  });

  it('leads back to the card’s buttons', async () => {
    await server.press(`edit:${film(4)}`, OWNER);
    await server.press(dataOf(server.api.of('editMessageReplyMarkup')[0], '‹ Indietro'), OWNER);
    const back = buttonsOf(server.api.of('editMessageReplyMarkup')[1]).map(({ text }) => text);
    expect(back).toContain('Modifica');
    expect(back).toContain('Riproduci');
  });

  it('of a title that is gone says so', async () => {
    await server.press('field:999999:0', OWNER);
    expect(toasts()).toEqual([expect.stringContaining('non è nel catalogo')]);
  });

  it('an answer to anything else is a search, and so is one by somebody else', async () => {
    await server.press(`field:${film(5)}:0`, OWNER);
    await answer('rubato', ANNA);
    await server.say('Film 5', OWNER);
    expect(await record(film(5))).toMatchObject({ titolo: 'Film 5' });
    expect(said()[2]).toContain('Ecco che cosa ho trovato');
  });
});

describe('Nascondi', () => {
  it('takes a title out of sight, and Mostra brings it back', async () => {
    await server.press(`hide:${film(6)}:1`, OWNER);
    expect(await findTitle(server.db, film(6))).toBeUndefined();
    const shown = server.api.of('editMessageReplyMarkup')[0];
    expect(buttonsOf(shown).map(({ text }) => text)).toContain('Mostra');

    await server.say(`/start ${film(6)}`, ANNA);
    await server.say('Film 6', ANNA);
    await server.say(`/titolo ${film(6)}`, OWNER);
    expect(said()[0]).toContain('non è nel catalogo');
    expect(buttonsOf(sent()[1]).map(({ text }) => text)).not.toContain('Film 6 (2001)');
    expect(said()[2]).toContain('<b>Film 6</b>');

    await server.press(dataOf(shown, 'Mostra'), OWNER);
    expect(await findTitle(server.db, film(6))).toBeDefined();
    expect(toasts()).toEqual(['Nascosto: ora lo vedi solo tu.', 'Ora lo vedono tutti.']);
  });

  it('goes through though the card can no longer be changed', async () => {
    server.api.fail('editMessageReplyMarkup', {
      error_code: 400,
      description: 'Bad Request: message can’t be edited',
    });
    await server.press(`hide:${film(7)}:1`, OWNER);
    expect(await findTitle(server.db, film(7))).toBeUndefined();
    expect(toasts()).toEqual(['Nascosto: ora lo vedi solo tu.']);
  });
});

describe('Sorgenti', () => {
  it('lists a film’s source, says how to add one, and takes it away', async () => {
    const contentId = film(8);
    await saveSourceAndNotify(
      server.db,
      { contentId },
      { kind: 'link', url: 'https://films.example/8?a=1&b=<2>' },
    );
    await server.press(`sources:${contentId}:0`, OWNER);
    const [list] = sent();
    expect(list?.['text']).toContain('Sorgenti di Film 8');
    expect(list?.['text']).toContain('https://films.example/8?a=1&amp;b=&lt;2&gt;');
    expect(list?.['text']).toContain(`«${contentId}»`);
    await server.press(dataOf(list, 'Togli: Film'), OWNER);
    await server.press(dataOf(list, 'Togli: Film'), OWNER);
    expect(await describeSources(server.db, contentId)).toEqual([]);
    expect(toasts()).toEqual([undefined, 'Tolta: Film.', 'Questa sorgente non c’è più.']);
    expect(server.api.of('editMessageText')[0]?.['text']).toContain('Non ce n’è ancora nessuna.');
  });

  it('of a series come page by page, with what they are', async () => {
    const contentId = server.series[4] ?? 0;
    for (let episode = 1; episode <= 25; episode++)
      await saveSourceAndNotify(
        server.db,
        { contentId, episode: { season: 1, episode } },
        { kind: 'video', fileId: 'f' },
      );
    await saveSourceAndNotify(
      server.db,
      { contentId, episode: { season: 2, episode: 1 } },
      { kind: 'message', chatId: '@canale', messageId: 34 },
    );
    await server.press(`sources:${contentId}:0`, OWNER);
    await server.press(`sources:${contentId}:1`, OWNER);
    const [first, second] = sent();
    expect(first?.['text']).toContain('Stagione 1, episodio 20: video');
    expect(first?.['text']).not.toContain('episodio 21');
    expect(dataOf(first, '›')).toBe(`sources:${contentId}:1`);
    expect(second?.['text']).toContain(
      'Stagione 2, episodio 1: <a href="https://t.me/canale/34">messaggio 34 di @canale</a>',
    );
    expect(dataOf(second, '‹')).toBe(`sources:${contentId}:0`);
  });

  it('say which file it is, where its post is, how large, and whether it is lost', async () => {
    const contentId = film(7);
    for (const [messageId, fileName] of [
      [221, 'Film 7 <1080p>.mkv'],
      [222, 'Film 7 2160p.mkv'],
    ] as const) {
      const place = { chatId: '-1009', messageId };
      const post = { place, kind: 'video', fileId: 'f', fileUniqueId: `${messageId}`, fileName } as const;
      const file = {
        caption: '',
        seconds: 6000,
        bytes: 2_150_000_000,
        postedAt: new Date('2026-11-03T12:00Z'),
      };
      const id = await saveVideoPost(server.db, { ...post, ...file, ownerId: '1' });
      const kept = { parts: [{ contentId }], state: 'kept', byHand: false } as const;
      await assignVideoPost(server.db, { ...post, ...file, ownerId: '1', id }, kept);
    }
    await server.press(`sources:${contentId}:0`, OWNER);
    expect(sent()[0]?.['text']).toContain(
      'Film: <a href="https://t.me/c/9/222">Film 7 2160p.mkv</a>, 2,2 GB, 03/11/26\n' +
        'Film: <a href="https://t.me/c/9/221">Film 7 &lt;1080p&gt;.mkv</a>, 2,2 GB, 03/11/26, di riserva',
    );
    await server.press(dataOf(sent()[0], 'Togli: Film'), OWNER);
    expect(toasts().at(-1)).toBe('Tolta: Film. È tornata quella di prima.');
    await markSourceLost(server.db, { contentId });
    await server.press(`sources:${contentId}:0`, OWNER);
    expect(sent()[1]?.['text']).toContain('03/11/26, non si trova più');
  });

  it('of another title are not taken away by a forged button', async () => {
    const contentId = film(9);
    await saveSourceAndNotify(server.db, { contentId }, { kind: 'link', url: 'https://films.example/9' });
    const [kept] = await describeSources(server.db, contentId);
    await server.press(`unsource:${film(10)}:${kept?.id}:0`, OWNER);
    expect(await describeSources(server.db, contentId)).toHaveLength(1);
  });
});

describe('Rimuovi', () => {
  it('says what goes along, and does it after a second press', async () => {
    const contentId = film(11);
    // A play that is not delivered: the question is the only message.
    await seedPlays(server.db, [{ userId: '42', contentId, at: new Date() }]);
    await toggleInStaticList(server.db, { userId: '42', list: 'liste', contentId });
    await toggleInStaticList(server.db, { userId: '42', list: 'mi_piace', contentId });
    await server.press(`remove:${contentId}`, OWNER);
    expect(said()[0]).toContain('Rimuovere «Film 11 (2001)»');
    expect(said()[0]).toContain('1 riproduzione e 2 posti nelle liste');
    expect(await findTitle(server.db, contentId)).toBeDefined();
    await server.press(dataOf(sent()[0], 'Sì, rimuovi'), OWNER);
    expect(await findTitle(server.db, contentId)).toBeUndefined();
    expect(server.api.of('editMessageText')).toMatchObject([
      { text: '«Film 11 (2001)» non c’è più nel catalogo.', reply_markup: { inline_keyboard: [] } },
    ]);
    await server.press(`surely:${contentId}`, OWNER);
    expect(server.api.of('editMessageText')[1]?.['text']).toContain('non c’è un titolo con il numero');
  });

  it('can be called off', async () => {
    await server.press(`remove:${film(12)}`, OWNER);
    await server.press(dataOf(sent()[0], 'Annulla'), OWNER);
    expect(await findTitle(server.db, film(12))).toBeDefined();
    expect(server.api.of('editMessageText')).toMatchObject([{ text: 'Va bene, resta com’era.' }]);
  });
});

it('buttons of these forged by anybody else do nothing', async () => {
  const contentId = film(13);
  await saveSourceAndNotify(server.db, { contentId }, { kind: 'link', url: 'https://films.example/13' });
  const [source] = await describeSources(server.db, contentId);
  const before = await record(contentId);
  const forged = ['tools', 'edit', 'remove', 'surely', 'keep'].map((word) => `${word}:${contentId}`);
  const numbered = [`field:${contentId}:0`, `hide:${contentId}:1`, `sources:${contentId}:0`];
  for (const data of [...forged, ...numbered, `unsource:${contentId}:${source?.id}:0`])
    await server.press(data, ANNA);
  expect(server.api.calls.filter(({ method }) => method !== 'answerCallbackQuery')).toEqual([]);
  expect(toasts().filter(Boolean)).toEqual([]);
  expect(await record(contentId)).toEqual(before);
});

it.each(['edit', 'tools', 'remove', 'surely'])(
  '%s of a number that no title can have is borne',
  async (word) => {
    await server.press(`${word}:9999999999`, OWNER);
    await server.press(`hide:9999999999:1`, OWNER);
    await server.press(`sources:9999999999:0`, OWNER);
    await server.press(`unsource:1:9999999999:0`, OWNER);
    expect(server.log()).not.toContain('the bot could not answer');
  },
);

describe('‘Unisci’', () => {
  it('is offered where another title has the same id elsewhere, and makes one of both', async () => {
    await server.press(`edit:${film(7)}`, OWNER);
    expect(buttonsOf(server.api.of('editMessageReplyMarkup').at(-1)).map(({ text }) => text)).not.toContain(
      `Unisci con il n. ${film(8)}`,
    );
    const ids = [film(7), film(8)];
    await server.db.updateTable('content').set({ imdb_id: 'tt77' }).where('id', 'in', ids).execute();
    await server.press(`edit:${film(7)}`, OWNER);
    const fields = server.api.of('editMessageReplyMarkup').at(-1);
    await server.press(dataOf(fields, `Unisci con il n. ${film(8)}`), OWNER);
    expect(said().at(-1)).toContain(`n. ${film(8)}, è lo stesso titolo del n. ${film(7)}`);
    expect(await record(film(8)), 'not before it is confirmed').toBeDefined();
    await server.press(dataOf(sent().at(-1), 'Sì, unisci'), OWNER);
    expect(await record(film(8))).toBeUndefined();
    expect(server.api.of('editMessageText').at(-1)?.['text']).toContain(`n. ${film(7)}.`);
  });
});
