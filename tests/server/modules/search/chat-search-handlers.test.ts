import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importTitles } from '../../../../src/server/modules/imports/import-titles.ts';
import { buttonsOf } from '../../support/inline-keyboard.ts';
import { BOT } from '../../support/stub-bot-api.ts';
import { ANNA, BRUNO, OWNER, testBot } from '../../support/test-bot.ts';
import { addTestTitles } from '../../support/test-titles.ts';

const server = await testBot();
beforeAll(async () => {
  const titles = ['Nosferatu il vampiro', 'La città dolente', '8½', 'Ladri di biciclette'];
  await addTestTitles(
    server.db,
    titles.map((name) => ({ name })),
  );
});
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

/** The titles found, each a button, and the other meanings of the line; 'Richiedi' comes between. */
const found = () =>
  buttonsOf(server.api.of('sendMessage')[0]).flatMap(({ text }) => (text === 'Richiedi' ? [] : [text]));

describe('any text', () => {
  it.each([
    ['nosferatu', 'Nosferatu il vampiro (2020)'],
    ['Nosfertau vanpiro', 'Nosferatu il vampiro (2020)'],
    ['citta dolente', 'La città dolente (2020)'],
    ['8 1/2', '8½ (2020)'],
    ['LADRI BICICLETE', 'Ladri di biciclette (2020)'],
  ])('any text is a search that tolerates mistakes: %s', async (words, title) => {
    await server.say(words);
    expect(found()[0]).toBe(title);
    expect(server.api.of('sendMessage')[0]).toMatchObject({
      chat_id: ANNA,
      text: expect.stringContaining(words),
    });
  });

  it('gets ten titles at most, each with a button to its card', async () => {
    await server.say('film');
    expect(found()).toHaveLength(10);
    const [first] = buttonsOf(server.api.of('sendMessage')[0]);
    await server.press(first?.callback_data ?? '');
    expect(server.api.of('sendMessage')[1]?.['text']).toContain('La trama del film');
  });

  it.each([
    ['xyzzy wqwq', /^Non ho trovato niente/],
    ['漢字', /^Non ho trovato niente/],
    ["'; drop table title", /^Non ho trovato niente/],
  ])('without results gets a message: %s', async (words, answer) => {
    await server.say(words);
    expect(server.api.of('sendMessage')).toMatchObject([{ text: expect.stringMatching(answer) }]);
  });

  it('may be the first line below a picture; a picture without one gets a hint', async () => {
    const photo = [{ file_id: 'p', file_unique_id: 'p', width: 90, height: 90 }];
    await server.send({ photo, caption: '🎬 Nosferatu\nGenere: Horror' }, ANNA);
    expect(found()[0]).toBe('Nosferatu il vampiro (2020)');
    await server.send({ photo }, ANNA);
    expect(server.api.of('sendMessage').at(-1)?.['text']).toContain('Posso cercare solo un testo');
  });

  it('may have any length', async () => {
    await server.say('nosferatu '.repeat(400));
    expect(found()[0]).toBe('Nosferatu il vampiro (2020)');
  });

  it('a text from the bot’s own inline results is not a search', async () => {
    await server.send({ text: 'Film 3', via_bot: BOT });
    expect(server.api.of('sendMessage')).toEqual([]);
  });
});

it.each(['/aiuto', '/ayuda', '/Ajuda', '/comandi', '/menu'])('%s is a call for help', async (line) => {
  await server.say(line);
  expect(server.api.of('sendMessage')[0]?.['text']).toContain('/richieste');
});

it.each(['/inizio', '/inicio', '/avvia'])('%s is a start', async (line) => {
  await server.say(line);
  expect(buttonsOf(server.api.of('sendMessage')[0])[0]?.web_app?.url).toContain('user-id=1001');
});

it.each(['/trova', '/busca', '/find', '/search', '/buscar', '/cerca'])('%s searches', async (command) => {
  await server.say(`${command} film 3`);
  expect(found()[0]).toContain('Film 3');
});

it.each(['ciao', 'buonasera a tutti'])(
  'a greeting is answered with buttons to the app and to help: %s',
  async (line) => {
    await server.say(line);
    const [greeting] = server.api.of('sendMessage');
    expect(greeting).toMatchObject({ text: expect.stringContaining('Ciao Anna') });
    const [open, help] = buttonsOf(greeting);
    expect(open?.web_app?.url).toContain('user-id=1001');
    await server.press(help?.callback_data ?? '');
    expect(server.api.of('sendMessage')[1]?.['text']).toContain('/richieste');
  },
);

