import { describe, expect, it } from 'vitest';
import { WorkbookError } from '../../../../../src/server/modules/imports/workbooks/workbook-error.ts';
import { workbookTable } from '../../../../../src/server/modules/imports/workbooks/workbook-table.ts';
import { type TestCell, workbookOf, workbookParts, zipped } from '../../../support/workbook.ts';

const linesOf = (bytes: Uint8Array) => workbookTable(bytes).toString().split('\n').slice(0, -1);
const faultOf = (bytes: Uint8Array) => {
  try {
    workbookTable(bytes);
  } catch (error) {
    if (error instanceof WorkbookError) return error.kind;
    throw error;
  }
  return undefined;
};

describe('a cell of a workbook', () => {
  it.each<[string, TestCell, string]>([
    ['a year', 1999, '1999'],
    ['a rating', 4.5, '4.5'],
    ['digits of the binary form', 0.1 + 0.2, '0.3'],
    ['an id', 12345678, '12345678'],
    ['a large number', { xml: '<c><v>1.234E+7</v></c>' }, '12340000'],
    ['thousands', { number: 1999, format: '#,##0' }, '1999'],
    ['leading zeros', { number: 7, format: '000' }, '007'],
    ['a share', { number: 0.85, format: '0%' }, '85%'],
    ['a day', { number: 45_294, format: 'dd/mm/yyyy' }, '2024-01-03'],
    ['a day with its language', { number: 45_294, format: '[$-410]d\\ mmmm\\ yyyy;@' }, '2024-01-03'],
    ['a moment', { number: 45_294.895833333, format: 'dd/mm/yyyy hh:mm' }, '2024-01-03 21:30'],
    ['a year of a day', { number: 45_294, format: 'yyyy' }, '2024'],
    ['a length', { number: 92 / 1440, format: 'h:mm' }, '1:32'],
    ['a long length', { number: 1510 / 1440, format: '[h]:mm:ss' }, '25:10:00'],
    ['no day of the calendar', { number: -3, format: 'dd/mm/yyyy' }, '-3'],
    ['a quoted d in a format', { number: 92, format: '0" min/d"' }, '92'],
    ['true', { xml: '<c t="b"><v>1</v></c>' }, 'TRUE'],
    ['false', { xml: '<c t="b"><v>0</v></c>' }, 'FALSE'],
    ['a fault', { xml: '<c t="e"><f>VLOOKUP(1)</f><v>#N/A</v></c>' }, ''],
    ['a formula’s number', { xml: '<c><f>1+1</f><v>2</v></c>' }, '2'],
    ['a formula’s text', { xml: '<c t="str"><f>A1&amp;"x"</f><v>Dune</v></c>' }, 'Dune'],
    ['an ISO day', { xml: '<c t="d"><v>2024-01-03</v></c>' }, '2024-01-03'],
    [
      'rich text',
      { xml: '<c t="inlineStr"><is><r><t>Du</t></r><r><rPr><b/></rPr><t>ne</t></r></is></c>' },
      'Dune',
    ],
    [
      'spoken signs',
      { xml: '<c t="inlineStr"><is><t>千と千尋</t><rPh><t>せん</t></rPh></is></c>' },
      '千と千尋',
    ],
    ['written signs', { xml: '<c t="inlineStr"><is><t>a_x0009_b_x0000_</t></is></c>' }, '"a\tb "'],
    ['a missing shared text', { xml: '<c t="s"><v>9999</v></c>' }, ''],
    ['a text of a number', '1917', '1917'],
    ['other letters', 'Пираты & «مرحبا» <b>', 'Пираты & «مرحبا» <b>'],
    ['quotes', 'Il "grande"', '"Il ""grande"""'],
  ])('%s', (_what, cell, text) => {
    expect(linesOf(workbookOf([{ rows: [['x', cell, 'z']] }]))[0]).toBe(`x\t${text}\tz`);
  });

  it('days may be counted from 1904', () => {
    const rows = [
      [
        { number: 43_832, format: 'yyyy-mm-dd' },
        { number: 92 / 1440, format: 'h:mm' },
      ],
    ];
    expect(linesOf(workbookOf([{ rows }], { is1904: true }))).toEqual(['2024-01-03\t1:32']);
  });

  it('lines within a cell stay in its row', () => {
    expect(linesOf(workbookOf([{ rows: [['a\nb', 'c']] }])).join('|')).toBe('"a|b"\tc');
  });

  it('its link is behind its words, unless they are the address', () => {
    const rows = [
      [
        'Guarda',
        'https://a.example/1',
        'x.example',
        { xml: '<c t="str"><f>HYPERLINK("https://a.example/4","Qui")</f><v>Qui</v></c>' },
        'altro',
      ],
    ];
    const links = {
      A1: 'https://a.example/a b',
      B1: 'https://a.example/1',
      C1: 'https://x.example/',
      E1: '#Foglio2!A1',
    };
    expect(linesOf(workbookOf([{ rows, links }]))[0]?.split('\t')).toEqual([
      'Guarda\u001dhttps://a.example/a b',
      'https://a.example/1',
      'x.example\u001dhttps://x.example/',
      'Qui\u001dhttps://a.example/4',
      'altro',
    ]);
  });
});

