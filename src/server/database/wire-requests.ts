/** Types of the wire protocol's messages that PostgreSQL answers: Query, Sync, FunctionCall. */
const ANSWERED = new Set(['Q', 'S', 'F']);
const TERMINATE = 'X';
/** A message's type and length come first; the length counts itself. */
const TYPE_BYTES = 1;
const LENGTH_BYTES = 4;
/** What one message may hold at most: a row of a back-up or an import's batch is far smaller. */
const MAX_MESSAGE_BYTES = 256 * 1024 * 1024;

/**
 * Cuts a client's bytes into requests: the messages up to one that PostgreSQL answers. Skips the startup message, and ends
 * where the client terminates. Throws on a message that is too long.
 */
export async function* readWireRequests(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  let scanned = 0;
  let isStarted = false;
  for await (const chunk of bytes) {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const typeBytes = isStarted ? TYPE_BYTES : 0;
      if (rest.length < scanned + typeBytes + LENGTH_BYTES) break;
      const length = rest.readInt32BE(scanned + typeBytes);
      if (length < LENGTH_BYTES || length > MAX_MESSAGE_BYTES) throw new Error('no message of PostgreSQL');
      const end = scanned + typeBytes + length;
      if (rest.length < end) break;
      const type = rest.toString('latin1', scanned, scanned + typeBytes);
      if (type === TERMINATE) return;
      scanned = end;
      if (isStarted && !ANSWERED.has(type)) continue;
      yield rest.subarray(0, end);
      isStarted = true;
      rest = rest.subarray(end);
      scanned = 0;
    }
  }
}
