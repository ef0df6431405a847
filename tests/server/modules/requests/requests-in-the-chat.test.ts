// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveSourceAndNotify } from '../../../../src/server/modules/sources/video-sources.ts';
import { buttonsOf, dataOf } from '../../support/inline-keyboard.ts';
import { BOT } from '../../support/stub-bot-api.ts';
import { ANNA, BRUNO, messageFrom, OWNER, type TestBot, testBot } from '../../support/test-bot.ts';

const CARLA = 3003;

let server: TestBot;
beforeEach(async () => {
  server = await testBot({ gatherSeconds: 0 });
});
afterEach(() => server.close());

type Payload = Record<string, unknown>;
const sentTo = (chat: number): Payload[] =>
  server.api.of('sendMessage').filter(({ chat_id }) => chat_id === chat);
const lastTo = (chat: number) => sentTo(chat).at(-1);
const textsTo = (chat: number) => sentTo(chat).map(({ text }) => String(text));
const toasts = () => server.api.of('answerCallbackQuery').map(({ text }) => text);
const edits = () => server.api.of('editMessageText').map(({ text }) => String(text));

/** Presses a button of this text below a message that the bot has sent. */
async function press(message: Payload | undefined, text: string, from: number): Promise<void> {
  const data = dataOf(message, text);
  if (data === '') throw new Error(`There is no button ${text}: ${JSON.stringify(message)}`);
  await server.bring({
    callback_query: {
      id: '1',
      chat_instance: '1',
      from: { id: from, is_bot: false, first_name: 'X' },
      data,
      message: messageFrom(from, { text: message?.['text'], from: BOT }),
    },
  });
}

/** Replies to the last message that the bot sent to a chat. */
const reply = (text: string, from: number) =>
  server.send(
    { text, reply_to_message: messageFrom(from, { text: lastTo(from)?.['text'], from: BOT }) },
    from,
  );

const untilTold = (chat: number, text: string) => expect.poll(() => textsTo(chat).join('\n')).toContain(text);
const cardOf = async (name: string) => {
  await untilTold(OWNER, `<b>${name}</b>`);
  return sentTo(OWNER).find(({ text }) => String(text).includes(`<b>${name}</b>`));
};

