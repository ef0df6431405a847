import { describe, expect, it, vi } from 'vitest';
import { dataOf } from '../support/inline-keyboard.ts';
import { replies } from '../support/owner-bot.ts';
import { OWNER } from '../support/test-bot.ts';
import { useTables } from './support/owners-tables.ts';

const { server, send, titlesOf } = await useTables();
const { db } = server;

describe('a table of titles as people write it', () => {
  it('the kinds of titles are read in the words of people and programs', async () => {
    const kinds =
      'Telenovela, Serie animata, K-Drama, Reality, Limited Series, Film d’animazione, Docuserie'.split(', ');
    const rows = kinds.map((kind, index) => `Titolo di prova ${'abcdefg'[index]};2020;${kind}\n`);
    const { preview } = await send(`Titolo;Anno;Tipo\n${rows.join('')}`);
    expect(preview).toEqual(['7 titoli nuovi, 0 cambiati, 0 già uguali.']);
  });

  it('a name alone makes a film, and the same row again is the same title', async () => {
    const { preview, take } = await send('Titolo\nLa neve di marzo\n');
    expect(preview).toEqual([
      '1 titolo nuovo, 0 cambiati, 0 già uguali.',
      'Non c’è una colonna «tipo», quindi li prendo tutti come film.',
    ]);
    expect(await take()).toEqual(preview);
    expect(await titlesOf('La neve di marzo')).toMatchObject([
      { type: 'film', data_uscita: null, durata: 0 },
    ]);
    expect((await send('titolo\nla NEVE di marzo\n')).preview[0]).toContain('1 cambiato');
    expect((await send('titolo;tipo\nLa neve di marzo;Film\n')).preview).toEqual([
      '0 titoli nuovi, 0 cambiati, 1 già uguale.',
    ]);
  });

  it.each([
    ['Italian', 'Titolo;Anno;Tipo;Durata;Genere\nCasa alta;2018;Film;"92,0";Fantascienza\n'],
    ['English', 'Title,Year,Type,Runtime,Genre\nCasa alta,2018,Movie,92 min,Sci-Fi\n'],
    ['Spanish', 'Título;Año;Tipo;Duración;Género\nCasa alta;2018;Película;1h 32m;Ciencia ficción\n'],
    ['a date for the year', 'titolo;data di uscita;durata;genere\nCasa alta;2018;92;scifi\n'],
  ])('columns in %s are known', async (_what, content) => {
    await db.deleteFrom('title').where('titolo', '=', 'Casa alta').execute();
    const { preview, take } = await send(Buffer.from(content, 'latin1'));
    expect(preview[0]).toContain('1 titolo nuovo');
    await take();
    expect(await titlesOf('Casa alta')).toMatchObject([
      { type: 'film', data_uscita: '2018-01-01', durata: 92, generi: ['Fantascienza'] },
    ]);
  });

  it('a series has seasons, and minutes of an episode are none', async () => {
    await (
      await send(
        'titolo;tipo;stagioni;minuti\nLunga via;Serie TV;3;45\nBreve via;TV Series;;45\nAltra via;;2;\n',
      )
    ).take();
    expect([
      await titlesOf('Lunga via'),
      await titlesOf('Breve via'),
      await titlesOf('Altra via'),
    ]).toMatchObject([
      [{ type: 'serie', durata: 3 }],
      [{ type: 'serie', durata: 0 }],
      [{ type: 'serie', durata: 2 }],
    ]);
  });

  it.each([
    ['Titolo;Voto\nUn inverno lungo;8\n'],
    ['Titolo film;Anno di produzione\nUn inverno lungo;1998\n'],
    ['Movie Title,Year\nUn inverno lungo,1998\n'],
  ])('a column with the name is enough, whatever people call it: %j', async (content) => {
    expect((await send(content)).preview[0]).toBe('1 titolo nuovo, 0 cambiati, 0 già uguali.');
  });

  it('a table without a header is none, though a cell is called as a column may be', async () => {
    expect((await send('Un inverno breve;1998;film\n')).message?.['text']).toContain('colonn');
  });

  it('a series has no seasons from a number that is too many, or minutes', async () => {
    const { take } = await send(
      'Titolo;Tipo;Durata\nLa marea prima;Serie TV;50 min\nLa marea seconda;Serie TV;50\n',
    );
    await take();
    expect(await titlesOf('La marea prima')).toMatchObject([{ type: 'serie', durata: 0 }]);
    expect(await titlesOf('La marea seconda')).toMatchObject([{ type: 'serie', durata: 0 }]);
  });

  it('a column of genres may have any name, and any sign between them', async () => {
    const rows = ['Ponte uno;Azione / Thriller', 'Ponte due;Action, Crime', 'Ponte tre;Azione - Crime'];
    await (await send(`Titolo;Generi\n${rows.join('\n')}\n`)).take();
    const generi = await Promise.all(['Ponte uno', 'Ponte due', 'Ponte tre'].map(titlesOf));
    expect(generi.flat().map((title) => title.generi)).toEqual([
      ['Azione', 'Thriller'],
      ['Azione', 'Crime'],
      ['Azione', 'Crime'],
    ]);
  });

  it('a title of the catalogue is not made twice, and keeps what it has', async () => {
    await (
      await send('origin,type,titolo,data_uscita,durata,trama\nmine:duna,film,Duna,2021-09-15,155,Sabbia\n')
    ).take();
    const { preview, take } = await send('titolo;anno;tipo;durata;genere\nDuna;2021;film;1;Avventura\n');
    expect(preview).toEqual(['0 titoli nuovi, 1 cambiato, 0 già uguali.']);
    await take();
    expect(await titlesOf('Duna')).toMatchObject([
      { origin: 'mine:duna', data_uscita: '2021-09-15', durata: 155, trama: 'Sabbia', generi: ['Avventura'] },
    ]);
    expect((await send('titolo;anno;tipo\nDuna;1984;film\n')).preview[0]).toContain('1 titolo nuovo');
  });

  it('a row again changes what its cells say, and no other field', async () => {
    await (await send('titolo;anno;tipo;trama;durata\nRiva;2011;film;Acqua;90\n')).take();
    await (await send('titolo;anno;tipo;durata\nRiva;2011;film;95\n')).take();
    expect(await titlesOf('Riva')).toMatchObject([{ durata: 95, trama: 'Acqua' }]);
  });

  it('each wrong row is named with its title and what is wrong with its value', async () => {
    const { preview, take } = await send(
      [
        'titolo;data_uscita;tipo;durata;voto;visto da',
        'Prima;01/07/2019;film;80;8;me',
        'Seconda;31/02/2019;film;80;;',
        'Terza;ieri;film;80;;',
        'Quarta;2019;cartone;80;;',
        'Quinta;2019;film;lunga;;',
        'Prima;2019;film;80;;',
        'Sesta;2019;film;80;;;;x',
        ';2019;film;80;;',
        '',
      ].join('\n'),
    );
    expect(preview).toEqual([
      '1 titolo nuovo, 0 cambiati, 0 già uguali.',
      'Nelle date con le barre «01/07/2019» è il 1 luglio 2019.',
      'Queste colonne non le conosco, e le ho lasciate stare: «voto», «visto da».',
      '7 righe sbagliate:',
      '• riga 3, «Seconda», data_uscita: questo giorno nel calendario non c’è.',
      expect.stringMatching(/^• riga 4, «Terza», data_uscita: Serve una data/),
      '• riga 5, «Quarta», type: scrivi «film» oppure «serie».',
      expect.stringMatching(/^• riga 6, «Quinta», durata: Serve un numero/),
      '• riga 7, «Prima», origin: è lo stesso titolo della riga 2.',
      '… e altre 2.',
    ]);
    expect((await take()).slice(0, 3)).toEqual(preview.slice(0, 3));
  });
});

