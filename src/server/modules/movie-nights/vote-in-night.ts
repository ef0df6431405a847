import { sql } from 'kysely';
import type { Vote } from '../../../contract/movie-nights.ts';
import { all, type Db, type DbTransaction } from '../../database/db.ts';
import { MAX_LIST_ITEMS } from '../lists/list-limits.ts';
import { changeNight, inNight, nightIsOver } from './change-night.ts';
import { settleMatch } from './choice/decide-night.ts';

/** A vote as its phone has sent it. */
export type CastVote = { titleId: number; vote: Vote | null; at: number };

/**
 * Stores votes of a member, of two on a title the one with the later `at`, and looks for a match. Ignores titles
 * outside the deck. True if anything has changed. Throws a 409 once the voting is over.
 */
export function voteInNight(
  db: Db,
  { id, userId }: { id: string; userId: string },
  votes: readonly CastVote[],
): Promise<boolean> {
  return inNight(db, { id, userId }, async (transaction, night) => {
    if (night.state !== 'open') throw nightIsOver();
    const stored = await storeVotes(transaction, { nightId: id, member: night.me }, latestOf(votes));
    if (stored.length === 0) return false;
    await keepInList(transaction, { nightId: id, member: night.me, userId }, stored);
    await sql`
      update movie_night_member set voted = (
        select count(*) from movie_night_vote where night_id = ${id} and member = ${night.me} and vote is not null
      ) where night_id = ${id} and member = ${night.me}`.execute(transaction);
    await changeNight(transaction, id);
    // A refusal makes no match, but may prevent the one that is waiting.
    if (night.matchAt || stored.some(({ vote }) => vote !== 'no')) await settleMatch(transaction, night);
    return true;
  });
}

type Stored = { titleId: number; vote: Vote | null; listed: boolean };

async function storeVotes(
  transaction: DbTransaction,
  { nightId, member }: { nightId: string; member: number },
  votes: readonly CastVote[],
): Promise<Stored[]> {
  return all<Stored>(transaction)`
    insert into movie_night_vote (night_id, member, title_id, vote, at)
    select ${nightId}, ${member}::int, title_id, given.vote, given.at
    from unnest(${votes.map(({ titleId }) => titleId)}::int[], ${votes.map(({ vote }) => vote)}::text[],
      ${votes.map(({ at }) => at)}::bigint[]) as given (title_id, vote, at)
    join movie_night_title using (title_id) where movie_night_title.night_id = ${nightId}
    on conflict (night_id, member, title_id) do update set vote = excluded.vote, at = excluded.at
    where excluded.at > movie_night_vote.at
    returning title_id as "titleId", vote, listed`;
}

/** One vote a title: a statement cannot change a row twice. */
function latestOf(votes: readonly CastVote[]): CastVote[] {
  const inOrder = votes.toSorted((a, b) => a.at - b.at);
  return [...new Map(inOrder.map((vote) => [vote.titleId, vote])).values()];
}

/** 'Later' puts a title into the member's list; a different vote takes out the entries that 'later' has put there. */
async function keepInList(
  transaction: DbTransaction,
  { nightId, member, userId }: { nightId: string; member: number; userId: string },
  stored: readonly Stored[],
): Promise<void> {
  const added = stored.filter(({ vote, listed }) => vote === 'later' && !listed);
  const withdrawn = stored.filter(({ vote, listed }) => vote !== 'later' && listed);
  const mark = (listed: boolean, titles: ReturnType<typeof sql>) => sql`
    update movie_night_vote set listed = ${sql.lit(listed)}
    where night_id = ${nightId} and member = ${member} and title_id in (${titles})`;
  if (added.length > 0)
    await sql`
      with item as (
        insert into list_item (user_id, list, title_id)
        select ${userId}, 'liste', id from unnest(${idsOf(added)}::int[]) as id
        where (select count(*) from list_item where user_id = ${userId} and list = 'liste') < ${MAX_LIST_ITEMS}
        on conflict do nothing returning title_id
      ) ${mark(true, sql`select title_id from item`)}`.execute(transaction);
  if (withdrawn.length > 0)
    await sql`
      with item as (
        delete from list_item where user_id = ${userId} and list = 'liste'
          and title_id = any(${idsOf(withdrawn)}::int[])
      ) ${mark(false, sql`select unnest(${idsOf(withdrawn)}::int[])`)}`.execute(transaction);
}

const idsOf = (stored: readonly Stored[]) => stored.map(({ titleId }) => titleId);
