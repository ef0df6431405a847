/**
 * What a file is that is called a table and is none. Workbooks are archives, or the compound files of old; pages are what a
 * browser saves instead of a download.
 */
export function otherKindOf(bytes: Uint8Array): 'workbook' | 'page' | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  if (WORKBOOK.test(head)) return 'workbook';
  return /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html)\b/i.test(head) ? 'page' : undefined;
}

const HEAD_BYTES = 256;
const WORKBOOK = /^PK\x03\x04.*(?:\[Content_Types\]|mimetype|_rels|docProps|xl\/|Index\/)|^\xd0\xcf\x11\xe0/s;
