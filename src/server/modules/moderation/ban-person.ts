import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { leaveAllNights } from '../movie-nights/join-and-leave.ts';
import { BANNED_FAILURE, liftForgottenBan } from '../people/bans.ts';
import { cancelDeliveries } from '../playback/delivery-queue.ts';
import { withdrawAllRequests } from '../requests/settle-requests.ts';

/**
 * Bans a person: revokes their sessions and links, withdraws their requests, takes them out of movie nights, and cancels
 * pending deliveries. Returns the number of these.
 */
export async function banPerson(db: Db, userId: string): Promise<number> {
  const cancelled = await db.transaction().execute(async (transaction) => {
    const banned = { barred_at: sql<Date>`now()`, sessions_ended_at: sql<Date>`now()` };
    await transaction
      .insertInto('person')
      .values({ user_id: userId, ...banned })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(banned))
      .execute();
    return cancelDeliveries(transaction, userId, BANNED_FAILURE);
  });
  await withdrawAllRequests(db, userId);
  await leaveAllNights(db, userId);
  return cancelled;
}

/** Lifts a ban; false when there was none. Old links stay revoked. */
export async function unbanPerson(db: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('person')
    .set({ barred_at: null })
    .where('user_id', '=', userId)
    .where('barred_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const wasForgotten = await liftForgottenBan(db, userId);
  return numUpdatedRows > 0n || wasForgotten;
}
