import { sql } from 'kysely';
import { type Db, joinTransaction } from '../../../database/db.ts';
import { lockVersion, putFirst } from '../part-videos.ts';
import type { VersionFacts } from './version-facts.ts';

/** Changes what is known of a version; false when it does not exist. */
export async function changeVersion(db: Db, id: number, changes: Partial<VersionFacts>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('video')
    .set(changes)
    .where('id', '=', id)
    .where('position', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts a version first in the owner's order, whatever was reported of it; false when it does not exist. */
export function putVersionFirst(db: Db, id: number): Promise<boolean> {
  return joinTransaction(db, async (transaction) => {
    const version = await lockVersion(transaction, id);
    if (!version) return false;
    await sql`update video set set_back_at = null where id = ${id}`.execute(transaction);
    await putFirst(transaction, version);
    return true;
  });
}
