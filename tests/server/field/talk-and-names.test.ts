import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buttonsOf } from '../support/inline-keyboard.ts';
import { ANNA, messageFrom, testBot } from '../support/test-bot.ts';
import { addTestTitles } from '../support/test-titles.ts';

const server = await testBot({ languages: ['it', 'en', 'es'] });
beforeAll(async () => {
  await addTestTitles(server.db, [
    { name: 'Perfetti sconosciuti' },
    { name: 'Il treno della sera' },
    { name: 'One Piece' },
    { name: 'Dune' },
    { name: 'Il signore degli anelli - Le due torri' },
    { name: 'Quei bravi ragazzi' },
    { name: 'It', releaseDate: '2017-09-08' },
    { name: 'Up', releaseDate: '2009-05-29' },
    { name: 'Breaking Bad', type: 'serie' },
    { name: 'La casa di carta', type: 'serie' },
    { name: 'Titanic' },
    { name: 'Avatar' },
    { name: 'Lilo e Stitch' },
    { name: 'Il buono, il brutto, il cattivo' },
    { name: 'Area 51' },
  ]);
});
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

const last = () => server.api.of('sendMessage').at(-1);
const said = () => {
  const text = last()?.['text'];
  return typeof text === 'string' ? text : '';
};
const labels = () => buttonsOf(last()).map(({ text }) => text);

describe('a name that is misspelt, or among other words', () => {
  it.each([
    ['perfetti sconosiuti di genovese', 'Perfetti sconosciuti'],
    ['one pice', 'One Piece'],
    ['quando ero piccola guardavo sempre il treno della sera, si può vedere?', 'Il treno della sera'],
    ['signore degli anelli', 'Il signore degli anelli - Le due torri'],
    ['quei bravi ragazi', 'Quei bravi ragazzi'],
  ])('«%s» shows its title', async (line, name) => {
    await server.say(line);
    expect(labels()[0]).toBe(`${name} (2020)`);
  });
});

describe('a season or an episode behind a name', () => {
  it.each([
    ['breaking bad stagione 5 episodio 14', 'Breaking Bad'],
    ['avete breaking bad 5x14?', 'Breaking Bad'],
    ['breaking bad temporada 5 capítulo 14', 'Breaking Bad'],
    ['episodio 14 di breaking bad', 'Breaking Bad'],
    ['breaking bad ultima puntata', 'Breaking Bad'],
    ['breaking bad 12', 'Breaking Bad'],
    ['area 51', 'Area 51'],
  ])('«%s» shows its title', async (line, name) => {
    await server.say(line);
    expect(said()).toContain('ho trovato');
    expect(labels()[0]).toBe(`${name} (2020)`);
  });
});

it.each(['it 2017', 'It (2017)', 'up 2009', 'Up (2009)'])(
  '«%s» is a short name with its year',
  async (line) => {
    await server.say(line);
    expect(labels()[0]?.toLowerCase()).toBe(line.replace(/\W*(\d+)\W*$/, ' ($1)').toLowerCase());
  },
);

it.each([
  'forza inter',
  'interstelar',
  'avete la pazza gioia?',
  'Money Heist',
  'il prezzo dell’onore',
  'Cancel My Reservation',
])('«%s» can be requested', async (line) => {
  await server.say(line);
  expect(labels()[0]).toBe('Richiedi');
});

describe('in each language', () => {
  it.each([
    ['it', 'grazie mile', /^Prego!/],
    ['it', 'ciaooo', /^Ciao Anna, questo è/],
    ['it', 'come disdico?', /non c’è niente da disdire/],
    ['en', 'cheers', /^You’re welcome!/],
    ['en', 'hello bot', /^(Hello|Hi) Anna/],
    ['en', 'refund please', /Refunds are made by/],
    ['en', 'delete my data', /everything I keep about you/],
    ['es', 'mil gracias', /^¡De nada!/],
    ['es', 'quita las notificaciones', /notificaciones/],
  ])('%s: «%s» gets its reply', async (language_code, text, reply) => {
    const from = { id: ANNA, is_bot: false, first_name: 'Anna', language_code };
    await server.bring({ message: { ...messageFrom(ANNA, { text }), from } });
    expect(said()).toMatch(reply);
    expect(buttonsOf(last()).map(({ callback_data = '' }) => callback_data)).not.toContainEqual(
      expect.stringMatching(/^ask:/),
    );
  });
});