it('rows whose season or episode is not understood are refused by their lines', async () => {
  const rows = ['Prima;1', 'boh;1', '1;pilota'].map((cells) => `Scogliera;${cells}\n`);
  const { preview } = await send(`Titolo;Stagione;Episodio\n${rows.join('')}`);
  expect(preview).toContain(
    '• riga 3, «Scogliera», episodio: servono i numeri della stagione e dell’episodio.',
  );
  expect(preview).toContain('2 righe sbagliate:');
});

describe('a name without its year', () => {
  const both = 'può essere lo stesso titolo della riga 2: scrivi l’anno in tutte e due.';

  it.each([
    ['after the row that has it', 'Brina;2021\nBrina;\n', 1],
    ['before the row that has it', 'Brina;\nBrina;2021\n', 1],
    ['after two titles of that name', 'Brina;2021\nBrina;1984\nBrina;\n', 2],
  ])('%s is a question, and no second title', async (_what, rows, count) => {
    await db.deleteFrom('title').where('titolo', '=', 'Brina').execute();
    const { preview, take } = await send(`Titolo;Anno\n${rows}`);
    expect(preview.slice(-2)).toEqual(['1 riga sbagliata:', `• riga ${count + 2}, «Brina», anno: ${both}`]);
    expect(await take()).toEqual(preview);
    expect(await titlesOf('Brina')).toHaveLength(count);
  });

  it('a name of several titles of the catalogue changes none of them', async () => {
    await (await send('Titolo;Anno\nGelo;1990\nGelo;2000\n')).take();
    const { preview, take } = await send('Titolo;Anno;Trama\nGelo;;Freddo\nTepore;;\n');
    expect(preview).toContain(
      '• riga 2, «Gelo», anno: il catalogo ha più titoli con questo nome: scrivi l’anno.',
    );
    expect(preview[0]).toContain('1 titolo nuovo, 0 cambiati');
    expect(await take()).toEqual(preview);
    expect(await titlesOf('Gelo')).toMatchObject([{ trama: '' }, { trama: '' }]);
  });

  it('numbers of the databases tell two titles apart', async () => {
    const { preview } = await send(
      'Titolo;Anno;imdb_id\nVento forte;;tt0000771\nVento forte;2021;tt0000772\n',
    );
    expect(preview[0]).toContain('2 titoli nuovi');
  });
});

