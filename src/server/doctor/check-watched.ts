import type { Db } from '../database/db.ts';
import { KINDS_OF_WORK } from '../kinds-of-work.ts';
import { findTroubles, type Patient } from './find-troubles.ts';
import { type Finding, findingOf } from './finding.ts';

/** Causes of trouble that no other check covers. */
const CAUSES = ['channel', 'work', 'import'] as const;

/** Troubles of causes that no further check covers. No findings without a database, or with one of an older version. */
export async function checkWatched(config: Patient['config'], open: () => Promise<Db>): Promise<Finding[]> {
  const db = await open().catch(() => undefined);
  if (!db) return [];
  const { troubles } = await findTroubles({ config, db, kinds: KINDS_OF_WORK }, CAUSES);
  return troubles.map(findingOf);
}
