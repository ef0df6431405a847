import type { PGlite } from '@electric-sql/pglite';

/** Executes wire protocol messages and answers what the database sends back. */
export async function executeWire(pglite: PGlite, request: Uint8Array): Promise<Uint8Array> {
  const answers: Uint8Array[] = [];
  await pglite.execProtocolRawStream(request, {
    syncToFs: false,
    // The bytes lie in the engine's own memory and the next query overwrites them: keep a copy.
    onRawData: (bytes) => answers.push(bytes.slice()),
  });
  return Buffer.concat(answers);
}
