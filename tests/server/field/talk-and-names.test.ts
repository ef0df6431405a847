import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRemark } from '../../../src/server/modules/search/read-remark.ts';
import { buttonsOf } from '../support/inline-keyboard.ts';
import { testBot } from '../support/test-bot.ts';
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
    ['avete perfeti sconosciuti?', 'Perfetti sconosciuti'],
    ['perfetti sconosiuti di genovese', 'Perfetti sconosciuti'],
    ['perfeti sconosciuti col cast di mastandrea', 'Perfetti sconosciuti'],
    ['il treno dela sera', 'Il treno della sera'],
    ['one pice', 'One Piece'],
    ['dune denis villeneuve', 'Dune'],
    ['quiero ver dune la nueva, no la viejita', 'Dune'],
    ['quando ero piccola guardavo sempre il treno della sera, si può vedere?', 'Il treno della sera'],
    ['signore degli anelli', 'Il signore degli anelli - Le due torri'],
    ['vorrei vedere il signore degli anelli', 'Il signore degli anelli - Le due torri'],
    ['quei bravi ragazi', 'Quei bravi ragazzi'],
  ])('«%s» shows its title', async (line, name) => {
    await server.say(line);
    expect(labels()[0]).toBe(`${name} (2020)`);
  });
});

describe('a season or an episode behind a name', () => {
  it.each([
    ['breaking bad stagione 5 episodio 14', 'Breaking Bad'],
    ['breaking bad s05e14', 'Breaking Bad'],
    ['avete breaking bad 5x14?', 'Breaking Bad'],
    ['breaking bad quinta stagione', 'Breaking Bad'],
    ['do you have breaking bad season 5 episode 14?', 'Breaking Bad'],
    ['breaking bad temporada 5 capítulo 14', 'Breaking Bad'],
    ['episodio 14 di breaking bad', 'Breaking Bad'],
    ['breaking bad ultima puntata', 'Breaking Bad'],
    ['breaking bad 12', 'Breaking Bad'],
    ['la casa di carta 3x04', 'La casa di carta'],
    ['avete la casa di carta terza stagione?', 'La casa di carta'],
    ['la casa di carta puntata 4', 'La casa di carta'],
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
    'avete titanic y avatar?',
    'titanic and avatar',
    'Titanic / Avatar',
    'Titanic\nAvatar',
    '1. Titanic\n2. Avatar',
    'Ciao\nTitanic\nAvatar',
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
    ['ciao, avete titanic?', 'Titanic (2020)'],
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

it.each(['grazie degli angeli', 'graziee', 'grazie mile'])('«%s» is thanks all the same', async (line) => {
  await server.say(line);
  expect(said()).toContain('Prego!');
});

describe('talk of everyday life', () => {
  it.each([
    'amore compra il latte',
    'hai mangiato?',
    'stasera pizza e film',
    'its raining cats and dogs here',
    'fell asleep halfway through',
    'jorge apaga la luz y trae pan',
    'ya llegué a casa',
  ])('«%s» is offered as no request', async (line) => {
    await server.say(line);
    expect(labels()).not.toContain('Richiedi');
  });

  it.each([
    'forza inter',
    'was that tom hanks?',
    'hoy cumplo años',
    'una de ricardo darín',
    'Dumb and Dumber',
  ])('«%s» may be a name, and gets the choice', async (line) => {
    await server.say(line);
    expect(labels()[0]).toBe('Cercavo un titolo');
  });

  it.each(['interstelar', 'avete la pazza gioia?', 'il colibrì', 'Fuori dal Mondo'])(
    '«%s» is offered as a request without a question',
    async (line) => {
      await server.say(line);
      expect(labels()).toEqual(['Richiedi']);
    },
  );

  it.each(['film coreani', 'french films', '90s romcoms', 'series turcas'])(
    '«%s» is no name',
    async (line) => {
      await server.say(line);
      expect(labels()).not.toEqual(['Richiedi']);
    },
  );
});

describe('a name with a word about money', () => {
  it.each([
    'Money Heist',
    'the price is right',
    'il prezzo dell’onore',
    'paid in full',
    'todo sobre el dinero',
    'El Plan',
    'Stelle sulla terra',
    'Cancel My Reservation',
  ])('«%s» can be requested, with one more press at most', async (line) => {
    await server.say(line);
    expect(said()).toContain(line);
    expect(labels().some((label) => /Richiedi|titolo/.test(label))).toBe(true);
  });
});

describe('a complaint that mentions premium', () => {
  it.each([
    ['too many ads for premium, sick of it', 'broken'],
    ['pago il premium e non funziona', 'broken'],
    ['demasiados anuncios para ser premium', 'broken'],
    ['quanto costa il premium? sono stufo della pubblicità', 'premium'],
    ['sono stufo di pagare', 'leave'],
    ['non mi arriva il premium che ho preso', 'refund'],
  ])('«%s» is about %s', (line, remark) => {
    expect(readRemark(line)?.remark).toBe(remark);
  });
});

describe('what happened to money', () => {
  it.each(['ho pagato per sbaglio', 'pagato due volte', 'i paid twice', 'pagué y nada'])(
    '«%s» asks for a refund, not for the price',
    (line) => {
      expect(readRemark(line)?.remark).toBe('refund');
    },
  );
});
