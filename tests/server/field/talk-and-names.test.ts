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

  it('«quando esce breaking bad stagione 6?» asks for a day all the same', async () => {
    await server.say('quando esce breaking bad stagione 6?');
    expect(said()).toContain('Quando esce non lo so');
  });
});

describe('several names in one message', () => {
  const BOTH = ['Titanic (2020)', 'Avatar (2020)'];

  it.each([
    'titanic e avatar',
    'Titanic, Avatar',
    'titanic + avatar',
    'Titanic\nAvatar',
    '1. Titanic\n2. Avatar',
    'Cerco questi film:\n- Titanic (1997)\n- Avatar',
  ])('%j shows both titles', async (line) => {
    await server.say(line);
    expect(labels()).toEqual(BOTH);
  });

  it('commas separate names or belong to one', async () => {
    await server.say('titanic, lilo e stitch e avatar');
    expect(labels()[0]).toBe('Titanic (2020)');
    await server.say('titanic, avatar e up');
    expect(labels()).toEqual([...BOTH, 'Up (2009)']);
  });

  it('a name that the catalogue does not have is named, and can be requested', async () => {
    await server.say('Titanic\nZorro il ribelle');
    expect(said()).toContain('«Zorro il ribelle» non c’è.');
    expect(labels()).toEqual(['Titanic (2020)', 'Richiedi']);
  });

  it.each([
    ['lilo e stitch', 'Lilo e Stitch (2020)'],
    ['il buono, il brutto, il cattivo', 'Il buono, il brutto, il cattivo (2020)'],
    ['titanic, il film del 1997', 'Titanic (2020)'],
    ['titanic e pippo baudo', 'Titanic (2020)'],
  ])('«%s» names one title', async (line, label) => {
    await server.say(line);
    expect(labels()).toEqual([label, 'Richiedi']);
  });
});

it.each(['it 2017', 'It (2017)', 'up 2009', 'Up (2009)'])(
  '«%s» is a short name with its year',
  async (line) => {
    await server.say(line);
    expect(labels()[0]?.toLowerCase()).toBe(line.replace(/\W*(\d+)\W*$/, ' ($1)').toLowerCase());
  },
);

describe('what may be a name', () => {
  it.each(['forza inter', 'Dumb and Dumber'])('«%s» gets the choice', async (line) => {
    await server.say(line);
    expect(labels()[0]).toBe('Cercavo un titolo');
  });

  it.each(['interstelar', 'avete la pazza gioia?'])('«%s» is offered as a request at once', async (line) => {
    await server.say(line);
    expect(labels()).toEqual(['Richiedi']);
  });

  it.each(['film coreani', '90s romcoms', 'series turcas'])('«%s» is no name', async (line) => {
    await server.say(line);
    expect(labels()).not.toEqual(['Richiedi']);
  });

  it.each(['Money Heist', 'il prezzo dell’onore', 'Cancel My Reservation'])(
    '«%s», with a word about money, can be requested with one more press at most',
    async (line) => {
      await server.say(line);
      expect(said()).toContain(line);
      expect(labels().some((label) => /Richiedi|titolo/.test(label))).toBe(true);
    },
  );
});

describe('in each language', () => {
  it.each([
    ['it', 'grazie mile', /^Prego!/],
    ['it', 'ciaooo', /^Ciao Anna, questo è/],
    ['it', 'è in russo', /^Che cosa non va\?/],
    ['it', 'come disdico?', /non c’è niente da disdire/],
    ['it', 'quanto costa?', /[Cc]osta \d+ Stelle/],
    ['it', 'quando esce la stagione 3', /Appena arriva qui/],
    ['en', 'cheers mate', /^You’re welcome!/],
    ['en', 'hello bot', /^(Hello|Hi) Anna/],
    ['en', 'there’s no sound', /^What’s wrong\?/],
    ['en', 'refund please', /Refunds are made by/],
    ['en', 'delete my data', /everything I keep about you/],
    ['es', 'mil gracias crack', /^¡De nada!/],
    ['es', 'el que sigue', /(Escríbeme otro título|En cuanto llegue)/],
    ['es', 'no se oye nada', /^¿Qué ocurre\?/],
    ['es', '¿quién lleva esto?', /^(Aquí solo respondo yo|Soy un bot)/],
    ['es', 'quítame los avisos', /notificaciones/],
    ['es', 'falta el capítulo 3 de Dark', /^¿Qué ocurre\?/],
  ])('%s: «%s» gets its reply', async (language_code, text, reply) => {
    const from = { id: ANNA, is_bot: false, first_name: 'Anna', language_code };
    await server.bring({ message: { ...messageFrom(ANNA, { text }), from } });
    expect(said()).toMatch(reply);
    expect(buttonsOf(last()).map(({ callback_data = '' }) => callback_data)).not.toContainEqual(
      expect.stringMatching(/^ask:/),
    );
  });
});
