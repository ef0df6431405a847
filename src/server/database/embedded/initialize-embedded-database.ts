import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { unpackTar } from 'modern-tar/fs';

const MAJOR_VERSION = '18';

/**
 * Creates the embedded database in `folder` if there is none: created next to it, synced, then renamed. Refuses a
 * folder with other contents. Only for the holder of the folder's lock.
 */
export async function initializeEmbeddedDatabase(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const version = await versionIn(folder);
  if (version === undefined) {
    await unpackDatabase(unfinished);
    await rename(unfinished, folder);
    await flush(dirname(folder));
  } else if (version !== MAJOR_VERSION) {
    throw new Error(`${folder} does not hold a PostgreSQL ${MAJOR_VERSION} database.`);
  }
  await chmod(folder, 0o700);
}

/** PG_VERSION of a folder; undefined without a folder, empty for other contents. */
async function versionIn(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!names?.length) return undefined;
  return names.includes('PG_VERSION') ? (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim() : '';
}

/**
 * Unpacks PGlite's prebuilt database: `initdb` takes 700 MB and ten times as long. Leaves its stale postmaster.pid
 * out.
 */
async function unpackDatabase(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  const packed = await dataDir();
  const files = unpackTar(folder, {
    dmode: 0o700,
    fmode: 0o600,
    filter: ({ name }) => !name.endsWith('postmaster.pid'),
  });
  await pipeline(packed.stream(), createGunzip(), files);
  await flushTree(folder);
}

async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  for (const entry of entries) await flush(join(folder, entry));
  await flush(folder);
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
