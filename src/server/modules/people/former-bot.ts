import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../database/db.ts';

/** Nobody has started the new bot yet, and everybody whom the former one knew is to be greeted as an old friend. */
export async function endFormerAcquaintance(transaction: DbTransaction): Promise<void> {
  await sql`
    update person set blocked_at = coalesce(blocked_at, now()), menu_set_at = null, knew_former_bot = true`.execute(
    transaction,
  );
}

/** True for a person whom the former bot knew and whom the new one has not greeted. */
export async function isOldFriend(db: Db, userId: string): Promise<boolean> {
  const person = await db
    .selectFrom('person')
    .select('knew_former_bot as isKnown')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return person?.isKnown === true;
}

/** Notes that an old friend was greeted. */
export async function noteGreeted(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('person')
    .set({ knew_former_bot: false })
    .where('user_id', '=', userId)
    .where('knew_former_bot', '=', true)
    .execute();
}
