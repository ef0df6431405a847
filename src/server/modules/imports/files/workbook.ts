import { zipSync } from 'fflate';
import { sheetLine } from '../tables/sheets-in-table.ts';
import { FileError } from './file-error.ts';
import { type Unpacked, unpackArchive } from './unpack-archive.ts';

const ARCHIVE = Buffer.from('PK\u0003\u0004', 'latin1');
/** The files of Excel before 2007, and those with a password. */
const COMPOUND = Buffer.from('d0cf11e0', 'hex');
const HEAD_BYTES = 1024;
/** Bytes of a workbook at most: larger ones unpack to more than is read. */
const MAX_BYTES = 32 * 1024 * 1024;

const beginsWith = (bytes: Uint8Array, start: Buffer) => start.equals(bytes.subarray(0, start.length));

/** True of a name that spreadsheets give to workbooks; the bytes may be those of a text all the same. */
export const isWorkbookName = (fileName: string) => /\.(?:xls[xmb]?|ods|numbers)$/i.test(fileName);

/** True of workbooks of any kind, and of other archives and documents, whatever their names. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return beginsWith(bytes, ARCHIVE) || beginsWith(bytes, COMPOUND) || isOldXml(bytes);
}

/** The XML of Excel 2003. */
function isOldXml(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  return (
    /^(?:\xef\xbb\xbf)?\s*<\?xml/.test(head) && /urn:schemas-microsoft-com:office:spreadsheet/.test(head)
  );
}

/**
 * The table that a spreadsheet would save of a workbook (.xlsx), with a line before each sheet. Throws a `FileError`.
 */
export async function workbookTable(bytes: Uint8Array): Promise<Buffer> {
  refuseOldWorkbook(bytes);
  const sheets = await readSheets(unpackArchive(bytes, isPart));
  const lines = sheets.flatMap(({ sheet, data }) => [
    sheetLine(sheet),
    ...data.map((cells: readonly unknown[]) => cells.slice(0, MAX_COLUMNS).map(cellText).join('\t')),
  ]);
  return Buffer.from(`${lines.join('\n')}\n`);
}

/** Columns of a table at most. */
const MAX_COLUMNS = 500;

/** Pictures and the like are no parts of a table. */
const isPart = (name: string) => /\.(?:xml|rels)$/.test(name) || name === 'mimetype';

/** Throws a `FileError` for the old kinds of workbooks, and for those with a password. */
function refuseOldWorkbook(bytes: Uint8Array): void {
  if (isOldXml(bytes)) throw new FileError('workbook');
  if (!beginsWith(bytes, COMPOUND)) return;
  const has = (part: string) => Buffer.from(bytes).includes(part, 0, 'utf16le');
  if (has('EncryptedPackage')) throw new FileError('locked');
  throw new FileError(has('Workbook') || has('Book') ? 'workbook' : 'no table');
}

/** The library gets an archive of the parts that were counted, and sees nothing of the file itself. */
async function readSheets(unpacked: Unpacked) {
  const { files } = unpacked;
  if (!files.has('xl/workbook.xml')) throw new FileError(isOtherWorkbook(unpacked) ? 'workbook' : 'no table');
  const counted = zipSync(Object.fromEntries(files), { level: 0 });
  try {
    // Loaded for workbooks alone: most files are none.
    const { default: readXlsxFile } = await import('read-excel-file/universal');
    return await readXlsxFile(new Blob([counted]), { trim: false });
  } catch (error) {
    throw new FileError('unreadable', { cause: error });
  }
}

/** True of LibreOffice's and Apple's workbooks, and of Excel's binary ones. */
function isOtherWorkbook({ files, others }: Unpacked): boolean {
  if (Buffer.from(files.get('mimetype') ?? '').includes('spreadsheet')) return true;
  return others.some((name) => /^(?:xl\/workbook\.bin$|Index\/|Index\.zip$)/.test(name));
}

/** Digits that a spreadsheet keeps of a number: more are those of its binary form. */
const DIGITS = 15;

/** A value as CSV has it: a day as '1995-12-15', a time of no day as '01:45'. */
function cellText(value: unknown): string {
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'number') return String(Number(value.toPrecision(DIGITS)));
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'string' ? quoted(value) : '';
}

function dateText(exact: Date): string {
  // A part of a day that is no binary fraction misses its second by a hair.
  const date = new Date(Math.round(exact.getTime() / 1000) * 1000);
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().split('T');
  if (date.getUTCFullYear() < 1900) return time.slice(0, 5);
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`;
}

/** A text as a cell has it, without the signs between sheets. */
function quoted(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\t\n]/gu, ' ');
  return /["\t\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** The bytes of a table as they stream; a workbook is read first. Throws a `FileError`. */
export async function* tableStream(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const workbook: Uint8Array[] = [];
  let isFirst = true;
  let length = 0;
  for await (const chunk of bytes) {
    const isOfWorkbook = isFirst ? isWorkbook(chunk) : length > 0;
    isFirst = false;
    if (!isOfWorkbook) yield chunk;
    else {
      workbook.push(chunk);
      length += chunk.length;
      if (length > MAX_BYTES) throw new FileError('too much work');
    }
  }
  if (length > 0) yield await workbookTable(Buffer.concat(workbook));
}
