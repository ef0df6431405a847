import { type RawBuilder, sql } from 'kysely';
import { changeLiveMessages } from '../../chat/live-messages/live-messages.ts';
import type { Db, DbTransaction } from '../../database/db.ts';
import { ApiError, forbidden, notFound } from '../../http/api-error.ts';
import { changeNight, inNight, type LockedNight, nightIsOver } from './change-night.ts';
import { decideNight, settleMatch } from './choice/decide-night.ts';

type Place = { id: string; userId: string };
/** `states`: the states that the night may be in. */
type PlaceInState = Place & { states: readonly LockedNight['state'][] };
const NOT_CLOSED = ['open', 'chosen'] as const;

// The actions of a night's host; all throw a 403 for anybody else, and a 409 if the night is past that.

/** Has the fairest title chosen now. */
export function decideNow(db: Db, place: Place): Promise<void> {
  return asHost(db, { ...place, states: ['open'] }, decideNight);
}

/** Ends a night. */
export function closeNight(db: Db, place: Place): Promise<void> {
  return asHost(db, { ...place, states: NOT_CLOSED }, async (transaction, { id }) => {
    await changeNight(transaction, id, sql`state = 'closed', play_at = null`);
    await changeLiveMessages(transaction, 'night', id);
  });
}

/** Gives more time, within a night's day. */
export function extendNight(db: Db, place: Place, minutes: number): Promise<void> {
  const later = sql`greatest(ends_at, now()) + make_interval(mins => ${minutes})`;
  return change(
    db,
    { ...place, states: ['open'] },
    sql`ends_at = least(${later}, created_at + interval '1 day')`,
  );
}

/** Starts a countdown of `seconds`, at whose end all press play together. */
export function countDown(db: Db, place: Place, seconds: number): Promise<void> {
  return change(
    db,
    { ...place, states: ['chosen'] },
    sql`play_at = now() + make_interval(secs => ${seconds})`,
  );
}

/** Removes a member and their votes for good; the host stays. */
export function removeMember(db: Db, place: Place, member: number): Promise<void> {
  return asHost(db, { ...place, states: NOT_CLOSED }, async (transaction, night) => {
    if (member === night.me) throw new ApiError(400, 'Bad body: member');
    const { numUpdatedRows } = await transaction
      .updateTable('movie_night_member')
      .set({ removed_at: sql<Date>`now()` })
      .where('night_id', '=', night.id)
      .where('member', '=', member)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw notFound('member');
    await changeNight(transaction, night.id);
    await changeLiveMessages(transaction, 'night', night.id);
    // The others may agree already.
    if (night.state === 'open') await settleMatch(transaction, night);
  });
}

function change(db: Db, place: PlaceInState, changes: RawBuilder<unknown>): Promise<void> {
  return asHost(db, place, (transaction, { id }) => changeNight(transaction, id, changes));
}

function asHost(
  db: Db,
  { states, ...place }: PlaceInState,
  work: (transaction: DbTransaction, night: LockedNight) => Promise<void>,
): Promise<void> {
  return inNight(db, place, async (transaction, night) => {
    if (night.hostId !== place.userId) throw forbidden('Only the host can do this');
    if (!states.includes(night.state)) throw nightIsOver();
    await work(transaction, night);
  });
}
