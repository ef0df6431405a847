import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TitleRecordInput } from '../../../../src/server/modules/catalogue/rules/title-record.ts';
import { importTitles } from '../../../../src/server/modules/imports/import-titles.ts';
import { searchTitles } from '../../../../src/server/modules/search/search-titles.ts';
import { emptyDatabase } from '../../support/reset-database.ts';
import { testDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

const FELLINI = 'Federico Fellini';

const NAMES = [
  'Nosferatu il vampiro',
  'Il padrino',
  'Il padrino - Parte II',
  'Psyco',
  'Alien',
  'It',
  'Metropolis',
  'Perché no?',
  'La notte',
  'La notte di San Lorenzo',
  'Amarcord',
  'Die Straße',
  'Æon Flux',
  'Kød og blod på Møn',
  '東京物語',
  'Сталкер',
];

const CATALOGUE: Partial<TitleRecordInput>[] = [
  { titolo: 'Nosferatu il vampiro', data_uscita: '1922-03-04', generi: ['Horror'] },
  { titolo: 'Nosferatu, il principe della notte', data_uscita: '1979-01-17', generi: ['Horror'] },
  { titolo: 'Il padrino', data_uscita: '1972-03-24', generi: ['Crime'], titolo_originale: 'The Godfather' },
  {
    titolo: 'Guerre stellari',
    data_uscita: '1977-05-25',
    generi: ['Fantascienza'],
    titolo_originale: 'Star Wars',
  },
  {
    titolo: 'La città incantata',
    data_uscita: '2001-07-20',
    generi: ['Animazione'],
    titolo_originale: '千と千尋の神隠し',
    altri_titoli: ['Sen to Chihiro', 'Spirited Away'],
  },
  { titolo: 'Fellini Satyricon', data_uscita: '1969-09-18', generi: ['Dramma'], registi: [FELLINI] },
  {
    titolo: 'La dolce vita',
    data_uscita: '1960-02-03',
    generi: ['Dramma', 'Commedia'],
    registi: [FELLINI],
    interpreti: [FELLINI, 'Marcello Mastroianni'],
  },
  {
    titolo: '8½',
    data_uscita: '1963-02-14',
    generi: ['Dramma'],
    registi: [FELLINI],
    interpreti: ['Marcello Mastroianni'],
  },
  { titolo: 'Amarcord', data_uscita: '1973-12-13', generi: ['Guerra'], interpreti: ['Tonino Guerra'] },
  { titolo: 'The Rocky Horror Picture Show', data_uscita: '1975-08-14', generi: ['Musica'] },
  { titolo: 'BoJack Horseman', data_uscita: '2014-08-22', generi: ['Animazione'], type: 'serie' },
  {
    titolo: 'Shining',
    data_uscita: '1980-05-23',
    generi: ['Horror'],
    titolo_originale: 'The Shining',
    registi: ['Stanley Kubrick'],
  },
  { titolo: 'La casa', data_uscita: '1981-10-15', generi: ['Horror'] },
  { titolo: 'Alien', data_uscita: '1979-05-25', generi: ['Horror'] },
  { titolo: 'Harvey', data_uscita: '1950-10-13', generi: ['Fantasy'], interpreti: ['Alien Huang'] },
  { titolo: '2001: Odissea nello spazio', data_uscita: '1968-04-02', generi: ['Fantascienza'] },
  { titolo: 'La tigre e il dragone', data_uscita: '2001-01-12', generi: ['Azione'] },
  { titolo: '1917', data_uscita: '2019-12-25', generi: ['Guerra'] },
  { titolo: 'Orwell 1984', data_uscita: '1985-02-01', generi: ['Dramma'] },
  { titolo: 'Amadeus', data_uscita: '1984-09-06', generi: ['Musica'] },
  { titolo: 'Amadeus, la serie', data_uscita: '1984-12-21', generi: ['Musica'], type: 'serie' },
];

const database = await testDatabase();
beforeAll(async () => {
  await addTestTitles(
    database.db,
    NAMES.map((name) => ({ name })),
  );
});
afterAll(() => database.close());

const find = async (words: string) =>
  (await searchTitles(database.db, words, 3)).map(({ title }) => title.titolo);

it.each([
  ['nosfer', 'Nosferatu il vampiro'],
  ['vampiro nosferatu', 'Nosferatu il vampiro'],
  ['il padrno', 'Il padrino'],
  ['padrino parte ii', 'Il padrino - Parte II'],
  ['mteropolis', 'Metropolis'],
  ['it', 'It'],
  ['perche no', 'Perché no?'],
  ['la notte', 'La notte'],
  ['AMARCÒRD!', 'Amarcord'],
  ['STRASSE', 'Die Straße'],
  ['straße', 'Die Straße'],
  ['aeon', 'Æon Flux'],
  ['mon', 'Kød og blod på Møn'],
  ['東京', '東京物語'],
  ['物語', '東京物語'],
  ['сталкр', 'Сталкер'],
])('the words %s find %s', async (words, title) => {
  expect((await find(words))[0]).toBe(title);
});

it('titles that only share some letters are left out', async () => {
  expect(await find('psyco')).toEqual(['Psyco']);
  expect(await find('quarantaquattro')).toEqual([]);
  expect(await find(' ?! ')).toEqual([]);
});

it('the more played of two equal results comes first', async () => {
  await addTestTitles(database.db, [{ name: 'Gemelli' }, { name: 'Gemelli' }]);
  const twins = await searchTitles(database.db, 'gemelli', 2);
  const [, later] = twins.map(({ title }) => title.id).sort((a, b) => a - b);
  await database.db
    .updateTable('title_stats')
    .set({ visualizzazioni: 5 })
    .where('title_id', '=', later ?? 0)
    .execute();
  expect((await searchTitles(database.db, 'gemelli', 2))[0]?.title.id).toBe(later);
});

describe('in a catalogue with people, genres and years', () => {
  beforeAll(async () => {
    await emptyDatabase(database.db);
    const rows = CATALOGUE.map((title, index) => ({
      location: String(index),
      value: { origin: `test:${index}`, type: 'film', ...title },
    }));
    await importTitles(database.db, rows);
    // The more played ones come first: those above before those below.
    const order = sql<number>`1000 - title_id`;
    await database.db.updateTable('title_stats').set({ visualizzazioni: order }).execute();
    await database.db
      .updateTable('title_stats')
      .set({ visualizzazioni: 2000 })
      .where('title_id', 'in', (eb) =>
        eb.selectFrom('title').select('id').where('titolo', 'in', ['Shining', 'La casa']),
      )
      .execute();
  });

  /** The results on one line each: the title, and the reason. */
  const findAll = async (words: string) =>
    (await searchTitles(database.db, words, 10)).map(({ title, why }) => {
      if (!why) return title.titolo;
      return `${title.titolo} (${why.kind === 'filters' ? [...why.genres, why.year].join(', ') : `${why.kind}: ${why.name}`})`;
    });

  it.each([
    ['nosferatu 1922', ['Nosferatu il vampiro']],
    ['nosferatu 1979', ['Nosferatu, il principe della notte']],
    ['nosfertu', ['Nosferatu il vampiro', 'Nosferatu, il principe della notte']],
    ['godfather', ['Il padrino (originale: The Godfather)']],
    ['guerre stellari', ['Guerre stellari']],
    ['spirited away', ['La città incantata (altro: Spirited Away)']],
    ['spirted away', ['La città incantata (altro: Spirited Away)']],
    [
      'fellini',
      ['Fellini Satyricon', 'La dolce vita (regia: Federico Fellini)', '8½ (regia: Federico Fellini)'],
    ],
    ['federico fellini 1960', ['La dolce vita (regia: Federico Fellini)']],
    [
      'film di fellini',
      ['Fellini Satyricon', 'La dolce vita (regia: Federico Fellini)', '8½ (regia: Federico Fellini)'],
    ],
    ['mastroianni', ['La dolce vita (cast: Marcello Mastroianni)', '8½ (cast: Marcello Mastroianni)']],
    ['commedia mastroianni', ['La dolce vita (cast: Marcello Mastroianni)']],
    ['tonino guerra', ['Amarcord (cast: Tonino Guerra)']],
    [
      'horror',
      [
        'The Rocky Horror Picture Show',
        'Shining (Horror, 1980)',
        'La casa (Horror, 1981)',
        'Nosferatu il vampiro (Horror, 1922)',
        'Nosferatu, il principe della notte (Horror, 1979)',
        'Alien (Horror, 1979)',
      ],
    ],
    ['horror anni 80', ['Shining (Horror, 1980)', 'La casa (Horror, 1981)']],
    ['commedia 1960', ['La dolce vita (Commedia, 1960)']],
    ['anni 20', ['Nosferatu il vampiro (1922)']],
    ['1917', ['1917']],
    ['1984', ['Orwell 1984', 'Amadeus (1984)', 'Amadeus, la serie (1984)']],
    ['amadeus serie', ['Amadeus, la serie']],
    ['2001 odissea', ['2001: Odissea nello spazio']],
    ['alien', ['Alien', 'Harvey (cast: Alien Huang)']],
    ['western 1960', []],
  ])('the query %j finds %j', async (words, found) => {
    expect(await findAll(words)).toEqual(found);
  });

  it('where nobody has played any, a genre’s latest that can be watched come first', async () => {
    const genres = ['Storia'];
    const [old] = await addTestTitles(database.db, [
      { name: 'Vecchio', releaseDate: '1950-01-01', genres },
      { name: 'Nuovo', releaseDate: '2020-01-01', genres },
    ]);
    expect(await findAll('storia')).toEqual(['Nuovo (Storia, 2020)', 'Vecchio (Storia, 1950)']);
    await database.db
      .insertInto('video')
      .values({ title_id: old ?? 0, kind: 'link', url: 'https://a.example/' })
      .execute();
    expect(await findAll('storia')).toEqual(['Vecchio (Storia, 1950)', 'Nuovo (Storia, 2020)']);
  });

  it('half of the places are for a genre of that name', async () => {
    await addTestTitles(
      database.db,
      Array.from({ length: 12 }, (_, n) => ({ name: `Thriller ${n}` })),
    );
    await addTestTitles(
      database.db,
      Array.from({ length: 12 }, () => ({ name: 'Altro', genres: ['Thriller'] })),
    );
    const found = await findAll('thriller');
    expect(found.map((one) => one.startsWith('Altro'))).toEqual([
      ...Array(5).fill(false),
      ...Array(5).fill(true),
    ]);
  });

  it('a hidden title is never found', async () => {
    await database.db.updateTable('title').set({ hidden: true }).where('titolo', '=', 'Shining').execute();
    for (const words of ['shining', 'shinning', 'the shining', 'kubrick', 'horror 1980'])
      expect((await findAll(words)).join()).not.toContain('Shining');
  });
});
