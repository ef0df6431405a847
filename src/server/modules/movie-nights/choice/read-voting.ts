import { sql, type Transaction } from 'kysely';
import { all } from '../../../database/rows.ts';
import type { Schema } from '../../../database/schema.ts';
import type { LockedNight } from '../change-night.ts';
import { offeredTitles } from '../deck/deck-order.ts';
import type { Room } from './find-match.ts';
import type { Ballot } from './tally-votes.ts';

/** What a choice is made of. A room's times are milliseconds from now. */
export type Voting = { ballots: Ballot[]; room: Room; titleIds: number[] };

/** Reads a night's votes, its members, and the titles that may be chosen: only watchable ones. */
export async function readVoting(
  transaction: Transaction<Schema>,
  { id, seed, people }: Pick<LockedNight, 'id' | 'seed' | 'people'>,
): Promise<Voting> {
  const titles = await all<{ id: number }>(transaction)`
    select content_id as id from (${offeredTitles(id)}) as deck`;
  const titleIds = titles.map((title) => title.id);
  const ballots = await all<Ballot>(transaction)`
    select member, content_id as "titleId", vote, at::float8 as at
    from movie_night_vote join movie_night_member using (night_id, member)
    where night_id = ${id} and vote is not null and removed_at is null and content_id = any(${titleIds}::int[])`;
  const members = await all<Room['present'][number] & { isRemoved: boolean }>(transaction)`
    select member, removed_at is not null as "isRemoved", ${fromNowInMs('joined_at')} as "joinedAt",
      ${fromNowInMs('active_at')} as "activeAt"
    from movie_night_member where night_id = ${id}`;
  const present = members.filter(({ isRemoved }) => !isRemoved);
  return {
    ballots,
    room: { present, joined: members.length, expected: people, seed },
    titleIds,
  };
}

const fromNowInMs = (column: 'joined_at' | 'active_at') =>
  sql`(extract(epoch from ${sql.ref(column)} - now()) * 1000)::float8`;
