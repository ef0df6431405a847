import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { giveUpWishes } from './wishes.ts';

/** Why what somebody wished for is not delivered who is kept out. */
export const KEPT_OUT = 'kept out by an owner';

/**
 * Keeps somebody out: they cannot sign in, their links and sign-ins end, and what waits for them is given up.
 * Answers how much that was.
 */
export async function barPerson(db: Kysely<Schema>, userId: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const barred = { barred_at: sql<Date>`now()`, sessions_ended_at: sql<Date>`now()` };
    await transaction
      .insertInto('person')
      .values({ user_id: userId, ...barred })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(barred))
      .execute();
    return giveUpWishes(transaction, userId, KEPT_OUT);
  });
}

/** Lets somebody in again, by a new link; false for who was not kept out. */
export async function unbarPerson(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('person')
    .set({ barred_at: null })
    .where('user_id', '=', userId)
    .where('barred_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whether an owner keeps somebody out. */
export async function isBarred(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const person = await db
    .selectFrom('person')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('barred_at', 'is not', null)
    .executeTakeFirst();
  return person !== undefined;
}
