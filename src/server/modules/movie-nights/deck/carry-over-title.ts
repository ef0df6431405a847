import { sql } from 'kysely';
import { all, type Db, type DbTransaction, joinTransaction } from '../../../database/db.ts';
import { liveMessagesChange } from '../../../database/tables/live-messages-change.ts';
import { NIGHT_CHANNEL } from '../change-night.ts';

/** Nights changed in one transaction. */
const BATCH = 200;

type Merge = { keep: number; other: number };

/**
 * Replaces `other` by `keep` in some of the nights that have it: in the deck, in votes, and as the choice. If a
 * member voted on both, the later vote stays. Returns the number of these nights: 0 once none is left.
 */
export async function carryOverTitle(db: Db, { keep, other }: Merge): Promise<number> {
  return joinTransaction(db, async (transaction) => {
    // A vote also locks its night: no vote is stored meanwhile.
    const rows = await all<{ id: string }>(transaction)`
      select id from movie_night where id = any(array(
        (select night_id from movie_night_title where title_id = ${other} limit ${sql.lit(BATCH)})
        union (select id from movie_night where chosen_title_id = ${other} limit ${sql.lit(BATCH)})
      )) order by id for update`;
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await moveIn(transaction, ids, { keep, other });
    return ids.length;
  });
}

async function moveIn(
  transaction: DbTransaction,
  ids: readonly string[],
  { keep, other }: Merge,
): Promise<void> {
  const nights = sql`any(${[...ids]}::text[])`;
  await sql`
    with moved as (
      delete from movie_night_title where title_id = ${other} and night_id = ${nights} returning night_id, position
    )
    insert into movie_night_title (night_id, title_id, position) select night_id, ${keep}::int, position from moved
    on conflict (night_id, title_id) do update
      set position = least(movie_night_title.position, excluded.position)`.execute(transaction);
  await sql`
    with moved as (
      delete from movie_night_vote where title_id = ${other} and night_id = ${nights}
      returning night_id, member, vote, at, listed
    )
    insert into movie_night_vote (night_id, member, title_id, vote, at, listed)
    select night_id, member, ${keep}::int, vote, at, listed from moved
    on conflict (night_id, member, title_id) do update set
      vote = case when excluded.at > movie_night_vote.at then excluded.vote else movie_night_vote.vote end,
      at = greatest(movie_night_vote.at, excluded.at),
      listed = movie_night_vote.listed or excluded.listed`.execute(transaction);
  await sql`
    update movie_night_member as member set voted = (
      select count(*) from movie_night_vote as own
      where own.night_id = member.night_id and own.member = member.member and own.vote is not null
    ) where night_id = ${nights}`.execute(transaction);
  // The supporters of both titles may agree now.
  await sql`
    with changed as (
      update movie_night set version = version + 1, match_at = now(),
        chosen_title_id = case when chosen_title_id = ${other} then ${keep} else chosen_title_id end
      where id = ${nights} returning id
    ), card as (${liveMessagesChange('night', sql`select id from changed`)})
    select pg_notify(${NIGHT_CHANNEL}, id) from changed`.execute(transaction);
}
