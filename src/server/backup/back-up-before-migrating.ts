import { join } from 'node:path';
import { createDataFolder } from '../database/embedded/create-data-folder.ts';
import type { BeforeMigrating } from '../database/migrate.ts';
import { clock } from '../lib/clock.ts';
import { withSnapshot } from './database-snapshot.ts';
import { writeBackup } from './write-backup.ts';

type Options = {
  /** Back-ups are kept in a folder in it. */
  dataFolder: string;
  /** Prints a line. */
  say(line: string): void;
  now?: () => Date;
};

/** Has the database backed up before it is migrated: there is no other way back. The file's name holds the first migration. */
export function backUpBeforeMigrating({
  dataFolder,
  say,
  now = () => clock.date(),
}: Options): BeforeMigrating {
  return async (db, [next = '']) => {
    const folder = join(dataFolder, 'backups');
    const file = join(folder, `before-${next}-${now().toISOString().replaceAll(':', '-')}.gz`);
    say(`Backing up to ${file} before the schema is brought up to date ...`);
    try {
      await createDataFolder(folder);
      // A start can be ended at any time: an unfinished file has a different name.
      await writeBackup(file, (work) => withSnapshot(db, work), new AbortController().signal);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`The schema was left as it was, since the back-up failed: ${reason}`, { cause });
    }
  };
}
