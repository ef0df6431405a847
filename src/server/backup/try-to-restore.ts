import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { openDatabase } from '../database/open-database.ts';
import { restoreBackup } from './restore-backup.ts';

/** The memory of a second embedded database beside the first. */
const MEMORY_BYTES = 600 * 1024 * 1024;

/** The beginning of the name of the folder that it is restored into. */
export const TRIAL = 'trial-';

/**
 * Restores a back-up into an empty embedded database beside it, which is deleted. Rejects if that fails; false on a machine
 * without the memory for it, where the file has only been read.
 */
export async function tryToRestore(
  file: string,
  { folder, signal, open }: { folder: string; signal: AbortSignal; open: typeof openDatabase },
): Promise<boolean> {
  if (process.availableMemory() < MEMORY_BYTES) return false;
  const place = await mkdtemp(join(folder, TRIAL));
  try {
    const database = await open({ folder: place, timeLimit: 0 });
    try {
      await restoreBackup(database.db, file, { replaces: false, signal });
    } finally {
      await database.close();
    }
    return true;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