describe('a file that is no table', () => {
  it.each([
    ['a page', '<html><body>titolo</body></html>', 'È una pagina web'],
    [
      'a workbook cut off',
      Buffer.from('PK\u0003\u0004\u0014\0\u0006\0[Content_Types].xml', 'latin1'),
      'Il file è rovinato',
    ],
  ])('%s that is called a table is answered by what it is', async (_what, content, text) => {
    expect((await send(content)).message?.['text']).toContain(text);
  });

  it.each([
    ['a column twice', 'Titolo;Titolo;Anno\nX;;1999\n', 1],
    ['a second header', 'Titolo;Anno\nEco;1990\nTitolo;Anno\n', 3],
    ['sections', 'titolo;anno\nFILM;\nOnda;1990\n', 2],
    ['totals', 'titolo;anno;tipo\nEco;1990;film\nTotale;1;\n', 3],
    ['merged cells', 'titolo;stagione;episodio\nEco;1;1\n;;2\n', 3],
    ['other separators', 'titolo;anno\nEco;1990\nOnda,1991\n', 3],
  ])(
    '%s: the answer names the row and what a table must look like, with an example',
    async (_what, content, row) => {
      const { message } = await send(content);
      expect(message?.['text']).toContain(`Questa tabella non la so leggere (riga ${row}).`);
      expect(message?.['text']).toContain(
        'Ogni altra riga è un titolo, con il suo nome e gli stessi separatori',
      );
      expect(dataOf(message, 'Scarica un esempio')).toBeDefined();
      expect(await titlesOf('Onda')).toEqual([]);
    },
  );
});

describe('the outcome of a preview', () => {
  it('a preview counts what the import does, also for rows that mean one title', async () => {
    const rows = Array.from({ length: 300 }, (_, n) => `Fila ${n};2001;film;;tt70${1000 + n}`);
    const { preview, take } = await send(
      [
        'titolo;anno;tipo;trama;imdb_id',
        ...rows,
        'Fila zero;2001;film;La prima;tt701000',
        'Fila uno;2001;film;;tt701001',
        'Fila 2;2002;film;;',
      ].join('\n'),
    );
    expect(preview[0]).toBe('301 titoli nuovi, 1 cambiato, 1 già uguale.');
    expect(await take()).toEqual(preview);
  });

  it('a table of no known column is answered with an example, which can be imported as it is', async () => {
    const { message } = await send('prodotto,prezzo\nX,2001\n');
    expect(message?.['text']).toContain('La prima riga ha i nomi delle colonne');
    await server.press(dataOf(message, 'Scarica un esempio'), OWNER);
    const [document] = server.api.of('sendDocument');
    const example = Object.values(document ?? {}).find((value) => Buffer.isBuffer(value));
    if (!Buffer.isBuffer(example)) throw new Error('no example was sent');
    expect((await send(example)).preview).toEqual(['3 titoli nuovi, 0 cambiati, 0 già uguali.']);
  });

  it('lists of other services stay lists', async () => {
    await send(
      'Const,Your Rating,Date Rated,Title,Title Type,Year\ntt0000001,8,2025-01-05,Lontano,Movie,1999\n',
      'x.csv',
    );
    expect(replies().at(-1)).toContain('fra i visti');
    // Its outcome comes later, and would be taken for that of the next file.
    await vi.waitUntil(() => replies().some((text) => text.includes('Lontano')), { timeout: 10_000 });
  });
});
