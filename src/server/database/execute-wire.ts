import type { PGlite } from '@electric-sql/pglite';

/**
 * Executes wire protocol messages and answers what the database sends back.
 * Rejects when the database gave up (a disk that fails, say): it must not be asked again.
 */
export async function executeWire(pglite: PGlite, request: Uint8Array): Promise<Uint8Array> {
  const answers: Uint8Array[] = [];
  await pglite.execProtocolRawStream(request, {
    syncToFs: false,
    // The bytes lie in the engine's own memory and the next query overwrites them: keep a copy.
    onRawData: (bytes) => answers.push(bytes.slice()),
  });
  const answer = Buffer.concat(answers);
  if (answer.length > 0 && !endsReadyForQuery(answer))
    throw new Error(`PostgreSQL gave up: ${reasonIn(answer)}`);
  return answer;
}

/** A server would close the connection where this one sends an error and never says that it is ready again. */
function endsReadyForQuery(answer: Buffer): boolean {
  return (
    answer.length >= 6 && answer.toString('latin1', answer.length - 6, answer.length - 1) === 'Z\0\0\0\x05'
  );
}

/** An error's fields end in a zero byte each and begin with their name, `M` for the message. */
function reasonIn(answer: Buffer): string {
  const fields = answer.toString('utf8').split('\0');
  return fields.find((field) => field.startsWith('M'))?.slice(1) ?? 'no reason given';
}
