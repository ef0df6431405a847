import { Archive } from './archive.ts';
import { WorkbookError } from './workbook-error.ts';

const ARCHIVE = Buffer.from('PK\u0003\u0004', 'latin1');
/** The files of Excel before 2007, and those with a password. */
const COMPOUND = Buffer.from('d0cf11e0', 'hex');
const HEAD_BYTES = 1024;

const beginsWith = (bytes: Uint8Array, start: Buffer) => start.equals(bytes.subarray(0, start.length));

/** True of a name that spreadsheets give to workbooks; the bytes may be those of a text all the same. */
export const isWorkbookName = (fileName: string) => /\.(?:xls[xmb]?|ods|numbers)$/i.test(fileName);

/** True of workbooks of any kind, and of other archives and documents, whatever their names. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return beginsWith(bytes, ARCHIVE) || beginsWith(bytes, COMPOUND) || isOldXml(bytes);
}

/** Throws a `WorkbookError` for the old kinds of workbooks, and for those with a password. */
export function refuseOldWorkbook(bytes: Uint8Array): void {
  if (isOldXml(bytes)) throw new WorkbookError('workbook');
  if (!beginsWith(bytes, COMPOUND)) return;
  const has = (part: string) => Buffer.from(bytes).includes(part, 0, 'utf16le');
  if (has('EncryptedPackage')) throw new WorkbookError('locked');
  throw new WorkbookError(has('Workbook') || has('Book') ? 'workbook' : 'no table');
}

/** The XML of Excel 2003. */
function isOldXml(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  return (
    /^(?:\xef\xbb\xbf)?\s*<\?xml/.test(head) && /urn:schemas-microsoft-com:office:spreadsheet/.test(head)
  );
}

const MAX_SHORT_BYTES = 32 * 1024;
const MAX_SHORT_UNPACKED = 512 * 1024;

/** True of a workbook that is read in some ten milliseconds, as long as a thread takes to start. */
export function isShortWorkbook(bytes: Uint8Array): boolean {
  if (bytes.length > MAX_SHORT_BYTES) return false;
  try {
    return !beginsWith(bytes, ARCHIVE) || new Archive(bytes).unpackedLength <= MAX_SHORT_UNPACKED;
  } catch {
    // Its reader says why.
    return true;
  }
}
