import { describe, expect, it } from 'vitest';
import { FileError } from '../../../../../src/server/modules/imports/files/file-error.ts';
import { workbookTable } from '../../../../../src/server/modules/imports/files/workbook.ts';
import { type TestCell, workbookOf, workbookParts, zipped } from '../../../support/workbook.ts';

const linesOf = async (bytes: Uint8Array) => (await workbookTable(bytes)).toString().split('\n').slice(0, -1);
const faultOf = (bytes: Uint8Array) =>
  workbookTable(bytes).then(
    () => undefined,
    (error: unknown) => (error instanceof FileError ? error.kind : error),
  );

describe('a cell of a workbook', () => {
  it.each<[string, TestCell, string]>([
    ['a year', 1999, '1999'],
    ['a rating', 4.5, '4.5'],
    ['digits of the binary form', 0.1 + 0.2, '0.3'],
    ['an id', 12345678, '12345678'],
    ['a large number', { xml: '<c><v>1.234E+7</v></c>' }, '12340000'],
    ['thousands', { number: 1999, format: '#,##0' }, '1999'],
    ['a day', { number: 45_294, format: 'dd/mm/yyyy' }, '2024-01-03'],
    ['a day with its language', { number: 45_294, format: '[$-410]d\\ mmmm\\ yyyy;@' }, '2024-01-03'],
    ['a moment', { number: 45_294.895833333, format: 'dd/mm/yyyy hh:mm' }, '2024-01-03 21:30'],
    ['a length', { number: 92 / 1440, format: 'h:mm' }, '01:32'],
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
    ['a text of a number', '1917', '1917'],
    ['other letters', 'Пираты & «مرحبا» <b>', 'Пираты & «مرحبا» <b>'],
    ['quotes', 'Il "grande"', '"Il ""grande"""'],
  ])('%s', async (_what, cell, text) => {
    expect((await linesOf(workbookOf([{ rows: [['x', cell, 'z']] }])))[1]).toBe(`x\t${text}\tz`);
  });

  it('lines within a cell stay in its row', async () => {
    expect((await linesOf(workbookOf([{ rows: [['a\nb', 'c']] }]))).slice(1).join('|')).toBe('"a|b"\tc');
  });
});

describe('the rows of a workbook', () => {
  it.each([
    ['Google Sheets and Excel', {}],
    ['LibreOffice', { areStringsShared: false }],
  ])('rows are at their numbers, of one length: %s', async (_what, writing) => {
    const rows = [
      ['titolo', 'anno', 'note'],
      ['Dune', 2021],
      [null, null, null],
      ['Alien', 1979, 'x'],
    ];
    const bytes = workbookOf([{ name: 'Film', rows, firstRow: 2 }], writing);
    expect(await linesOf(bytes)).toEqual([
      '\u001cFilm',
      '\t\t',
      'titolo\tanno\tnote',
      'Dune\t2021\t',
      '\t\t',
      'Alien\t1979\tx',
    ]);
  });

  it('each sheet has its name before it', async () => {
    const rows = [['titolo']];
    const bytes = workbookOf([
      { name: 'Film', rows },
      { name: 'Serie & TV', rows },
    ]);
    expect(await linesOf(bytes)).toEqual(['\u001cFilm', 'titolo', '\u001cSerie & TV', 'titolo']);
  });
});

describe('a hostile workbook', () => {
  it('may claim any dimension', async () => {
    const before = '<dimension ref="A1:XFD1048576"/>';
    expect(await linesOf(workbookOf([{ rows: [['titolo']], before }]))).toEqual(['\u001cFoglio1', 'titolo']);
  });

  it('its parts are unpacked up to the limit, and its pictures not at all', async () => {
    const parts = workbookParts([{ rows: [['titolo']] }]);
    const large = new Uint8Array(33 * 1024 * 1024);
    expect(await faultOf(zipped({ ...parts, 'xl/media/a.jpg': large }))).toBeUndefined();
    expect(await faultOf(zipped({ ...parts, 'xl/sharedStrings.xml': large }))).toBe('too much work');
  });

  it('has no entities expanded', async () => {
    const parts = workbookParts([{ rows: [['titolo']] }]);
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><sst><si><t>&b;</t></si></sst>';
    expect((await linesOf(zipped({ ...parts, 'xl/sharedStrings.xml': bomb }))).join()).not.toContain('aaaa');
  });
});

describe('a file that is no workbook', () => {
  const compound = (part: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(part, 'utf16le')]);
  const whole = workbookOf([{ rows: [['titolo'], ['Dune']] }]);

  it.each([
    ['a password', compound('EncryptedPackage'), 'locked'],
    ['Excel before 2007', compound('Workbook'), 'workbook'],
    ['an old document', compound('WordDocument'), 'no table'],
    ['LibreOffice', zipped({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }), 'workbook'],
    ['Numbers', zipped({ 'Index/Document.iwa': 'x', 'Index/Tables/DataList.iwa': 'x' }), 'workbook'],
    ['binary Excel', zipped({ 'xl/workbook.bin': 'x' }), 'workbook'],
    ['a document', zipped({ 'word/document.xml': '<w/>' }), 'no table'],
    ['any archive', zipped({ 'foto.jpg': 'x' }), 'no table'],
    ['a workbook cut off', whole.subarray(0, whole.length / 2), 'unreadable'],
    ['an archive cut off at its start', whole.subarray(0, 40), 'unreadable'],
    ['broken XML', zipped({ ...workbookParts([]), 'xl/workbook.xml': '<workbook><sheets>' }), 'unreadable'],
  ])('%s', async (_what, bytes, fault) => {
    expect(await faultOf(bytes)).toBe(fault);
  });
});
