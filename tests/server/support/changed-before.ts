import { sql } from 'kysely';
import type { Db } from '../../../src/server/database/db.ts';

/** All changes were made an hour earlier: a repeat is no longer answered as the first time. */
export const changedBefore = (db: Db) =>
  sql`update change set changed_at = changed_at - interval '1 hour'`.execute(db);
