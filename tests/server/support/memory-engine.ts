import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Engine } from '../../../src/server/database/engine.ts';
import { executeWire } from '../../../src/server/database/execute-wire.ts';
import { extensions } from '../../../src/server/database/extensions.ts';

const template = join(tmpdir(), 'vetrina-test-pglite-0.5.16.tar');

/** A PostgreSQL in this process's memory; loaded from an empty one kept between runs, as making it takes 2 s. */
export async function memoryEngine(): Promise<Engine> {
  const empty = await readFile(template).catch(makeTemplate);
  const pglite = await PGlite.create({ loadDataDir: new Blob([new Uint8Array(empty)]), extensions });
  return {
    start: async () => {},
    execute: (request) => executeWire(pglite, request),
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
