import { describe, expect, it } from 'vitest';
import { buttonsOf, dataOf } from '../../support/inline-keyboard.ts';
import { film, record, replies, sent, toasts, useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA, answering, OWNER, type TestBot } from '../../support/test-bot.ts';

let server: TestBot;
useOwnerBot((started) => {
  server = started;
});

/** Presses the field's button and returns the bot's question. */
async function edit(id: number, label: string, value: string) {
  await server.press(`edit:${id}`, OWNER);
  await server.press(dataOf(server.api.of('editMessageReplyMarkup').at(-1), label), OWNER);
  await answer(value);
}

/** Replies to the bot's last message. */
async function answer(text: string, from = OWNER) {
  const [command] = /^\/\w+/.exec(text) ?? [];
  const entities = command ? [{ type: 'bot_command', offset: 0, length: command.length }] : [];
  await server.send({ text, entities, ...answering(sent().at(-1), from) }, from);
}

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
  ])('changes %s to %j', async (label, value, changed, reply) => {
    await edit(film(2), label, value);
    expect(await record(film(2))).toMatchObject(changed);
    expect(replies()[0]).toMatch(`Modifica n. ${film(2)}, ${label}\n`);
    expect(sent()[0]).toMatchObject({ reply_markup: { force_reply: true } });
    expect(replies()[1]).toContain(reply);
    expect(dataOf(sent()[1], 'Scheda')).toBe(`card:${film(2)}`);
  });

  it.each([
    ['titolo', 'x'.repeat(501), 'Così non va. Scrivi il titolo'],
    ['data di uscita', '31/2/1999', 'Così non va. Serve una data'],
    ['data di uscita', 'ieri', 'Così non va. Serve una data'],
    ['durata', 'due ore', 'Così non va. Serve un numero'],
    ['per adulti', 'forse', 'Così non va. Scrivi «sì» o «no»'],
    ['trailer', 'ftp://a', 'Così non va. Serve un indirizzo'],
  ])('refuses %s %j and asks again', async (label, value, reply) => {
    const before = await record(film(3));
    await edit(film(3), label, value);
    expect(await record(film(3))).toEqual(before);
    expect(replies()[1]).toContain(reply);
    // The second question can be answered like the first one.
    expect(sent()[1]).toMatchObject({ reply_markup: { force_reply: true } });
    expect(replies()[1]).toMatch(`Modifica n. ${film(3)}, ${label}\n`);
  });

  it('editing can be cancelled, and the same value changes nothing', async () => {
    const before = await record(film(4));
    await edit(film(4), 'titolo', 'annulla');
    await edit(film(4), 'titolo', '/annulla');
    await edit(film(4), 'titolo', 'Film 4');
    await server.say('/annulla', OWNER);
    expect(replies().filter((text) => !text.startsWith('Modifica n.'))).toEqual([
      'Va bene, resta com’era.',
      'Va bene, resta com’era.',
      'titolo: era già così.',
      'Non c’è niente da annullare.',
    ]);
    expect(await record(film(4))).toEqual(before);
  });

  it('the last button leads back to the card’s buttons', async () => {
    await server.press(`edit:${film(4)}`, OWNER);
    await server.press(dataOf(server.api.of('editMessageReplyMarkup')[0], '‹ Indietro'), OWNER);
    const back = buttonsOf(server.api.of('editMessageReplyMarkup')[1]).map(({ text }) => text);
    expect(back).toContain('Modifica');
    expect(back).toContain('Riproduci');
  });

  it('editing a title that is gone says so', async () => {
    await server.press('field:999999:0', OWNER);
    expect(toasts()).toEqual([expect.stringContaining('non è nel catalogo')]);
  });

  it('an answer to anything else, or by anyone else, is a search', async () => {
    await server.press(`field:${film(5)}:0`, OWNER);
    await answer('rubato', ANNA);
    await server.say('Film 5', OWNER);
    expect(await record(film(5))).toMatchObject({ titolo: 'Film 5' });
    expect(replies()[2]).toContain('Ecco che cosa ho trovato');
  });
});
