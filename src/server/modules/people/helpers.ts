import type { Db } from '../../database/db.ts';

/** Makes a person a helper; false if they are one already. */
export async function addHelper(
  db: Db,
  { userId, givenBy }: { userId: string; givenBy: string },
): Promise<boolean> {
  const added = await db
    .insertInto('helper')
    .values({ user_id: userId, given_by: givenBy })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Takes the role back; false if they have none. */
export async function removeHelper(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('helper')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
