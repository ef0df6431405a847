import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { unpackTar } from 'modern-tar/fs';

const majorVersion = '18';

/**
 * Makes the embedded database in `folder` if there is none, all or nothing: it is made beside its place, written
 * through to the disk, then renamed. Also refuses a folder that holds something else.
 * Only for the holder of the folder's lock.
 */
export async function prepareFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const version = await versionIn(folder);
  if (version === undefined) {
    await makeDatabase(unfinished);
    await rename(unfinished, folder);
    await flush(dirname(folder));
  } else if (version !== majorVersion) {
    throw new Error(`${folder} does not hold a PostgreSQL ${majorVersion} database.`);
  }
  await chmod(folder, 0o700);
}

/** The version written in a database folder; undefined when there is no folder, empty when it is something else. */
async function versionIn(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!names?.length) return undefined;
  return names.includes('PG_VERSION') ? (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim() : '';
}

/**
 * Unpacks the empty database that comes ready with the engine: `initdb` would take 700 MB and ten times as long. Its
 * makers packed it while it was open, so the note of that process stays behind.
 */
async function makeDatabase(folder: string): Promise<void> {
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
