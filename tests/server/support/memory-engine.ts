import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { WireProtocolEngine } from '../../../src/server/database/engine.ts';
import { executeWireProtocol } from '../../../src/server/database/execute-wire-protocol.ts';
import { pgliteExtensions } from '../../../src/server/database/pglite-extensions.ts';

const template = join(tmpdir(), 'vetrina-test-pglite-0.5.16.tar');

/** A PostgreSQL in this process's memory; loaded from an empty one kept between runs, as making it takes 2 s. */
export async function memoryEngine(): Promise<WireProtocolEngine> {
  const empty = await readFile(template).catch(makeTemplate);
  const pglite = await PGlite.create({
    loadDataDir: new Blob([new Uint8Array(empty)]),
    extensions: pgliteExtensions,
  });
  return {
    start: async () => {},
    execute: (request) => executeWireProtocol(pglite, request),
    stop: async () => {},
    kill: async () => {},
  };
}

async function makeTemplate(): Promise<Buffer> {
  const pglite = await PGlite.create();
  const dump = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer());
  await pglite.close();
  const unfinished = `${template}.${process.pid}`;
  await writeFile(unfinished, dump);
  await rename(unfinished, template);
  return dump;
}
