const HEAD_BYTES = 256;

/** True of a web page, which a browser may save instead of a download. */
export function isPage(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  return /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html)\b/i.test(head);
}
