import type { Config } from '../config/config.ts';
import type { Db } from '../database/db.ts';
import { readLastBackups } from '../database/last-backups.ts';
import { clock } from '../lib/clock.ts';
import { createFindings, type Finding, findingTexts } from './finding.ts';

/** One that is missed is written once the server runs again; two in a row are a fault. */
const MAX_AGE_MS = 50 * 3_600_000;

/** Looks at the daily back-ups. */
export async function checkBackups(
  { backups }: Pick<Config, 'backups'>,
  open: () => Promise<Db>,
): Promise<Finding[]> {
  const { ok, warn, fail } = createFindings('backups');
  if (backups.kept === 0) return [ok(findingTexts.noBackups)];
  try {
    const { good, failure } = await readLastBackups(await open());
    const found = failure ? [fail(findingTexts.backupFailed(failure.at, failure.reason))] : [];
    if (!good) return failure ? found : [ok(findingTexts.backupToCome)];
    const words = findingTexts.lastBackup(good.at, good.file, good.isRestored);
    const isOld = clock.now() - good.at.getTime() > MAX_AGE_MS;
    return [...found, isOld ? warn(findingTexts.backupOld(good.at)) : ok(words)];
  } catch {
    // Reported by the check of the database.
    return [];
  }
}
