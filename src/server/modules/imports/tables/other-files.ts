/**
 * The real kind of a file that claims to be a table. Workbooks are archives, or the old compound files; pages are
 * files that a browser saves instead of a download.
 */
export function otherKindOf(bytes: Uint8Array): 'workbook' | 'page' | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  if (isWorkbook(head)) return 'workbook';
  return /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html)\b/i.test(head) ? 'page' : undefined;
}

const HEAD_BYTES = 256;
const OLD_WORKBOOK = '\u00d0\u00cf\u0011\u00e0';
const PARTS = /\[Content_Types\]|mimetype|_rels|docProps|xl\/|Index\//;

function isWorkbook(head: string): boolean {
  return head.startsWith(OLD_WORKBOOK) || (head.startsWith('PK\u0003\u0004') && PARTS.test(head));
}