describe('asking for a title', () => {
  it('is offered by a search that found nothing, and by one that found something else', async () => {
    await server.say('Metropolis 1927');
    expect(buttonsOf(lastTo(ANNA)).map(({ text }) => text)).toEqual(['Richiedi']);
    await press(lastTo(ANNA), 'Richiedi', ANNA);
    expect(textsTo(ANNA).at(-1)).toBe('Richiesta inviata: «Metropolis 1927». Ti dico com’è andata.');
    await server.say('Film 2');
    expect(buttonsOf(lastTo(ANNA)).at(-1)?.text).toBe('Richiedi');
  });

  it('is not offered for words that are longer than a title', async () => {
    await server.say('parole '.repeat(20));
    expect(buttonsOf(lastTo(ANNA))).toEqual([]);
    await server.say(`/richiedi ${'parole '.repeat(20)}`);
    expect(textsTo(ANNA).at(-1)).toBe('Basta il titolo: al massimo 100 caratteri.');
  });

  it('for what the catalogue has shows it, and asks for another one all the same', async () => {
    await server.say('/richiedi film 2!');
    expect(textsTo(ANNA).at(-1)).toBe('«film 2!» c’è già nel catalogo:');
    expect(buttonsOf(lastTo(ANNA)).map(({ text }) => text)).toEqual([
      'Film 2 (2002)',
      'È un altro: richiedi',
    ]);
    await press(lastTo(ANNA), 'È un altro: richiedi', ANNA);
    expect(textsTo(ANNA).at(-1)).toContain('Richiesta inviata: «film 2!»');
  });

  it('works by the prompt of /richiedi, and says what does not work', async () => {
    await server.say('/richiedi');
    expect(lastTo(ANNA)).toMatchObject({ reply_markup: { force_reply: true } });
    await reply('Metropolis', ANNA);
    expect(textsTo(ANNA).at(-1)).toContain('Richiesta inviata: «Metropolis»');
    await server.say('/richiedi ...');
    expect(textsTo(ANNA).at(-1)).toContain('Quale titolo manca?');
  });

  it('of three people for the same is one card, which names them and is edited', async () => {
    await server.db
      .insertInto('person')
      .values({ user_id: String(BRUNO), username: 'bruno' })
      .execute();
    await server.say('/richiedi Metropolis', ANNA);
    await cardOf('Metropolis');
    expect(buttonsOf(lastTo(OWNER)).map(({ text }) => text)).toEqual(['Approva', 'Rifiuta', 'C’è già']);
    await server.say('/richiedi METROPOLIS', BRUNO);
    await server.say('/richiedi metropolis', CARLA);
    expect(textsTo(CARLA)).toEqual(['«Metropolis» l’ha già chiesto qualcuno: ora lo volete in 3.']);
    await server.say('/richiedi metropolis', CARLA);
    expect(textsTo(CARLA).at(-1)).toBe('«Metropolis» l’hai già chiesto: lo volete in 3.');
    await expect.poll(() => edits().at(-1)).toContain(`lo vogliono 3 persone: ${ANNA}, 2002, ${CARLA}`);
    expect(sentTo(OWNER)).toHaveLength(1);
  });

  it('is limited, and may be taken back', async () => {
    for (let n = 1; n <= 11; n += 1) await server.say(`/richiedi Titolo ${n} che manca`);
    expect(textsTo(ANNA).at(-1)).toContain('Per ora hai chiesto abbastanza');
    await server.say('/richieste');
    expect(textsTo(ANNA).at(-1)).toContain('• Titolo 1 che manca: solo tu');
    expect(buttonsOf(lastTo(ANNA))).toHaveLength(10);
    await press(lastTo(ANNA), 'Ritira: Titolo 1 che manca', ANNA);
    expect(edits().at(-1)).not.toContain('Titolo 1 che manca');
    expect(toasts().at(-1)).toBe('Ritirata.');
    await server.say('/richiedi Ancora uno');
    expect(textsTo(ANNA).at(-1)).toContain('Richiesta inviata');
  });
});

