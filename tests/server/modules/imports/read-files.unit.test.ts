import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseTitleRecord } from '../../../../src/server/modules/catalogue/rules/title-record.ts';
import type { ImportRow } from '../../../../src/server/modules/imports/import-row.ts';
import {
  formatOfFileName,
  type ImportFormat,
  openImportFile,
  openImportStream,
} from '../../../../src/server/modules/imports/open-import.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const HEADER = 'origin,type,titolo,data_uscita';
const folder = await temporaryFolder();
const named = v.object({ origin: v.string() });

async function collect(rows: AsyncIterable<ImportRow>): Promise<ImportRow[]> {
  const collected: ImportRow[] = [];
  for await (const row of rows) collected.push(row);
  return collected;
}

/** The rows of a text that arrives in pieces of a few bytes, which cut letters and lines in two. */
function read(format: ImportFormat, text: string | Uint8Array, size = 7): Promise<ImportRow[]> {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
    bytes.subarray(n * size, (n + 1) * size),
  );
  return collect(openImportStream(Readable.from(pieces), format).rows);
}

const fault = (location: string, what: string) => ({ location, fault: expect.stringContaining(what) });

describe('NDJSON', () => {
  it.each([1, 7, 4096])('has one row a line, apart from empty lines, in chunks of %i bytes', async (size) => {
    const separator = '\u2028';
    const text = `\uFEFF{"a":"perché${separator}"}\r\n\n{"a":2}\n  \n[3]`;
    expect(await read('ndjson', text, size)).toEqual([
      { location: 'line 1', value: { a: `perché${separator}` } },
      { location: 'line 3', value: { a: 2 } },
      { location: 'line 5', value: [3] },
    ]);
  });

  it('with lines that are not JSON is read to its end, and they are named', async () => {
    expect(await read('ndjson', 'boo\n{"a":1}\n{"a":')).toEqual([
      fault('line 1', 'must be JSON'),
      { location: 'line 2', value: { a: 1 } },
      fault('line 3', 'must be JSON'),
    ]);
  });

  it.each([65_536, 8_000_000])(
    'with lines that are too long is read to its end, and they are named, in chunks of %i bytes',
    async (size) => {
      const endless = `[${'1,'.repeat(3_000_000)}`;
      expect(await read('ndjson', `${endless}\n{"a":1}\n${endless}`, size)).toEqual([
        fault('line 1', 'at most one megabyte'),
        { location: 'line 2', value: { a: 1 } },
        fault('line 3', 'at most one megabyte'),
      ]);
    },
  );

  it('may have lines of one megabyte, and not of a byte more', async () => {
    const megabyte = JSON.stringify('x'.repeat(1024 * 1024 - 2));
    expect(await read('ndjson', `${megabyte}\n ${megabyte}\n`, 1024 * 1024)).toEqual([
      { location: 'line 1', value: expect.stringMatching(/^x+$/) },
      fault('line 2', 'at most one megabyte'),
    ]);
  });

  it('NDJSON of no bytes has no rows', async () => {
    expect(await read('ndjson', '')).toEqual([]);
  });

  it('NDJSON is read in the encoding of a spreadsheet too', async () => {
    const latin = Buffer.from('{"origin":"Città"}', 'latin1');
    expect(await read('ndjson', latin)).toEqual([{ location: 'line 1', value: { origin: 'Città' } }]);
    const utf16 = Buffer.from('\uFEFF{"origin":"Città"}\r\n', 'utf16le');
    expect(await read('ndjson', utf16)).toEqual([{ location: 'line 1', value: { origin: 'Città' } }]);
  });
});

describe('JSON', () => {
  it.each([1, 7, 4096])('has one row an item of the array, in chunks of %i bytes', async (size) => {
    expect(await read('json', '\uFEFF[{"a":["è"]},\n {"b":{"c":1}}, 3 ]\n', size)).toEqual([
      { location: 'item 1', value: { a: ['è'] } },
      { location: 'item 2', value: { b: { c: 1 } } },
      { location: 'item 3', value: 3 },
    ]);
  });

  it.each(['{"titles":[]}', '{"a":1}', '"a"', '1 '])('%s is no array of titles', async (text) => {
    expect(await read('json', text)).toEqual([fault('item 1', 'one array of titles')]);
  });

  it.each(['', '['.repeat(100_000), '[{"a":1},{"a":', '[{"a":1}', '[{"a":1},}]', '[1] 2', '[1,]', '[1}'])(
    'with a fault is refused whole: %.20s',
    async (text) => {
      expect(await read('json', text, 65_536)).toEqual([fault('item 1', 'cannot be read')]);
    },
  );

  it.each(['[]', ' [ ] '])('%s has no rows', async (text) => {
    expect(await read('json', text)).toEqual([]);
  });
});

