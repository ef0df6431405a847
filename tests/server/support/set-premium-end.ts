import type { Kysely } from 'kysely';
import type { Schema } from '../../../src/server/database/schema.ts';

/** Lets somebody's premium end at a moment, be it over already. */
export async function setPremiumEnd(db: Kysely<Schema>, userId: string, end: Date): Promise<void> {
  await db
    .insertInto('person')
    .values({ user_id: userId, premium_until: end })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ premium_until: end }))
    .execute();
}
