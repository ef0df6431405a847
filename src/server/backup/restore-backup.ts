import type { Kysely } from 'kysely';
import { knownMigrations } from '../database/known-migrations.ts';
import type { Schema } from '../database/schema.ts';
import { isEmpty, isServed, replaceAll } from '../repositories/backup/replace-all.ts';
import { BackupError, checkBackup, readBackup } from './read-backup.ts';
import type { Summary } from './write-backup.ts';

type Options = {
  /** Lets go of what the database has. */
  replaces: boolean;
  signal: AbortSignal;
};

/**
 * Puts a back-up in place of an empty database, or of any when told so. The file is read to its end first, and then
 * everything goes in or nothing. Rejects with what a person can act on.
 */
export async function restoreBackup(
  db: Kysely<Schema>,
  file: string,
  { replaces, signal }: Options,
): Promise<Summary> {
  const { start, ...summary } = await checkBackup(file);
  const newer = start.migrations.find((name) => !knownMigrations.includes(name));
  if (newer !== undefined)
    throw new BackupError(`${file} was made by a newer Vetrina (${start.vetrina}, ${newer}): upgrade first`);
  if (await isServed(db)) throw new Error('a server works with this database: stop it first');
  if (!replaces && !(await isEmpty(db)))
    throw new Error('the database is not empty: with --yes all that is in it is replaced');
  await replaceAll(db, start.migrations, async ({ add, finish }) => {
    for await (const part of readBackup(file)) {
      signal.throwIfAborted();
      if (part.kind === 'rows') await add(part.table, part.rows);
      if (part.kind === 'end of table') await finish(part.table, part.count);
    }
  });
  return summary;
}
