import type { Api } from 'grammy';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { type Change, unrecorded } from '../../changes/changes.ts';
import { leaveAllNights } from '../../movie-nights/join-and-leave.ts';
import { BANNED_FAILURE, isBanned, liftForgottenBan, lockBan } from '../../people/bans.ts';
import { welcomeBack } from '../../people/erasures.ts';
import { cancelDeliveries } from '../../playback/delivery-queue.ts';
import { premiumTexts } from '../../premium/premium-text.ts';
import { stopRenewals } from '../../premium/stop-renewal.ts';
import { withdrawAllRequests } from '../../requests/settle-requests.ts';

/** Bans a person: revokes their sessions and links, and cancels pending deliveries. Returns the number of these. */
export async function keepOut(db: Db, userId: string, record = unrecorded(db)): Promise<number> {
  const { cancelled } = await record(async (transaction) => {
    await lockBan(transaction, userId);
    const isNew = !(await isBanned(transaction, userId));
    // An erasure that this has waited for came after the transaction's beginning.
    await welcomeBack(transaction, userId, sql`clock_timestamp()`);
    const banned = { barred_at: sql<Date>`now()`, sessions_ended_at: sql<Date>`now()` };
    await transaction
      .insertInto('person')
      .values({ user_id: userId, ...banned })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(banned))
      .execute();
    const cancelled = await cancelDeliveries(transaction, userId, BANNED_FAILURE);
    return { cancelled, changes: isNew ? [changeOfBan(userId, true)] : [] };
  });
  return cancelled;
}

/** Withdraws a banned person's requests, and takes them out of movie nights. */
export async function takeOut(db: Db, userId: string): Promise<void> {
  await withdrawAllRequests(db, userId);
  await leaveAllNights(db, userId);
}

/** Does all of this; returns the number of cancelled deliveries. */
export async function banPerson(db: Db, userId: string, record = unrecorded(db)): Promise<number> {
  const cancelled = await keepOut(db, userId, record);
  await takeOut(db, userId);
  return cancelled;
}

/** Lifts a ban; false when there was none. Old links stay revoked. */
export async function unbanPerson(db: Db, userId: string, record = unrecorded(db)): Promise<boolean> {
  const { wasBanned } = await record(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('person')
      .set({ barred_at: null })
      .where('user_id', '=', userId)
      .where('barred_at', 'is not', null)
      .executeTakeFirstOrThrow();
    const wasForgotten = await liftForgottenBan(transaction, userId);
    const wasBanned = numUpdatedRows > 0n || wasForgotten;
    return { wasBanned, changes: wasBanned ? [changeOfBan(userId, false)] : [] };
  });
  return wasBanned;
}

/** The key of a ban or its end among recorded changes. */
export const banKey = (person: string, isBanned: boolean): string =>
  `${isBanned ? 'banned' : 'unbanned'} ${person}`;

/** A ban or its end in 'Ultime modifiche'. */
function changeOfBan(person: string, isBanned: boolean): Change {
  return {
    what: { kind: isBanned ? 'banned' : 'unbanned' },
    person,
    about: [banKey(person, isBanned)],
  };
}

/** Stops the renewal of a banned person's premium; returns the outcome in words, undefined if there was none. */
export async function endRenewals(api: Api, db: Db, userId: string): Promise<string | undefined> {
  const renewal = await stopRenewals(api, db, { userId });
  if (renewal === 'nothing renews') return undefined;
  return renewal === 'stopped' ? premiumTexts.renewalStopped : premiumTexts.stillRenews;
}
