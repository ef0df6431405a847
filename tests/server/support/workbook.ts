import { strToU8, zipSync } from 'fflate';

/** A cell as a spreadsheet stores it: a text, a number with its format, or XML. */
export type TestCell = string | number | { number: number; format: string } | { xml: string } | null;

export type TestSheet = {
  name?: string;
  state?: 'hidden' | 'veryHidden';
  rows: readonly (readonly TestCell[])[];
  /** The addresses of cells, as 'D2' or 'D2:D4'. */
  links?: Readonly<Record<string, string>>;
  /** The number of the first row, and what is written before and behind the rows. */
  firstRow?: number;
  firstColumn?: number;
  before?: string;
  moreRows?: string;
};

type Writing = { is1904?: boolean; prefix?: string; areStringsShared?: boolean };

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A workbook as Google Sheets, Excel and LibreOffice write it (the last with texts in the cells, or with prefixes). */
export function workbookOf(sheets: readonly TestSheet[], writing: Writing = {}): Buffer<ArrayBuffer> {
  return zipped(workbookParts(sheets, writing));
}

/** Packs parts of a file by their names. */
export function zipped(parts: Readonly<Record<string, string | Uint8Array>>): Buffer<ArrayBuffer> {
  const bytes = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === 'string' ? strToU8(part) : part,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(bytes)));
}

/** The parts of a workbook by their names. */
export function workbookParts(
  sheets: readonly TestSheet[],
  { is1904 = false, prefix = '', areStringsShared = true }: Writing = {},
): Record<string, string> {
  const formats: string[] = ['General'];
  const strings: string[] = [];
  const cellOf = (cell: TestCell, place: string) => {
    if (cell === null) return `<c r="${place}" s="0"/>`;
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    if (typeof cell === 'object' && 'xml' in cell) return cell.xml.replace('<c', `<c r="${place}"`);
    if (typeof cell === 'object') {
      if (!formats.includes(cell.format)) formats.push(cell.format);
      return `<c r="${place}" s="${formats.indexOf(cell.format)}"><v>${cell.number}</v></c>`;
    }
    if (!areStringsShared) return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
    if (!strings.includes(cell)) strings.push(cell);
    return `<c r="${place}" t="s"><v>${strings.indexOf(cell)}</v></c>`;
  };
  const sheetXml = ({
    rows,
    links = {},
    firstRow = 1,
    firstColumn = 0,
    before = '',
    moreRows = '',
  }: TestSheet) => {
    const all = rows.map((cells, index) => {
      const row = firstRow + index;
      const own = cells.map((cell, at) => cellOf(cell, `${columnOf(firstColumn + at)}${row}`));
      return `<row r="${row}">${own.join('')}</row>`;
    });
    const own = Object.keys(links).map((ref, at) => `<hyperlink r:id="rId${at + 1}" ref="${ref}"/>`);
    const behind = own.length > 0 ? `<hyperlinks>${own.join('')}</hyperlinks>` : '';
    return (
      `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}">${before}` +
      `<sheetData>${all.join('')}${moreRows}</sheetData>${behind}</worksheet>`
    );
  };
  const sheetParts = sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)]);
  const linkParts = sheets.flatMap(({ links = {} }, index) => {
    const own = Object.values(links).map((address, at) => relation(at + 1, 'hyperlink', address, true));
    return own.length > 0 ? [[`xl/worksheets/_rels/sheet${index + 1}.xml.rels`, relations(own)]] : [];
  });
  const names = sheets.map(
    ({ name, state = 'visible' }, at) =>
      `<sheet name="${escaped(name ?? `Foglio${at + 1}`)}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`,
  );
  const own = formats.map((format, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escaped(format)}"/>`);
  const styles = formats.map((_, at) => `<xf numFmtId="${at === 0 ? 0 : 200 + at}" xfId="0"/>`);
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': relations([relation(1, 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml':
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr date1904="${is1904 ? 1 : 0}"/>` +
      `<sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
      relation(900, 'sharedStrings', 'sharedStrings.xml'),
      relation(901, 'styles', '/xl/styles.xml'),
    ]),
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${strings
      .map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
      .join('')}</sst>`,
    'xl/styles.xml':
      `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts>${own.join('')}</numFmts>` +
      `<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(sheetParts),
    ...Object.fromEntries(linkParts),
  };
  if (prefix === '') return parts;
  const prefixed = Object.entries(parts).map(([name, xml]) => [
    name,
    xml.replace(/<(\/?)(?=[a-z])/gi, `<$1${prefix}:`).replaceAll('xmlns="', `xmlns:${prefix}="`),
  ]);
  return Object.fromEntries(prefixed);
}

/** 'A', 'AB'. */
function columnOf(index: number): string {
  return (index < 26 ? '' : columnOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));
}

const relations = (all: readonly string[]) =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;

function relation(id: number, type: string, target: string, isExternal = false): string {
  const mode = isExternal ? ' TargetMode="External"' : '';
  return `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${escaped(target)}"${mode}/>`;
}