describe('the rows of a workbook', () => {
  it.each([
    ['Google Sheets and Excel', {}],
    ['LibreOffice', { areStringsShared: false }],
    ['a program with prefixes', { prefix: 'x' }],
  ])('rows are at their numbers, of one length, without empty columns at the left: %s', (_what, writing) => {
    const rows = [
      ['titolo', 'anno', 'note'],
      ['Dune', 2021],
      [null, null, null],
      ['Alien', 1979, 'x'],
    ];
    const bytes = workbookOf([{ rows, firstRow: 3, firstColumn: 2 }], writing);
    expect(linesOf(bytes)).toEqual(['', '', 'titolo\tanno\tnote', 'Dune\t2021\t', '', 'Alien\t1979\tx']);
  });

  it('each sheet with cells has its name before it, and a hidden one nothing else', () => {
    const rows = [['titolo']];
    const bytes = workbookOf([
      { name: 'Film', rows },
      { name: 'Serie & TV', rows },
      { name: 'Foglio3', rows: [[null, null]] },
      { name: 'Generi', rows, state: 'veryHidden' },
    ]);
    expect(linesOf(bytes)).toEqual(['\u001c+Film', 'titolo', '\u001c+Serie & TV', 'titolo', '\u001c-Generi']);
  });

  it('an only sheet without a name that somebody gave it has none', () => {
    expect(linesOf(workbookOf([{ rows: [['titolo']] }, { rows: [] }]))).toEqual(['titolo']);
  });
});

describe('a hostile workbook', () => {
  const blank = (row: number) => `<row r="${row}"><c r="A${row}" s="1"/><c r="B${row}" s="1"/></row>`;

  it('may claim any dimension, and have formatted rows without a cell', () => {
    const moreRows = Array.from({ length: 20_000 }, (_, at) => blank(at + 10)).join('');
    const before = '<dimension ref="A1:XFD1048576"/>';
    expect(linesOf(workbookOf([{ rows: [['titolo']], before, moreRows }]))).toEqual(['titolo']);
  });

  it('a lone cell in the last corner costs a line of some hundred bytes', () => {
    const moreRows = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
    const lines = linesOf(workbookOf([{ rows: [['titolo']], moreRows }]));
    expect(lines).toHaveLength(1_048_576);
    expect(lines.at(-1)).toMatch(/^\t{500}1$/);
    expect(lines[0]?.length).toBeLessThan(100);
  });

  it('too many cells to the left of others are too much', () => {
    const row = (at: number) => `<row r="${at}"><c r="XFD${at}"><v>1</v></c></row>`;
    const moreRows = Array.from({ length: 5000 }, (_, at) => row(at + 1)).join('');
    expect(faultOf(workbookOf([{ rows: [], moreRows }]))).toBe('too much work');
  });

  /** A workbook with a part of this size, about which the archive claims a different one. */
  function forged(size: number, claimed: number): Buffer {
    const parts = { ...workbookParts([{ rows: [['titolo']] }]), 'xl/sharedStrings.xml': Buffer.alloc(size) };
    const bytes = zipped(parts);
    const [written, wanted] = [Buffer.alloc(4), Buffer.alloc(4)];
    written.writeUInt32LE(size);
    wanted.writeUInt32LE(claimed);
    for (let at = bytes.indexOf(written); at >= 0; at = bytes.indexOf(written, at + 1))
      wanted.copy(bytes, at);
    return bytes;
  }

  it.each([64 * 1024 * 1024, 0xff_ff_ff_fe])('one that unpacks to %i bytes is refused before', (claimed) => {
    expect(faultOf(forged(123_457, claimed))).toBe('too much work');
  });

  it('one that unpacks to more than it says takes no more memory', () => {
    const bytes = forged(20_123_457, 1000);
    const before = process.memoryUsage().arrayBuffers;
    expect(faultOf(bytes)).toBe('unreadable');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * 1024 * 1024);
  });

  it('more than a hundred sheets are too much', () => {
    expect(faultOf(workbookOf(Array.from({ length: 101 }, () => ({ rows: [['titolo']] }))))).toBe(
      'too much work',
    );
  });

  it('entities are not expanded', () => {
    const parts = workbookParts([{ rows: [['titolo']] }]);
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><sst><si><t>&b;</t></si></sst>';
    expect(faultOf(zipped({ ...parts, 'xl/sharedStrings.xml': bomb }))).toBe('unreadable');
  });
});

describe('a file that is no workbook', () => {
  const compound = (part: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(part, 'utf16le')]);
  const whole = workbookOf([{ rows: [['titolo'], ['Dune']] }]);
  const root = (target: string) =>
    `<Relationships><Relationship Id="r1" Type="x/officeDocument" Target="${target}"/></Relationships>`;

  it.each([
    ['a password', compound('EncryptedPackage'), 'locked'],
    ['Excel before 2007', compound('Workbook'), 'workbook'],
    ['an old document', compound('WordDocument'), 'no table'],
    ['LibreOffice', zipped({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }), 'workbook'],
    ['Numbers', zipped({ 'Index/Document.iwa': 'x', 'Index/Tables/DataList.iwa': 'x' }), 'workbook'],
    ['binary Excel', zipped({ '_rels/.rels': root('xl/workbook.bin') }), 'workbook'],
    ['a document', zipped({ '_rels/.rels': root('word/document.xml') }), 'no table'],
    ['any archive', zipped({ 'foto.jpg': 'x' }), 'no table'],
    ['a workbook cut off', whole.subarray(0, whole.length - 100), 'unreadable'],
    [
      'an archive cut off at its start',
      Buffer.from('PK\u0003\u0004[Content_Types].xml', 'latin1'),
      'unreadable',
    ],
    ['broken XML', zipped({ ...workbookParts([]), 'xl/workbook.xml': '<workbook><sheets>' }), 'unreadable'],
  ])('%s', (_what, bytes, fault) => {
    expect(faultOf(bytes)).toBe(fault);
  });
});
