import type { Config } from '../config/config.ts';
import type { Db } from '../database/db.ts';
import { readLastBackups } from '../database/last-backups.ts';
import { findBackupTrouble } from './find-troubles.ts';
import { createFindings, type Finding, findingOf, findingTexts } from './finding.ts';

/** Checks the daily back-ups. */
export async function checkBackups(
  { backups }: Pick<Config, 'backups'>,
  open: () => Promise<Db>,
): Promise<Finding[]> {
  const { ok } = createFindings('backups');
  if (backups.kept === 0) return [ok(findingTexts.noBackups)];
  try {
    const db = await open();
    const troubles = await findBackupTrouble({ config: { backups }, db });
    if (troubles.length > 0) return troubles.map(findingOf);
    const { good } = await readLastBackups(db);
    return [
      ok(good ? findingTexts.lastBackup(good.at, good.file, good.isRestored) : findingTexts.backupToCome),
    ];
  } catch {
    // Reported by the check of the database.
    return [];
  }
}
