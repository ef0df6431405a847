import type { PGlite } from '@electric-sql/pglite';

/**
 * Executes wire protocol messages. Rejects when the database stopped working (a full or failed disk): it must not be
 * used again.
 */
export async function executeWireProtocol(pglite: PGlite, request: Uint8Array): Promise<Uint8Array> {
  const answers: Uint8Array[] = [];
  await pglite.execProtocolRawStream(request, {
    syncToFs: false,
    // A copy: the bytes are in WASM memory, which the next query overwrites.
    onRawData: (bytes) => answers.push(bytes.slice()),
  });
  const answer = Buffer.concat(answers);
  if (answer.length > 0 && !endsReadyForQuery(answer))
    throw new Error(`PostgreSQL stopped: ${errorMessageIn(answer)}`);
  return answer;
}

/** True if the answer ends with ReadyForQuery; without it, a server would have closed the connection. */
function endsReadyForQuery(answer: Buffer): boolean {
  return (
    answer.length >= 6 && answer.toString('latin1', answer.length - 6, answer.length - 1) === 'Z\0\0\0\x05'
  );
}

/** Reads the `M` (message) field of an ErrorResponse; fields are zero-terminated. */
function errorMessageIn(answer: Buffer): string {
  const fields = answer.toString('utf8').split('\0');
  return fields.find((field) => field.startsWith('M'))?.slice(1) ?? 'no reason given';
}