describe('an owner', () => {
  beforeEach(async () => {
    await server.say('/richiedi Metropolis', ANNA);
    await server.say('/richiedi Metropolis', BRUNO);
    await cardOf('Metropolis');
  });

  it('rejects for a ready reason: everybody who asked is told it once', async () => {
    const card = await cardOf('Metropolis');
    await press(card, 'Rifiuta', OWNER);
    const reasons = server.api.of('editMessageReplyMarkup').at(-1);
    expect(buttonsOf(reasons).map(({ text }) => text)).toEqual([
      'Non si trova.',
      'Non è adatto al catalogo.',
      'Non è ancora uscito.',
      'Scrivi il motivo',
      '‹ Indietro',
    ]);
    await press({ ...reasons, text: 'x' }, 'Non si trova.', OWNER);
    for (const person of [ANNA, BRUNO])
      await untilTold(person, '«Metropolis»: richiesta rifiutata. Non si trova.');
    expect(edits().at(-1)).toContain('Rifiutata: Non si trova.');
    await press(card, 'Approva', OWNER);
    expect(toasts().at(-1)).toBe('Su questa richiesta è già stato deciso.');
    await server.say('/richiedi metropolis', CARLA);
    expect(textsTo(CARLA).at(-1)).toBe('«Metropolis» è già stato rifiutato: Non si trova.');
    expect(textsTo(ANNA).filter((text) => text.includes('rifiutata'))).toHaveLength(1);
  });

  it('rejects in words of their own', async () => {
    await server.press(`rejectfor:${1}:0`, OWNER);
    expect(lastTo(OWNER)).toMatchObject({ reply_markup: { force_reply: true } });
    await reply('x'.repeat(301), OWNER);
    expect(textsTo(OWNER).at(-1)).toContain('Il motivo è troppo lungo');
    await reply('annulla', OWNER);
    expect(textsTo(OWNER).at(-1)).toBe('Va bene, resta com’era.');
    await server.press(`rejectfor:${1}:0`, OWNER);
    await reply('Arriva <b>presto</b> altrove.', OWNER);
    await untilTold(BRUNO, 'Arriva &lt;b&gt;presto&lt;/b&gt; altrove.');
  });

  it('approves words, and links them to a title when it is there: those who wait get its arrival', async () => {
    await press(await cardOf('Metropolis'), 'Approva', OWNER);
    await untilTold(BRUNO, '«Metropolis»: richiesta approvata. Quando c’è te lo dico.');
    await server.say('/richieste', ANNA);
    expect(textsTo(ANNA).at(-1)).toContain('• Metropolis: in 2, approvata');

    await server.press('isthere:1', OWNER);
    await reply('Film 7', OWNER);
    await press(lastTo(OWNER), 'Film 7 (2002)', OWNER);
    for (const person of [ANNA, BRUNO])
      await untilTold(person, 'ora è nel catalogo. Quando si può guardare te lo dico.');
    const titleId = server.films[6] ?? 0;
    await saveSourceAndNotify(server.db, { titleId }, { kind: 'link', url: 'https://video.example/7' });
    const captions = (chat: number) =>
      server.api
        .of('sendPhoto')
        .concat(server.api.of('sendMessage'))
        .filter(({ chat_id }) => chat_id === chat);
    await expect.poll(() => JSON.stringify(captions(BRUNO))).toContain('È arrivato: ora puoi guardarlo.');
  });

  it('links it to a title that can be watched by its number: it is there at once', async () => {
    const titleId = server.films[2] ?? 0;
    await saveSourceAndNotify(server.db, { titleId }, { kind: 'link', url: 'https://video.example/3' });
    await server.press('isthere:1', OWNER);
    await reply('non esiste', OWNER);
    expect(textsTo(OWNER).at(-1)).toBe('Nel catalogo non lo trovo.');
    await server.press('linkto:1:0', OWNER);
    await reply(String(titleId), OWNER);
    expect(textsTo(OWNER).at(-1)).toBe('Collegata.');
    await untilTold(ANNA, '«Metropolis», che avevi chiesto, c’è: puoi guardarlo.');
    expect(dataOf(lastTo(ANNA), 'Riproduci')).toBe(`play:${titleId}`);
  });

  it('sees all open requests by how many want them, each with its card', async () => {
    await server.say('/richiedi Altro titolo', ANNA);
    await server.say('/richieste', OWNER);
    expect(buttonsOf(lastTo(OWNER)).map(({ text }) => text)).toEqual(['Metropolis · 2', 'Altro titolo · 1']);
    await press(lastTo(OWNER), 'Altro titolo · 1', OWNER);
    const shown = server.api.of('editMessageText').at(-1);
    expect(shown?.['text']).toContain('<b>Altro titolo</b>');
    expect(buttonsOf(shown).map(({ text }) => text)).toEqual([
      'Approva',
      'Rifiuta',
      'C’è già',
      '‹ Richieste',
    ]);
    await press(shown, '‹ Richieste', OWNER);
    expect(buttonsOf(server.api.of('editMessageText').at(-1))).toHaveLength(2);
  });

  it('alone decides: forged buttons of others do nothing', async () => {
    for (const data of ['approve:1', 'rejectfor:1:1', 'linkto:1:1', 'requests:0', 'request:1:0'])
      await server.press(data, ANNA);
    expect(edits().filter((text) => text.includes('Metropolis') && !text.includes('vogliono'))).toEqual([]);
    expect(await server.db.selectFrom('title_request').select('state').execute()).toEqual([
      { state: 'open' },
    ]);
  });
});