describe('CSV', () => {
  it.each([',', ';', '\t'])(
    'CSV is read with %j between its cells, in any order of columns',
    async (separator) => {
      const lines = [
        ['Titolo', 'origin', 'type', 'data_uscita', 'generi', 'durata', 'sorgente'],
        ['Città', 'a', 'film', '1990-01-01', '"Horror, Noir"', ' 90 ', 'https://example.org/a'],
        ['"Due\nrighe, ""qui"""', 'b', 'film', '1990-01-02', '', '', ''],
      ];
      const text = `\uFEFF${lines.map((cells) => cells.join(separator)).join('\r\n')}\r\n\r\n`;
      const rows = await read('csv', text, 4096);
      expect(rows).toEqual([
        {
          location: 'line 2',
          value: {
            titolo: 'Città',
            origin: 'a',
            type: 'film',
            data_uscita: '1990-01-01',
            generi: 'Horror, Noir',
            durata: '90',
            sorgenti: [{ url: 'https://example.org/a' }],
          },
        },
        {
          location: 'line 3',
          value: { titolo: 'Due\nrighe, "qui"', origin: 'b', type: 'film', data_uscita: '1990-01-02' },
        },
      ]);
      const [first] = rows;
      expect(first && 'value' in first && parseTitleRecord(first.value)).toMatchObject({
        record: { generi: ['Horror', 'Noir'], durata: 90 },
      });
    },
  );

  it.each([
    ['https://t.me/archivio/34', { sorgenti: [{ url: 'https://t.me/archivio/34' }] }],
    ['t.me/archivio/34', { sorgenti: [{ url: 'https://t.me/archivio/34' }] }],
    ['tg://resolve?domain=archivio&post=34', { sorgenti: [{ url: 'https://t.me/archivio/34' }] }],
    ['https://www.imdb.com/title/tt0013442/', { imdb_id: 'tt0013442' }],
    ['https://www.themoviedb.org/movie/653-nosferatu', { tmdb_id: '653' }],
    ['https://www.themoviedb.org/tv/653', {}],
    ['https://it.wikipedia.org/wiki/Nosferatu', {}],
    ['domani', { sorgenti: [{ url: 'domani' }] }],
  ])('CSV with the link %s has %j', async (link, fields) => {
    const rows = await read('csv', `titolo,anno,sorgente\nA,1990,"${link}"\n`, 4096);
    const known = { titolo: 'A', type: 'film', origin: expect.anything(), data_uscita: expect.anything() };
    expect(rows).toEqual([{ location: 'line 2', value: { ...known, ...fields } }]);
  });

  it.each([
    ['all in quotes, after a byte order mark', '\uFEFF"origin","type","titolo","data_uscita"'],
    ['with blanks around them', ' origin , type,titolo ,data_uscita'],
    ['in capitals', 'ORIGIN,Type,Titolo,Data_Uscita'],
  ])('knows its columns %s', async (_, header) => {
    expect(await read('csv', `${header}\na,film,A,1990-01-01\n`, 4096)).toEqual([
      { location: 'line 2', value: { origin: 'a', type: 'film', titolo: 'A', data_uscita: '1990-01-01' } },
    ]);
  });

  it('CSV is separated by the character between the columns’ names, whatever the cells contain', async () => {
    expect(await read('csv', `${HEADER}\na,film,${';'.repeat(9)},1990-01-01\n`, 4096)).toEqual([
      { location: 'line 2', value: expect.objectContaining({ titolo: ';'.repeat(9) }) },
    ]);
  });

  it('with rows of too many cells is read to its end, and they are named; of too few the last ones are empty', async () => {
    const rows = await read(
      'csv',
      `${HEADER}\na,film,A\nb,film,12" record,1990-01-01,x\nc,film,12" record,1990-01-01\n`,
    );
    expect(rows).toEqual([
      { location: 'line 2', value: { origin: 'a', type: 'film', titolo: 'A' } },
      fault('line 3', 'at most 4 cells, not 5'),
      {
        location: 'line 4',
        value: { origin: 'c', type: 'film', titolo: '12" record', data_uscita: '1990-01-01' },
      },
    ]);
  });

  it.each([
    ['with a quote that does not close', 'b,film,"B,1990-01-01', 'quote that does not close'],
    ['that is too long', `b,film,"${'x'.repeat(1_100_000)}",1990-01-01`, 'is too long'],
    ['of more cells than any table has', ','.repeat(3_000), 'is too long'],
  ])('a row %s is refused alone', async (_what, row, what) => {
    const [first, last] = ['a,film,A,1990-01-01', 'c,film,"C, D",1990-01-01'];
    expect(await read('csv', `${HEADER}\n${first}\n${row}\n${last}\n`, 65_536)).toEqual([
      { location: 'line 2', value: expect.objectContaining({ titolo: 'A' }) },
      fault('line 3', what),
      { location: 'line 4', value: expect.objectContaining({ titolo: 'C, D' }) },
    ]);
  });

  it.each([
    ['titolo;anno;data\nHeat;1995;03/01/2024\n', { titolo: 'Heat', data_uscita: '1995' }],
    ['titolo;anno;data\nHeat;1995;1995-12-15\n', { titolo: 'Heat', data_uscita: '1995-12-15' }],
    ['titolo;data\nHeat;1995-12-15\n', { titolo: 'Heat', data_uscita: '1995-12-15' }],
    ['titolo;anno;data di uscita\nHeat;1994;1995-12-15\n', { titolo: 'Heat', data_uscita: '1995-12-15' }],
    ['titolo\nHeat (1995)\n', { titolo: 'Heat', data_uscita: '1995' }],
    ['titolo;data\nHeat (1995);2024-01-03\n', { titolo: 'Heat', data_uscita: '1995' }],
    ['origin;type;titolo\na;film;Heat (1995)\n', { titolo: 'Heat (1995)' }],
  ])('the year and the day of %j are those of the release', async (text, title) => {
    const [row] = await read('csv', text);
    expect(row && 'value' in row && row.value).toMatchObject({ type: 'film', ...title });
  });

  it.each([
    ['in the name', 'titolo\nDark S01E02\n'],
    ['in columns', 'titolo;stagione;episodio\nDark;1;2\n'],
    ['in a column of seasons', 'titolo;stagione\nDark;1\n'],
    [
      'beside its own name, day and length',
      'serie;titolo;stagione;episodio;data;durata;imdb_id\nDark;Segreti;1;2;2017-12-01;50;tt0000001\n',
    ],
    ['with its kind', 'titolo;tipo\nDark 1x02;Episodio\n'],
  ])('an episode %s is of its series', async (_what, text) => {
    expect(await read('csv', text)).toEqual([
      {
        location: 'line 2',
        value: { origin: 'table:serie:dark:', titolo: 'Dark', type: 'serie' },
        isPart: true,
      },
    ]);
  });

  it.each(['0;0', '-1;-1', 'no;', 'film;', ';'])(
    'a film is none of a series beside %j in the columns of episodes',
    async (cells) => {
      expect(await read('csv', `titolo;stagione;episodio\nHeat;${cells}\n`)).toEqual([
        { location: 'line 2', value: { origin: 'table:film:heat:', titolo: 'Heat', type: 'film' } },
      ]);
    },
  );

  it.each([
    ['titolo;link\nDark S01E02;t.me/archivio/3\n', [{ stagione: 1, episodio: 2 }]],
    ['titolo;stagione;episodio;link\nDark;S1;Ep. 2;t.me/archivio/3\n', [{ stagione: 1, episodio: 2 }]],
    [
      'titolo;stagione;episodio;link\nDark;0;1-2;t.me/archivio/3\n',
      [
        { stagione: 0, episodio: 1 },
        { stagione: 0, episodio: 2 },
      ],
    ],
    ['titolo;stagione;link\nDark;1;t.me/archivio/3\n', [{}]],
    ['titolo;link\nDark S01E02;https://www.imdb.com/title/tt0000001/\n', undefined],
  ])('the link of %j is that of the episode', async (text, parts) => {
    const sorgenti = parts?.map((part) => ({ ...part, url: 'https://t.me/archivio/3' }));
    expect(await read('csv', text)).toEqual([
      {
        location: 'line 2',
        value: {
          origin: 'table:serie:dark:',
          titolo: 'Dark',
          type: 'serie',
          ...(sorgenti && { sorgenti }),
        },
        isPart: true,
      },
    ]);
  });

  it.each([
    ['Seconda stagione;1/10', 2, [1]],
    ['3ª;Ep. 3', 3, [3]],
    ['St. 2;03', 2, [3]],
    ['Stagione II;terza puntata', 2, [3]],
    ['La quarta;#5', 4, [5]],
    ['2 di 3;3/3', 2, [3]],
    ['Speciali;2', 0, [2]],
    ['1ª temporada;Capítulo 4', 1, [4]],
    ['Third season;Episode Two', 3, [2]],
    [';S01E02', 1, [2]],
    ['Temporada 2;1 y 2', 2, [1, 2]],
  ])('the cells %j are a season and episodes', async (cells, stagione, episodes) => {
    const rows = await read('csv', `titolo;stagione;episodio;link\nDark;${cells};t.me/archivio/3\n`);
    const sorgenti = episodes.map((episodio) => ({ stagione, episodio, url: 'https://t.me/archivio/3' }));
    expect(rows).toMatchObject([{ value: { sorgenti }, isPart: true }]);
  });

  it.each(['boh;1', '1;pilota', '1;1/2', '1;2x03', '1-3;', ';5', '1;1.5', '2;3 di 2'])(
    'cells such as %j are not guessed, and their row is refused',
    async (cells) => {
      const rows = await read('csv', `titolo;stagione;episodio;link\nDark;${cells};t.me/archivio/3\n`);
      expect(rows).toEqual([
        { ...fault('line 2', 'a season and an episode'), name: 'Dark', field: 'episodio' },
      ]);
    },
  );

  it.each(['Tutte;', '2;Tutti', 'Completa;', '1;'])(
    'a whole season or series as %j is no fault',
    async (cells) => {
      const [row] = await read('csv', `titolo;stagione;episodio\nDark;${cells}\n`);
      expect(row).not.toHaveProperty('fault');
    },
  );

  it('a row with a number of seasons is of the whole series, however its episodes are counted', async () => {
    expect(await read('csv', 'titolo;stagioni;episodio;trama\nDark;3;26;Acqua\n')).toMatchObject([
      { value: { titolo: 'Dark', type: 'serie', durata: '3', trama: 'Acqua' } },
    ]);
  });

  it('a word or a few lines above the names of the columns are none of them', async () => {
    for (const above of ['FILM;;', 'Titoli', 'Film preferiti;;\n;;', 'Film\n', 'sep=;'])
      expect((await read('csv', `${above}\nTitolo;Anno;Genere\nDune;2021;\n`)).at(-1)).toMatchObject({
        value: { titolo: 'Dune', data_uscita: '2021' },
      });
  });

  it('rows of cells below one column are refused', async () => {
    expect(await read('csv', 'Film;\nHeat;1995;Mann\nDune\n')).toMatchObject([
      { fault: 'must have at most 2 cells, not 3' },
      { value: { titolo: 'Dune' } },
    ]);
  });

  it('a first line of signs without end is read at once', async () => {
    const text = `titolo;1${'.'.repeat(100_000)}x;${'*'.repeat(100_000)}\nHeat;;\n`;
    await expect(read('csv', text, 65_536)).rejects.toThrow('must name the columns');
  });

  it.each(['FILM;ANNO\nHeat;1995\n', 'Movie,Year\nHeat,1995\n', 'Película;Año\nHeat;1995\n'])(
    'a column of titles may be called by their kind: %j',
    async (text) => {
      expect(await read('csv', text)).toMatchObject([{ value: { titolo: 'Heat', type: 'film' } }]);
    },
  );

  it('a column of series may say yes or no', async () => {
    expect(await read('csv', 'titolo;serie;stagione\nDark;sì;2\n')).toMatchObject([
      { value: { titolo: 'Dark', type: 'serie' } },
    ]);
    expect(await read('csv', 'titolo;serie\nHeat;no\nDark;sì\nLost;X\n')).toMatchObject([
      { value: { titolo: 'Heat', type: 'film' } },
      { value: { titolo: 'Dark', type: 'serie' } },
      { value: { titolo: 'Lost', type: 'serie' } },
    ]);
  });

  it('a season leaves its series all that the row says, and a later row has the year of the first', async () => {
    const rows = await read('csv', 'titolo;stagione;anno;trama\nDark;1;2017;Acqua\nDark;2;2019;\n');
    expect(rows).toMatchObject([
      { value: { origin: 'table:serie:dark:2017', type: 'serie', data_uscita: '2017', trama: 'Acqua' } },
      { value: { origin: 'table:serie:dark:2017', data_uscita: '2017' } },
    ]);
    expect(await read('csv', 'titolo;trama\nDark - Stagione 1;Acqua\n')).toMatchObject([
      { value: { titolo: 'Dark', trama: 'Acqua' } },
    ]);
  });

  it.each([
    ['titolo;stagione;anno\nDark;1;2017\nDark;1;2018\nDark;2;2019\n', '2017 2017 2017'],
    ['titolo;anno\nDark (serie);2017\nDark S02;2019\nDark S02;\n', '2017 2017 2017'],
    ['titolo;stagione;uscita\nDark;1;1/12/2017\nDark;2;21/6/2019\n', '2017 2017'],
    ['titolo;stagione;anno\nGalactica;1;1978\nGalactica;1;2004\nGalactica;2;2005\n', '1978 2004 2004'],
  ])('the rows of %j are of the series of a year', async (text, years) => {
    const origins = (await read('csv', text)).map(
      (row) => 'value' in row && v.parse(named, row.value).origin,
    );
    expect(origins.map((origin) => String(origin).slice(-4)).join(' ')).toBe(years);
  });

  it('a table says that all its titles are taken as films only if they are', async () => {
    const notesOf = async (text: string) => {
      const { rows, notes } = openImportStream(Readable.from([Buffer.from(text)]), 'csv');
      await collect(rows);
      return notes.map(({ kind }) => kind);
    };
    expect(await notesOf('titolo\nHeat\n')).toEqual(['no type']);
    expect(await notesOf('titolo\nHeat\nDark (serie TV)\n')).toEqual([]);
    expect(await notesOf('titolo\nDark S01E01\nDark S01E02\n')).toEqual(['parts']);
  });

  it('an episode without the name of its series is no film', async () => {
    const [row] = await read('csv', 'titolo;tipo;stagione;episodio\nSegreti;TV Episode;1;2\n');
    expect(row && 'value' in row && parseTitleRecord(row.value)).toMatchObject({
      faults: [{ field: 'type' }],
    });
  });

  it('a file of commas alone is not a table', async () => {
    await expect(read('csv', ','.repeat(4_900_000), 65_536)).rejects.toThrow('must name the columns');
  });

  it.each([
    ['titel,origin,regista', 'at least titolo'],
    [`${HEADER},titolo`, 'line 1 names a column twice'],
  ])('CSV whose first line is %s is refused as a whole', async (header, reason) => {
    await expect(read('csv', `${header}\na,film,A,1990-01-01\n`)).rejects.toThrow(reason);
  });

  it('CSV of no bytes has no rows', async () => {
    expect(await read('csv', '')).toEqual([]);
  });
});