it('a title named like a greeting is found, with the greeting one press away', async () => {
  await addTestTitles(server.db, [{ name: 'Aiuto!' }]);
  await server.say('aiuto');
  expect(found()).toEqual(['Aiuto! (2020)', 'Non cercavo un titolo']);
  const [, other] = buttonsOf(server.api.of('sendMessage')[0]);
  await server.press(other?.callback_data ?? '');
  expect(server.api.of('sendMessage')[1]?.['text']).toContain('Sul televisore');
});

it('the answer names the searched words, without the words of asking', async () => {
  await server.say('Vorrei vedere Zardoz, per favore');
  expect(server.api.of('sendMessage')[0]).toMatchObject({
    text: expect.stringContaining('«Zardoz»'),
    reply_markup: {
      inline_keyboard: expect.arrayContaining([[expect.objectContaining({ text: 'Richiedi' })]]),
    },
  });
});

it('lines say which titles can be watched now', async () => {
  const [id = 0] = await addTestTitles(server.db, [{ name: 'Metropolis' }, { name: 'Metropolis due' }]);
  await server.say(`/sorgente ${id} https://films.example/1`, OWNER);
  server.api.calls.splice(0);
  await server.say('metropolis');
  expect(found()).toEqual(['▶️ Metropolis (2020)', 'Metropolis due (2020)']);
  expect(server.api.of('sendMessage')[0]?.['text']).toContain('Con ▶️ quello che puoi guardare subito.');
});

it('/cerca asks, and searches at once with words behind it', async () => {
  await server.say('/cerca', BRUNO);
  await server.say('/cerca nosferatu', BRUNO);
  const [question, answer] = server.api.of('sendMessage');
  expect(question).toMatchObject({
    chat_id: BRUNO,
    text: 'Che cosa cerchi?',
    reply_markup: { force_reply: true },
  });
  expect(buttonsOf(answer)[0]?.text).toBe('Nosferatu il vampiro (2020)');
});

it('a message that is neither text nor a known command gets a hint', async () => {
  await server.say('/vola');
  await server.send({ sticker: { file_id: 's', type: 'regular' } });
  expect(server.api.of('sendMessage')).toMatchObject([
    { text: expect.stringContaining('Non conosco questo comando') },
    { text: expect.stringContaining('solo un testo') },
  ]);
});

it.each([
  { pinned_message: { message_id: 3, date: 0, chat: { id: ANNA, type: 'private' }, text: 'x' } },
  { write_access_allowed: { from_request: true } },
  { message_auto_delete_timer_changed: { message_auto_delete_time: 86_400 } },
  {
    refunded_payment: {
      currency: 'XTR',
      total_amount: 1,
      invoice_payload: 'x',
      telegram_payment_charge_id: 'c',
    },
  },
])('service messages get no answer: %j', async (news) => {
  await server.send(news);
  expect(server.api.of('sendMessage')).toEqual([]);
});

it('buttons say why a title is there if its name does not match', async () => {
  await importTitles(server.db, [
    {
      location: '1',
      value: {
        origin: 'test:dolce-vita',
        type: 'film',
        titolo: 'La dolce vita',
        titolo_originale: 'The Sweet Life',
        data_uscita: '1960-02-03',
        generi: ['Satira'],
        registi: ['Federico Fellini'],
        interpreti: ['Marcello Mastroianni'],
      },
    },
  ]);
  for (const words of ['fellini', 'mastroiani', 'sweet life', 'satira anni 60', 'dolce vita 1960'])
    await server.say(words);
  expect(server.api.of('sendMessage').map((answer) => buttonsOf(answer)[0]?.text)).toEqual([
    'La dolce vita (1960) · regia di Federico Fellini',
    'La dolce vita (1960) · con Marcello Mastroianni',
    'La dolce vita (1960) · titolo originale: The Sweet Life',
    'La dolce vita · Satira, 1960',
    'La dolce vita (1960)',
  ]);
});

it.each([
  '/sorgente 12 https://films.example/\u0000',
  '/lista \u0000',
  '/concedi \u0000',
  '/cerca \ud83d\u0000 film',
  '/start \u0000',
  '\u0000',
  '/'.repeat(4000),
])('odd input is answered: %j', async (text) => {
  for (const from of [ANNA, OWNER]) await server.say(text, from);
  const answers = server.api.of('sendMessage').map((message) => String(message['text']));
  expect(answers).toHaveLength(2);
  expect(answers.join()).not.toContain('non ha funzionato');
});
