import { WorkbookError } from './workbook-error.ts';

/** The files of Excel before 2007, and those with a password. */
const COMPOUND = Buffer.from('d0cf11e0', 'hex');
const HEAD_BYTES = 1024;

const beginsWith = (bytes: Uint8Array, start: Buffer) => start.equals(bytes.subarray(0, start.length));

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
