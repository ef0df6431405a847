import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import type { LockedNight } from '../change-night.ts';
import { offeredTitles } from '../deck/deck-order.ts';
import type { Room } from './find-match.ts';
import type { Ballot } from './tally-votes.ts';

/** What a choice is made of. A room's times are milliseconds from now. */
export type Voting = { ballots: Ballot[]; room: Room; titleIds: number[] };

/** Reads a night's votes, its members, and the titles that may be chosen: those that can still be watched. */
export async function readVoting(
  transaction: Transaction<Schema>,
  { id, seed, people }: Pick<LockedNight, 'id' | 'seed' | 'people'>,
): Promise<Voting> {
  const titles = await sql<{ id: number }>`
    select content_id as id from (${offeredTitles(id)}) as deck`.execute(transaction);
  const titleIds = titles.rows.map((title) => title.id);
  const ballots = await sql<Ballot>`
    select member, content_id as "titleId", vote, at::float8 as at
    from movie_night_vote join movie_night_member using (night_id, member)
    where night_id = ${id} and vote is not null and removed_at is null and content_id = any(${titleIds}::int[])`.execute(
    transaction,
  );
  const members = await sql<Room['present'][number] & { isRemoved: boolean }>`
    select member, removed_at is not null as "isRemoved", ${fromNowInMs('joined_at')} as "joinedAt",
      ${fromNowInMs('active_at')} as "activeAt"
    from movie_night_member where night_id = ${id}`.execute(transaction);
  const present = members.rows.filter(({ isRemoved }) => !isRemoved);
  return {
    ballots: ballots.rows,
    room: { present, joined: members.rows.length, expected: people, seed },
    titleIds,
  };
}

const fromNowInMs = (column: 'joined_at' | 'active_at') =>
  sql`(extract(epoch from ${sql.ref(column)} - now()) * 1000)::float8`;
