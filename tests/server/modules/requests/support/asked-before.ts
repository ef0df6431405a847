import { sql } from 'kysely';
import type { Db } from '../../../../../src/server/database/db.ts';

/** All requests were made an hour earlier: a repeat is no longer answered as the first time. */
export const askedBefore = (db: Db) =>
  sql`update title_requester set asked_at = asked_at - interval '1 hour'`.execute(db);
