import type { Config } from '../config/config.ts';
import type { Db } from '../database/db.ts';
import { readLastBackups } from '../database/last-backups.ts';
import { findBackupTrouble } from './find-troubles.ts';
import { createFindings, type Finding, findingOf } from './finding.ts';

/** Checks the daily back-ups. */
export async function checkBackups(
  { backups }: Pick<Config, 'backups'>,
  open: () => Promise<Db>,
): Promise<Finding[]> {
  const { ok } = createFindings('backups');
  if (backups.kept === 0) return [ok('no daily back-ups: BACKUPS is 0')];
  try {
    const db = await open();
    const troubles = await findBackupTrouble({ config: { backups }, db });
    if (troubles.length > 0) return troubles.map(findingOf);
    const { good } = await readLastBackups(db);
    if (!good) return [ok('the first daily back-up is written half an hour after the start')];
    const proof = good.isRestored ? 'restored on trial' : 'read back whole';
    return [ok(`the last one is of ${good.at.toISOString()}, ${proof}: ${good.file}`)];
  } catch {
    // Reported by the check of the database.
    return [];
  }
}
