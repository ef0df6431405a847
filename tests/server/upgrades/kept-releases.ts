import { createReadStream, createWriteStream, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib';
import { sql } from 'kysely';
import { packTar, unpackTar } from 'modern-tar/fs';
import { type Db, one } from '../../../src/server/database/db.ts';
import { fillAllTables } from '../backup/support/backup-fixtures.ts';
import { runOn } from '../backup/support/use-backups.ts';
import { compiledOpenDatabase } from '../support/compiled-open-database.ts';

const FOLDER = 'tests/server/upgrades/releases';

/** The releases whose back-up and data folder are kept, by their versions. */
export const keptReleases = (): string[] => readdirSync(FOLDER);

export const backupOf = (version: string) => join(FOLDER, version, 'backup.gz');
const folderOf = (version: string) => join(FOLDER, version, 'data.tar.br');

/** The data folder is made of copies of the same pages, which only a window over all of it finds. */
const LARGE_WINDOW = {
  [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
  [constants.BROTLI_PARAM_LGWIN]: 26,
};

/** Unpacks a release's data folder to an empty one. */
export async function unpackFolder(version: string, to: string): Promise<void> {
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 };
  await pipeline(createReadStream(folderOf(version)), createBrotliDecompress({ params }), unpackTar(to));
}

/** Fills a database with every table, and one work of each of the kinds, and keeps its back-up and its folder. */
export async function keepRelease(version: string, kinds: readonly string[], folder: string): Promise<void> {
  await mkdir(join(FOLDER, version), { recursive: true });
  const openDatabase = await compiledOpenDatabase();
  const database = await openDatabase({ folder });
  await fillAllTables(database.db, kinds);
  const { code, stderr } = await runOn(database, ['backup', backupOf(version)]);
  if (code !== 0) throw new Error(stderr);
  const log = await beginLog(database.db);
  await database.close();
  const params = { ...LARGE_WINDOW, [constants.BROTLI_PARAM_QUALITY]: 11 };
  const isNeeded = (path: string) => !/pg_wal.[0-9A-F]{24}$/.test(path) || path.endsWith(log);
  const tar = packTar(folder, { filter: isNeeded });
  await pipeline(tar, createBrotliCompress({ params }), createWriteStream(folderOf(version)));
}

/** Begins a new file of the write-ahead log, without which the older ones, most of the folder, are needed; returns its name. */
async function beginLog(db: Db): Promise<string> {
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
  const row = await one<{ name: string }>(db)`select pg_walfile_name(pg_current_wal_lsn()) as name`;
  return row?.name ?? '';
}
