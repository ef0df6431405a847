import { sql } from 'kysely';
import { changeLiveMessages } from '../../../chat/live-messages/live-messages.ts';
import { nightTexts } from '../../../chat/texts/texts.ts';
import { all, type Db, type DbTransaction } from '../../../database/db.ts';
import { liveMessagesChange } from '../../../database/tables/live-messages-change.ts';
import { inLanguageOf } from '../../../languages/person-language.ts';
import { fromNow, MAX_WATCHED } from '../../../queue/claimed-queue.ts';
import { type KindOfWork, NEVER_GIVEN_UP } from '../../../queue/given-up-work.ts';
import { changeNight, type LockedNight, lockNight } from '../change-night.ts';
import { offeredTitles } from '../deck/deck-order.ts';
import { activeAt, findMatch, nextMatch, type Room } from './find-match.ts';
import { type Ballot, best, type Choice, tallies, unvoted } from './tally-votes.ts';

type Voting = Pick<LockedNight, 'id' | 'hostId' | 'seed' | 'people' | 'matchAt'>;

/** Ends the voting with the title that all agree on, if there is one, or notes when to check again. */
export async function settleMatch(transaction: DbTransaction, night: Voting): Promise<void> {
  const { ballots, room } = await readVotes(transaction, night);
  const match = nextMatch(ballots, room, 0);
  if (match && match.at <= 0) return storeChoice(transaction, night, { by: 'match', choice: match.choice });
  if (!match && night.matchAt === null) return;
  await sql`update movie_night set match_at = ${match ? fromNow(match.at) : null} where id = ${night.id}`.execute(
    transaction,
  );
}

/**
 * Ends the voting now: with the title that all agree on, else by the rule with the fairest one, or without one if
 * none is acceptable.
 */
export async function decideNight(transaction: DbTransaction, night: Voting): Promise<void> {
  const { ballots, room, titleIds } = await readVotes(transaction, night);
  const match = findMatch(ballots, { active: activeAt(room, 0), seed: night.seed });
  if (match) return storeChoice(transaction, night, { by: 'match', choice: match });
  const choice = chooseFairest(ballots, { titleIds, seed: night.seed });
  if (choice) return storeChoice(transaction, night, { by: 'rule', choice });
  const reason = await inLanguageOf(transaction, night.hostId, async () => nightTexts.nothingFits);
  await changeNight(transaction, night.id, sql`state = 'closed', reason = ${reason}`);
  await changeLiveMessages(transaction, 'night', night.id);
}

async function storeChoice(
  transaction: DbTransaction,
  night: Voting,
  { by, choice }: { by: 'match' | 'rule'; choice: Choice },
): Promise<void> {
  const reason = await inLanguageOf(transaction, night.hostId, async () =>
    by === 'match' ? nightTexts.matched(choice) : nightTexts.decided(choice),
  );
  await changeNight(
    transaction,
    night.id,
    sql`state = 'chosen', chosen_title_id = ${choice.titleId}, chosen_by = ${by}, approvals = ${choice.approvals},
      voters = ${choice.voters}, reason = ${reason}, is_lot = ${choice.decidedBy === 'lot'}`,
  );
  await changeLiveMessages(transaction, 'night', night.id);
}

/** The input of a choice. A room's times are milliseconds from now. */
type Votes = { ballots: Ballot[]; room: Room; titleIds: number[] };

/** Reads a night's votes, its members, and the candidates: only watchable titles. */
async function readVotes(
  transaction: DbTransaction,
  { id, seed, people }: Pick<LockedNight, 'id' | 'seed' | 'people'>,
): Promise<Votes> {
  const titles = await all<{ id: number }>(transaction)`
    select title_id as id from (${offeredTitles(id)}) as deck`;
  const titleIds = titles.map((title) => title.id);
  const ballots = await all<Ballot>(transaction)`
    select member, title_id as "titleId", vote, at::float8 as at
    from movie_night_vote join movie_night_member using (night_id, member)
    where night_id = ${id} and vote is not null and removed_at is null and title_id = any(${titleIds}::int[])`;
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

/** SQL: a night's time is up, or its match counts now. */
const IS_DUE = sql<boolean>`state = 'open' and least(ends_at, match_at) <= now()`;
/** Nights ended in one go. */
const BATCH = 50;

/** Decides nights whose time is up or whose match counts now, and closes expired ones. Several servers may do so at once. */
export async function endDueNights(db: Db, signal: AbortSignal): Promise<void> {
  const rows = await all<{ id: string }>(db)`
    select id from movie_night where ${IS_DUE}
    order by least(ends_at, match_at) limit ${BATCH}`;
  for (const { id } of rows) {
    if (signal.aborted) return;
    await db.transaction().execute(async (transaction) => {
      const night = await lockNight(transaction, { id, userId: '' });
      if (night.state === 'open') await (night.isTimeUp ? decideNight : settleMatch)(transaction, night);
    });
  }
  await sql`
    with over as (
      update movie_night set state = 'closed', version = version + 1
      where state = 'open' and created_at < now() - interval '1 day' returning id
    ), card as (${liveMessagesChange('night', sql`select id from over`)})
    select pg_notify('movie_night', id) from over`.execute(db);
}

/** Nights to be decided; the leader does so. */
export const NIGHT_WORK: KindOfWork = {
  ...NEVER_GIVEN_UP,
  name: 'nights',
  summary: 'movie nights whose time is up',
  table: 'movie_night',
  id: 'version',
  dueJobs: sql`
    select concat(id, ':', version) as job from movie_night where ${IS_DUE}
    order by least(ends_at, match_at) limit ${sql.lit(MAX_WATCHED)}`,
  isWaiting: IS_DUE,
  waitsSince: sql`least(ends_at, match_at)`,
  oldestFirst: sql`least(ends_at, match_at)`,
};

/* The rule of a movie night (docs/movie-nights.md). The order in which votes arrive plays no part in it. */

/**
 * The fairest of the titles: the one that most approve, then that fewest refuse, then that fewest put off, then on which
 * people agreed after fewer covers, then by lot. Undefined when all of them are refused by everybody but one at most.
 */
export function chooseFairest(
  ballots: readonly Ballot[],
  { titleIds, seed }: { titleIds: readonly number[]; seed: string },
): Choice | undefined {
  const voters = new Set(ballots.map(({ member }) => member)).size;
  const known = new Map(tallies(ballots).map((tally) => [tally.titleId, tally]));
  const all = titleIds.map((titleId) => known.get(titleId) ?? unvoted(titleId));
  const acceptable = all.filter(({ no }) => no < Math.max(1, voters - 1));
  return best(
    acceptable.map((tally) => ({ ...tally, voters })),
    seed,
  );
}
