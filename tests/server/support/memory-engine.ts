import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { pgliteExtensions } from '../../../src/server/database/embedded/durable-pglite.ts';
import type { WireProtocolEngine } from '../../../src/server/database/embedded/engine.ts';
import { createEnginePool } from '../../../src/server/database/embedded/engine-pool.ts';
import { executeWireProtocol } from '../../../src/server/database/embedded/execute-wire-protocol.ts';
import { migrate } from '../../../src/server/database/migrate.ts';
import { OriginalErrorDialect } from '../../../src/server/database/original-error-dialect.ts';
import type { Schema } from '../../../src/server/database/schema.ts';

/** Where migrations and the statements of tables are. */
const SERVER = 'src/server';

/** A PostgreSQL in this process's memory, migrated; loaded from a template, as making one takes some seconds. */
export async function memoryEngine(): Promise<WireProtocolEngine> {
  const template = await readFile(await templateFile());
  const loadDataDir = new Blob([new Uint8Array(template)]);
  return engineOf(await PGlite.create({ loadDataDir, extensions: pgliteExtensions }));
}

/** Vitest's global set-up: makes the template, unless an earlier run with the same migrations has. */
export async function setup(): Promise<void> {
  const file = await templateFile();
  if (existsSync(file)) return;
  const pglite = await PGlite.create({ extensions: pgliteExtensions });
  const pool = createEnginePool(engineOf(pglite), undefined, 0);
  const db = new Kysely<Schema>({ dialect: new OriginalErrorDialect({ pool }) });
  await migrate(db);
  await db.destroy();
  const dump = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer());
  await pglite.close();
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, dump);
  await rename(unfinished, file);
}

function engineOf(pglite: PGlite): WireProtocolEngine {
  return {
    lastCommit: Promise.resolve(),
    start: async () => {},
    execute: (request) => executeWireProtocol(pglite, request),
    stop: async () => {},
    kill: async () => {},
  };
}

/** The file with the template for this PGlite and these migrations. */
async function templateFile(): Promise<string> {
  const hash = createHash('sha256').update(await readFile('package-lock.json'));
  const names = (await readdir(SERVER, { recursive: true })).filter((name) =>
    /^database\/(migrations|tables)\/.*\.ts$|\.table\.ts$/.test(name.replaceAll('\\', '/')),
  );
  for (const name of names.sort()) hash.update(await readFile(join(SERVER, name)));
  return join(tmpdir(), `vetrina-test-database-${hash.digest('hex').slice(0, 16)}.tar`);
}
