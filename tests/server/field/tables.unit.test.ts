import { describe, expect, it } from 'vitest';
import { dayOrderOf, readDay, readMoment } from '../../../src/server/lib/read-day.ts';
import { readLength, readWholeNumber } from '../../../src/server/lib/read-number.ts';
import { openTable } from '../../../src/server/modules/imports/tables/read-table.ts';
import type { TableKind } from '../../../src/server/modules/imports/tables/table-kind.ts';

type Field = 'name' | 'year' | 'day' | 'note';
const KIND: TableKind<Field> = {
  columns: { name: ['titolo', 'title'], year: ['anno', 'year'], day: ['visto il'], note: ['nota'] },
  isHeader: (has) => has('name'),
  needed: 'titolo',
  days: ['day'],
  headings: ['sezione'],
};

async function* bytesOf(content: string | Uint8Array, size: number) {
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(content: string | Uint8Array, size = 7) {
  const table = await openTable(bytesOf(content, size), KIND);
  const rows = [];
  for await (const row of table.rows) rows.push(row);
  return { ...table, rows };
}
const valuesOf = async (content: string | Uint8Array, size?: number) =>
  (await read(content, size)).rows.map((row) => ('value' in row ? row.value : row));

const CITY = [{ name: 'Perché no, città?', year: '2019' }];
const TABLE = 'titolo;anno\r\nPerché no, città?;2019\r\n';
describe('the encoding of a table', () => {
  it.each([
    ['UTF-8', Buffer.from(TABLE)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TABLE}`)],
    ['Windows-1252', Buffer.from(TABLE, 'latin1')],
    ['UTF-16 LE with a mark', Buffer.from(`\uFEFF${TABLE}`, 'utf16le')],
    ['UTF-16 LE without a mark', Buffer.from(TABLE, 'utf16le')],
    ['UTF-16 BE with a mark', Buffer.from(`\uFEFF${TABLE}`, 'utf16le').swap16()],
    ['UTF-16 BE without a mark', Buffer.from(TABLE, 'utf16le').swap16()],
  ])('%s is recognised, whatever chunks it comes in', async (_what, bytes) => {
    for (const size of [1, 3, 7, 65_536]) expect(await valuesOf(bytes, size)).toEqual(CITY);
  });

  it('a broken letter in UTF-8 costs its row alone', async () => {
    const bytes = Buffer.concat([
      Buffer.from('titolo\nperché\nciao'),
      Buffer.from([0xe8]),
      Buffer.from('\ncittà\n'),
    ]);
    expect(await valuesOf(bytes, 65_536)).toEqual([
      { name: 'perché' },
      { name: 'ciao\uFFFD' },
      { name: 'città' },
    ]);
  });
});

describe('the shape of a table', () => {
  it('zeros in a row are not UTF-16', async () => {
    const bytes = Buffer.from('titolo;anno\nAl\0ba;2001\n\0\0\0;\0\0\nCittà;2002\n');
    expect(await valuesOf(bytes)).toMatchObject([{ year: '2001' }, {}, { name: 'Città', year: '2002' }]);
  });

  it('two hundred columns are read', async () => {
    const columns = Array.from({ length: 198 }, (_, n) => `c${n}`).join(';');
    expect(await valuesOf(`titolo;anno;${columns}\nUno;2001${';'.repeat(198)}\n`)).toEqual([
      { name: 'Uno', year: '2001' },
    ]);
  });

  it.each([
    ['commas', 'titolo,anno\n"Uno, due",2001\n'],
    ['semicolons', 'titolo;anno\nUno, due;2001\n'],
    ['tabs', 'titolo\tanno\nUno, due\t2001\n'],
    ['bars', 'titolo|anno\nUno, due|2001\n'],
    ['CR alone', 'titolo;anno\rUno, due;2001\r'],
    ['no end of the last line', 'titolo;anno\nUno, due;2001'],
    ['a quoted separator in the header', 'titolo;"nota; a mano";anno\nUno, due;;2001\n'],
    ['a line that says the separator', 'sep=;\ntitolo;anno\nUno, due;2001\n'],
    ['lines before the header', '\n# i miei film\nelenco;di;prova\n\nTITOLO ; Anno\nUno, due;2001\n'],
    ['columns without a name at the end', 'titolo;anno;;\nUno, due;2001;;\n'],
    ['empty lines and rows', 'titolo;anno\n\n;;;\nUno, due;2001\n\n;\n'],
    ['accents and marks in the header', '"Títolo:";Anno*\nUno, due;2001\n'.replace('Títolo', 'Titolo')],
  ])('%s are read', async (_what, content) => {
    expect(await valuesOf(content)).toEqual([{ name: 'Uno, due', year: '2001' }]);
  });

  it.each([
    ['a second header', 'titolo;anno\nUno, due;2001\nTitolo;ANNO\n', 3],
    ['a second table', 'titolo;anno\nUno, due;2001\n\nTitle;Visto il\nTre;2002\n', 4],
    ['a section', 'titolo;anno\nUno, due;2001\n— Sezione —;\n', 3],
    ['totals', 'titolo;anno\nUno, due;2001\nTotale;1\n', 3],
    ['totals in one cell', 'titolo;anno\nUno, due;2001\n;Total: 1\n', 3],
    ['rows with other separators', 'titolo;anno\nUno;2001\nDue,2002\n', 3],
    ['rows with quotes in one cell', 'titolo,anno\n"""Uno, due"",2001"\n', 2],
    ['a column twice', 'titolo;anno;Titolo\nUno;2001;\n', 1],
  ])('%s has the whole table refused, by the row that shows it', async (_what, content, row) => {
    await expect(valuesOf(content)).rejects.toMatchObject({ name: 'TableFormError', row });
  });

  it('a title may be called as a column or a sum', async () => {
    const rows = [
      ['Titolo', '2001'],
      ['Total', '1990'],
      ['Total Recall', ''],
    ];
    const read = await valuesOf(`titolo;anno\n${rows.map((cells) => cells.join(';')).join('\n')}\n`);
    expect(read.map((value) => ('name' in value ? value.name : value))).toEqual(rows.map(([name]) => name));
  });

  it.each([
    ['a year', 'Titolo;1995;Thriller\nUno;2001;Horror\n'],
    ['a day', 'Title,1995-12-15\nUno,2001-01-01\n'],
    ['a kind of title', 'Titolo;Film;Thriller\nUno;Serie TV;Horror\n'],
    ['a rating', 'Titolo;"7,5"\nUno;8\n'],
    ['an address', 'Title;https://example.org/1\nUno;https://example.org/2\n'],
    ['a number in IMDb', 'Title;tt0113277\nUno;tt0113278\n'],
  ])('a first line with %s is no header, though a title is called as a column', async (_what, content) => {
    await expect(valuesOf(content)).rejects.toThrow('must name the columns');
  });

  it('a header may have years beside several known columns', async () => {
    expect(await valuesOf('Titolo;Anno;2019;2020\nUno, due;2001;x;\n')).toEqual([
      { name: 'Uno, due', year: '2001' },
    ]);
  });

  it('one column has no separator', async () => {
    expect(await valuesOf('Titolo\nUno, due; tre\n"Quattro, ""cinque"""\n')).toEqual([
      { name: 'Uno, due; tre' },
      { name: 'Quattro, "cinque"' },
    ]);
  });

  it('rows are counted as a spreadsheet counts them', async () => {
    const { rows } = await read('titolo;nota\nUno;"due\nrighe"\n\nDue;a;b\nTre;"x\nQuattro;"y ""z"""\n');
    expect(rows).toEqual([
      { row: 2, value: { name: 'Uno', note: 'due\nrighe' } },
      { row: 4, fault: { kind: 'cells', found: 3, wanted: 2 } },
      { row: 5, fault: { kind: 'quotes' } },
      { row: 6, value: { name: 'Quattro', note: 'y "z"' } },
    ]);
  });

  it('a row with more cells than columns is refused, even if the last ones are empty', async () => {
    expect((await read('titolo,anno,nota\nUno, due,2001,\nTre,2003,\n')).rows).toEqual([
      { row: 2, fault: { kind: 'cells', found: 4, wanted: 3 } },
      { row: 3, value: { name: 'Tre', year: '2003' } },
    ]);
  });

  it('a quote that does not close takes no other row along, even where a later row has quotes', async () => {
    expect(await valuesOf('titolo,nota\n"Uno,a\nDue,b\nTre,"c, d"\n')).toEqual([
      { row: 2, fault: { kind: 'quotes' } },
      { name: 'Due', note: 'b' },
      { name: 'Tre', note: 'c, d' },
    ]);
  });

  it('one cell in quotes with a separator is a name', async () => {
    expect(await valuesOf('titolo,anno\n"Uno, due"\n')).toEqual([{ name: 'Uno, due' }]);
  });

  it('quotes that should have been doubled are read as they are', async () => {
    expect(await valuesOf('titolo;nota\n"Il "grande" film";\nSingoli;7" e 12"\n')).toEqual([
      { name: 'Il "grande" film' },
      { name: 'Singoli', note: '7" e 12"' },
    ]);
  });

  it('quotes in every line of a long file are read in a time that grows with it', async () => {
    const rows = Array.from({ length: 5000 }, (_, n) => `"Titolo ${n}","x\n`).join('');
    expect((await read(`titolo,nota\n${rows}`, 65_536)).rows).toHaveLength(5000);
  });
});

describe('days and numbers', () => {
  it.each([
    ['2018', '2018-01-01'],
    ['2018,0', '2018-01-01'],
    ['2008–2013', '2008-01-01'],
    ['2018/12', '2018-12-01'],
    ['2018/5/4', '2018-05-04'],
    ['20180504', '2018-05-04'],
    ['43224', '2018-05-04'],
    ['4/5/2018', '2018-05-04'],
    ['4-5-18', '2018-05-04'],
    ['31.12.99', '1999-12-31'],
    ['04/05/2018 21:30', '2018-05-04'],
    ['2018-05-04T21:30:00+02:00', '2018-05-04'],
    ['4 maggio 2018', '2018-05-04'],
    ['venerdì 4 mag 2018', '2018-05-04'],
    ['May 4, 2018', '2018-05-04'],
    ['4th of May 2018', '2018-05-04'],
    ['4 de mayo de 2018', '2018-05-04'],
    ['04-ene-18', '2018-01-04'],
    ['maggio 2018', '2018-05-01'],
    ['ieri', undefined],
    ['1/2', undefined],
  ])('%s is the day %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it.each([
    ['2025-01-05T20:00:00.000Z', '2025-01-05T20:00:00.000Z'],
    ['2025-01-05 20:00:00+02:00', '2025-01-05T18:00:00.000Z'],
    ['05/01/2025 9:30 PM', '2025-01-05T21:30:00.000Z'],
    ['5 gen 2025, 21.30', '2025-01-05T21:30:00.000Z'],
    ['1736107200', '2025-01-05T20:00:00.000Z'],
    ['31/02/2025', undefined],
  ])('%s is the moment %s', (text, moment) => {
    expect(readMoment(text)?.toISOString()).toBe(moment);
  });

  it('a column with slashes is read day first unless it shows that the month comes first', () => {
    expect(dayOrderOf(['04/05/2025', '5/6/25'])).toEqual({ order: 'day', example: '04/05/2025' });
    expect(dayOrderOf(['04/05/2025', '04/13/2025'])).toEqual({ order: 'month', example: '04/05/2025' });
    expect(dayOrderOf(['13/05/2025', '04/13/2025', '1/2/2025']).order).toBe('day');
    expect(dayOrderOf(['04.05.2025', '2025-05-04', '5/5/2025'])).toEqual({
      order: 'day',
      example: undefined,
    });
  });

  it('a month that comes first is turned in the whole column', async () => {
    const { rows, shownOrder } = await read(
      'titolo;visto il\nUno;04/05/2025\nDue;4/13/2025 21:30\nTre;5 mag 2025\n',
    );
    expect(rows.map((row) => 'value' in row && row.value.day)).toEqual([
      '2025-04-05',
      '2025-04-13 21:30',
      '5 mag 2025',
    ]);
    expect(shownOrder).toEqual({ order: 'month', example: '04/05/2025' });
  });

  it.each([
    ['92,0', 92],
    ['92.00', 92],
    ['1.234', 1234],
    ['1,234,567', 1_234_567],
    ['1 234', 1234],
    ['92,5', undefined],
    ['-1', undefined],
    ['', undefined],
  ])('%s is the number %s', (text, number) => {
    expect(readWholeNumber(text)).toBe(number);
  });

  it.each([
    ['92 min', 92],
    ['1h 32m', 92],
    ['1:32:00', 92],
    ['01:32:12', 92],
    ['1 ora e 32 minuti', 92],
    ['PT1H32M', 92],
    ['1h 5', 65],
    ['2 stagioni', 2],
    ['un’ora', undefined],
  ])('%s is the length %s', (text, number) => {
    expect(readLength(text)).toBe(number);
  });
});
