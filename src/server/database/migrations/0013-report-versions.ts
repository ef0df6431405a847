import type { Kysely } from 'kysely';
import { createIndexesOfSmallTables } from './large-indexes.ts';

/** Who has reported a version lately in one report: the version may have been reported by any number of people before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexesOfSmallTables(db, ['report_person_of_version']);
}
