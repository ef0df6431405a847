/** The largest answer, in bytes: a page of a Jellyfin library takes some megabytes. */
const MAX_BYTES = 20 * 1024 * 1024;

/** An answer is too large, or has no end. */
export class TooLargeError extends Error {
  override name = 'TooLargeError';
}

/** The text of an answer, unzipped; throws a `TooLargeError` after `maxBytes`. */
export async function readText({ body }: Response, maxBytes = MAX_BYTES): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new TooLargeError(`the answer has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
