import { isOfEarlierBuild, knownMigrations } from '../database/apply-migrations.ts';
import type { Db } from '../database/db.ts';
import { BackupError, type BackupSummary, checkBackup, readBackup } from './read-backup.ts';
import { isDatabaseEmpty, isDatabaseInUse, replaceDatabase } from './replace-database.ts';

type Options = {
  /** Replaces the database's contents. */
  replaces: boolean;
  signal: AbortSignal;
};

/**
 * Restores a back-up into an empty database, or any with `--yes`. Validates the file first; one transaction. Rejects
 * with a message for the owner.
 */
export async function restoreBackup(
  db: Db,
  file: string,
  { replaces, signal }: Options,
): Promise<BackupSummary> {
  const { start, ...summary } = await checkBackup(file);
  const { migrations } = start;
  if (isOfEarlierBuild(migrations))
    throw new BackupError(
      `${file} was made by a build from before 1.0.0: restore it with that build, and export its titles there (npm run vetrina -- titles export FILE)`,
    );
  const newer = migrations.find((name) => !knownMigrations().includes(name));
  if (newer !== undefined)
    throw new BackupError(
      `${file} was made by a newer version of Vetrina (${start.vetrina}, ${newer}): upgrade first`,
    );
  if (await isDatabaseInUse(db)) throw new Error('a server is using this database: stop it first');
  if (!replaces && !(await isDatabaseEmpty(db)))
    throw new Error('the database is not empty: --yes replaces everything in it');
  await replaceDatabase(db, migrations, async ({ add, finish }) => {
    for await (const part of readBackup(file)) {
      signal.throwIfAborted();
      if (part.kind === 'rows') await add(part.table, part.rows);
      if (part.kind === 'end of table') await finish(part.table, part.count);
    }
  });
  return summary;
}
