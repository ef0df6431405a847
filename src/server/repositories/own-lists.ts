import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** What a premium person's first list is called. */
const FIRST_LIST = 'Da vedere';

/** More lists than these nobody can keep in mind, and each is a row of covers on a screen. */
export const MOST_LISTS = 20;

/**
 * Makes somebody's first list when they have none. Only in a transaction that has written the person's row
 * before: that keeps two of them from making one each.
 */
export async function giveFirstList(transaction: Kysely<Schema>, userId: string): Promise<void> {
  await sql`
    insert into custom_list (user_id, titolo) select ${userId}, ${FIRST_LIST}
    where not exists (select from custom_list where user_id = ${userId})`.execute(transaction);
}

/** Makes a list for a premium person; `taken` when they have one of that title, however it is capitalised. */
export async function makeOwnList(
  db: Kysely<Schema>,
  { userId, titolo }: { userId: string; titolo: string },
): Promise<'made' | 'not premium' | 'taken' | 'too many'> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockPremium(transaction, userId))) return 'not premium';
    const { count, taken } = await transaction
      .selectFrom('custom_list')
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<boolean>`coalesce(bool_or(lower(titolo) = lower(${titolo})), false)`.as('taken'),
      ])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (taken) return 'taken';
    if (count >= MOST_LISTS) return 'too many';
    await transaction.insertInto('custom_list').values({ user_id: userId, titolo }).execute();
    return 'made';
  });
}

/** Whether somebody is premium; then nobody else makes a list of theirs until the transaction ends. */
async function lockPremium(transaction: Kysely<Schema>, userId: string): Promise<boolean> {
  const person = await transaction
    .selectFrom('person')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('premium_until', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  return person !== undefined;
}
