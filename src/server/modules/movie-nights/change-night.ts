import { type RawBuilder, sql } from 'kysely';
import { type Db, type DbTransaction, one } from '../../database/db.ts';
import { ApiError, forbidden, notFound } from '../../http/api-error.ts';
import { NIGHT_COLUMNS, type Night } from './find-nights.ts';

/** The channel on which PostgreSQL passes on which night has changed. */
export const NIGHT_CHANNEL = 'movie_night';

export const nightIsOver = () => new ApiError(409, 'This movie night is over');

/** A night's own row, locked, and the caller's number in it. */
export type LockedNight = Omit<Night, 'titles' | 'members'> & { me: number | null; isRemoved: boolean };

/**
 * Runs `work` while nobody else changes the night. Throws a 404 when there is none, and a 403 when the person is not in
 * it.
 */
export function inNight<Result>(
  db: Db,
  { id, userId }: { id: string; userId: string },
  work: (transaction: DbTransaction, night: LockedNight & { me: number }) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    const night = await lockNight(transaction, { id, userId });
    if (night.me === null || night.isRemoved) throw notAMember();
    return work(transaction, { ...night, me: night.me });
  });
}

export const notAMember = () => forbidden('Join this movie night first');

/** Locks a night; a 404 when there is none. */
export async function lockNight(
  transaction: DbTransaction,
  { id, userId }: { id: string; userId: string },
): Promise<LockedNight> {
  // Two statements: a member's row is read once the night is locked.
  const night = await one<LockedNight>(transaction)`
    select ${NIGHT_COLUMNS} from movie_night where id = ${id} for update`;
  if (!night) throw notFound('movie night');
  const member = await transaction
    .selectFrom('movie_night_member')
    .select(['member', 'removed_at'])
    .where('night_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { ...night, me: member?.member ?? null, isRemoved: Boolean(member?.removed_at) };
}

/** Changes a night's row, and notifies all servers once the transaction commits. */
export async function changeNight(
  transaction: DbTransaction,
  id: string,
  changes?: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    with changed as (
      update movie_night set version = version + 1 ${changes ? sql`, ${changes}` : sql``} where id = ${id} returning id
    )
    select pg_notify(${NIGHT_CHANNEL}, id) from changed`.execute(transaction);
}
