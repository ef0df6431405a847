import { type Kysely, sql, type Transaction } from 'kysely';
import { joinTransaction } from '../../database/join-transaction.ts';
import { liveMessagesChange } from '../../database/live-messages-change.ts';
import { lockMovieNights } from '../../database/schema/movie-nights.ts';
import type { Schema } from '../../database/schema.ts';

/** Takes a person out of all nights. */
export function leaveAllNights(db: Kysely<Schema>, userId: string): Promise<void> {
  return joinTransaction(db, async (transaction) => {
    await lockMovieNights(userId).execute(transaction);
    await leave(transaction, userId);
  });
}

async function leave(transaction: Transaction<Schema>, userId: string): Promise<void> {
  await sql`
    with left_behind as (
      update movie_night_member set removed_at = now() where user_id = ${userId} and removed_at is null
      returning night_id
    ), closed as (
      select id from movie_night where host_id = ${userId} and state = 'open'
    ), card as (
      ${liveMessagesChange('night', sql`select night_id from left_behind union select id from closed`)}
    ), changed as (
      -- The others may agree already.
      update movie_night set version = version + 1, match_at = now(),
        state = case when id in (select id from closed) then 'closed' else state end
      where id in (select night_id from left_behind union select id from closed) returning id
    )
    select pg_notify('movie_night', id) from changed`.execute(transaction);
}
