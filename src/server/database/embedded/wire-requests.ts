/** Types of the wire protocol's messages that PostgreSQL answers: Query, Sync, FunctionCall. */
const ANSWERED = new Set(['Q', 'S', 'F']);
const TERMINATE = 'X';
/** A message's type and length come first; the length counts itself. */
const TYPE_BYTES = 1;
const LENGTH_BYTES = 4;
/** Far more than a row of a back-up or a batch of an import. */
const MAX_MESSAGE_BYTES = 256 * 1024 * 1024;

/**
 * Cuts a client's bytes into requests: the messages up to one that PostgreSQL answers. Skips the startup message, and ends
 * where the client terminates. Throws on a message that is too long.
 */
export async function* readWireRequests(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const request: Buffer[] = [];
  let pieces: Buffer[] = [];
  let size = 0;
  let needed = 0;
  let isStarted = false;
  for await (const piece of bytes) {
    pieces.push(piece);
    size += piece.length;
    // Joins the pieces only once a message is whole, so that their number does not matter.
    if (size < needed) continue;
    let rest = Buffer.concat(pieces);
    for (;;) {
      const typeBytes = isStarted ? TYPE_BYTES : 0;
      needed = messageLength(rest, typeBytes);
      if (rest.length < needed) break;
      const type = rest.toString('latin1', 0, typeBytes);
      if (type === TERMINATE) return;
      request.push(rest.subarray(0, needed));
      rest = rest.subarray(needed);
      if (isStarted && !ANSWERED.has(type)) continue;
      yield Buffer.concat(request.splice(0));
      isStarted = true;
    }
    pieces = [rest];
    size = rest.length;
  }
}

/** The length of the first message in the bytes; of its head while that is incomplete. */
function messageLength(bytes: Buffer, typeBytes: number): number {
  const headBytes = typeBytes + LENGTH_BYTES;
  if (bytes.length < headBytes) return headBytes;
  const length = bytes.readInt32BE(typeBytes);
  if (length < LENGTH_BYTES || length > MAX_MESSAGE_BYTES) throw new Error('not a PostgreSQL message');
  return typeBytes + length;
}
