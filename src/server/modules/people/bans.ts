import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { isForgottenBanned } from './forgotten-bans.ts';

/** The failure noted on the deliveries of a banned person. */
export const BANNED_FAILURE = 'kept out by an owner';

/** Whether a person is banned. */
export async function isBanned(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const person = await db
    .selectFrom('person')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('barred_at', 'is not', null)
    .executeTakeFirst();
  return person !== undefined || isForgottenBanned(db, userId);
}