describe('a file', () => {
  const line = '{"a":1}\n';

  it('may be zipped, and its progress is known', async () => {
    const path = join(folder, 'titles.ndjson.gz');
    await writeFile(path, gzipSync(line.repeat(3)));
    const { rows, share } = await openImportFile(path, 'ndjson');
    expect(share()).toBe(0);
    expect(await collect(rows)).toHaveLength(3);
    expect(share()).toBe(1);
  });

  it('a zipped file that is cut off is reported', async () => {
    const path = join(folder, 'cut.ndjson.gz');
    await writeFile(path, gzipSync(line).subarray(0, 15));
    await expect(collect((await openImportFile(path, 'ndjson')).rows)).rejects.toThrow(
      'unexpected end of file',
    );
  });

  it('a missing file, or a folder in its place, is reported', async () => {
    await expect(openImportFile(join(folder, 'none.csv'), 'csv')).rejects.toThrow('no such file');
    await expect(openImportFile(folder, 'csv').then(({ rows }) => collect(rows))).rejects.toThrow(
      'directory',
    );
  });

  it.each([
    ['a.ndjson', 'ndjson'],
    ['a.JSONL', 'ndjson'],
    ['a.b/c.json', 'json'],
    ['a.csv.gz', 'csv'],
    ['a.tsv', 'csv'],
    ['a.txt', undefined],
    ['csv', undefined],
  ])('named %s is %s', (path, format) => {
    expect(formatOfFileName(path)).toBe(format);
  });
});

it.each(['titles.ndjson', 'titles.csv'])('the example %s contains titles', async (name) => {
  const path = `src/server/modules/imports/example/${name}`;
  const rows = await collect((await openImportFile(path, formatOfFileName(path) ?? 'json')).rows);
  expect(rows).toHaveLength(
    (await readFile(path, 'utf8')).trim().split('\n').length - Number(name.endsWith('csv')),
  );
  for (const row of rows) expect('value' in row && parseTitleRecord(row.value)).toHaveProperty('record');
});
