import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Notes that somebody signed in. */
export async function seeUser(db: Kysely<Schema>, userId: string): Promise<void> {
  await db
    .insertInto('person')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ last_seen_at: sql`now()` }))
    .execute();
}

/** Whether somebody is premium now (spec section 6); who never signed in is not. */
export async function isPremium(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const person = await db
    .selectFrom('person')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('premium_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return person !== undefined;
}

/** Until when somebody is premium; undefined for ordinary people. */
export async function premiumUntil(
  db: Kysely<Schema>,
  userId: string,
): Promise<Date | 'without end' | undefined> {
  const person = await db
    .selectFrom('person')
    .select([
      sql<boolean>`premium_until = 'infinity'`.as('endless'),
      sql<Date>`nullif(premium_until, 'infinity')`.as('until'),
    ])
    .where('user_id', '=', userId)
    .where('premium_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return person?.endless ? 'without end' : person?.until;
}

/** Makes somebody premium until a moment, or without end. */
export async function grantPremium(db: Kysely<Schema>, userId: string, until?: Date): Promise<void> {
  await setPremium(db, userId, until ?? 'infinity');
}

/** Ends somebody's premium now. */
export async function withdrawPremium(db: Kysely<Schema>, userId: string): Promise<void> {
  await setPremium(db, userId, null);
}

async function setPremium(
  db: Kysely<Schema>,
  userId: string,
  until: Date | 'infinity' | null,
): Promise<void> {
  await db
    .insertInto('person')
    .values({ user_id: userId, premium_until: until })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ premium_until: until }))
    .execute();
}
