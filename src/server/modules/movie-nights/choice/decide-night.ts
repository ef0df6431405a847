import { sql } from 'kysely';
import { changeLiveMessages } from '../../../chat/live-messages/live-messages.ts';
import { nightTexts } from '../../../chat/texts/texts.ts';
import { type Db, type DbTransaction, all, one } from '../../../database/db.ts';
import { liveMessagesChange } from '../../../database/tables/live-messages-change.ts';
import { inLanguageOf } from '../../../languages/person-language.ts';
import { MAX_WATCHED, fromNow } from '../../../queue/claimed-queue.ts';
import { type KindOfWork, NEVER_GIVEN_UP } from '../../../queue/given-up-work.ts';
import { type LockedNight, changeNight, lockNight } from '../change-night.ts';
import { offeredTitles } from '../deck/deck-order.ts';
import type { Vote } from '../../../../contract/movie-nights.ts';

/* The choice of a movie night (docs/movie-nights.md). The order in which votes arrive plays no part in it. */

/** In rooms up to this size a match takes everybody, in larger ones this share. */
const UNANIMOUS_UP_TO = 4;
const AGREED_SHARE = 0.75;

/** Waits of a match after the last person has joined: others may be about to, or are expected. */
const WAIT_MS = 60_000;
const WAIT_FOR_EXPECTED_MS = 5 * WAIT_MS;

/** A member's last vote on a title. */
export type Ballot = { member: number; titleId: number; vote: Vote };

export type Voting = {
  /** The titles that can be chosen, in the deck's order. */
  titleIds: readonly number[];
  /** The votes of present members on these titles. */
  ballots: readonly Ballot[];
  present: number;
  /** People who have joined, including removed ones. */
  joined: number;
  /** Expected people; null if unknown. */
  expected: number | null;
};

type Choice = { titleId: number; approvals: number; voters: number };

/** The title that the people in the room agree on; undefined without one. */
export function findMatch(voting: Voting): Choice | undefined {
  const [first] = ranked(voting);
  return first && first.yes >= Math.max(2, approvalsForMatch(voting.present))
    ? choiceOf(first, voting)
    : undefined;
}

/** Approvals that make a match among this number of people. */
export function approvalsForMatch(people: number): number {
  return people <= UNANIMOUS_UP_TO ? people : Math.ceil(people * AGREED_SHARE);
}

/** Milliseconds that a match waits after the last person has joined. A title that suits all waits for nobody else. */
export function waitOfMatch(
  { approvals, voters }: Choice,
  { ballots, titleIds, joined, expected }: Voting,
): number {
  const areFinished = ballots.length === voters * titleIds.length;
  const areAllThere = expected !== null && joined >= expected;
  if (approvals === voters && (areFinished || areAllThere)) return 0;
  return expected === null || areAllThere ? WAIT_MS : WAIT_FOR_EXPECTED_MS;
}

/** The title that most approve, then that fewest refuse; undefined if nobody approves one, or all others refuse it. */
export function chooseFairest(voting: Voting): Choice | undefined {
  const voters = new Set(voting.ballots.map(({ member }) => member)).size;
  const fairest = ranked(voting).find(({ yes, no }) => yes > 0 && no < Math.max(1, voters - 1));
  return fairest && choiceOf(fairest, voting);
}

type Tally = { titleId: number; yes: number; no: number };

/** The best title first; of equal ones the earlier in the deck. */
function ranked({ titleIds, ballots }: Voting): Tally[] {
  const tallies = titleIds.map((titleId) => {
    const own = ballots.filter((ballot) => ballot.titleId === titleId);
    const count = (vote: Vote) => own.filter((ballot) => ballot.vote === vote).length;
    return { titleId, yes: count('yes'), no: count('no') };
  });
  return tallies.toSorted((a, b) => b.yes - a.yes || a.no - b.no);
}

const choiceOf = ({ titleId, yes }: Tally, { present }: Voting): Choice => ({
  titleId,
  approvals: yes,
  voters: present,
});

type Deciding = Pick<LockedNight, 'id' | 'hostId' | 'people' | 'matchAt'>;

/** Ends the voting with the title that all agree on, if there is one, or notes when to check again. */
export async function settleMatch(transaction: DbTransaction, night: Deciding): Promise<void> {
  const { sinceJoined, ...voting } = await readVoting(transaction, night);
  const match = findMatch(voting);
  const wait = match ? waitOfMatch(match, voting) - sinceJoined : undefined;
  if (wait !== undefined && wait <= 0) return decideNight(transaction, night);
  if (wait === undefined && night.matchAt === null) return;
  await sql`update movie_night set match_at = ${wait === undefined ? null : fromNow(wait)} where id = ${night.id}`.execute(
    transaction,
  );
}

/** Ends the voting now: with the title that all agree on, else with the fairest one, or without one if none suits. */
export async function decideNight(transaction: DbTransaction, night: Deciding): Promise<void> {
  const voting = await readVoting(transaction, night);
  const match = findMatch(voting);
  const choice = match ?? chooseFairest(voting);
  if (choice) {
    const { titleId, approvals, voters } = choice;
    const reason = await inLanguageOf(transaction, night.hostId, async () => nightTexts.reason(choice));
    await changeNight(
      transaction,
      night.id,
      sql`state = 'chosen', chosen_title_id = ${titleId}, chosen_by = ${match ? 'match' : 'rule'},
        approvals = ${approvals}, voters = ${voters}, reason = ${reason}`,
    );
  } else await changeNight(transaction, night.id, sql`state = 'closed'`);
  await changeLiveMessages(transaction, 'night', night.id);
}

/** A night's voting, and the milliseconds since the last person has joined. Only watchable titles can be chosen. */
async function readVoting(
  transaction: DbTransaction,
  { id, people }: Pick<LockedNight, 'id' | 'people'>,
): Promise<Voting & { sinceJoined: number }> {
  const titles = await all<{ id: number }>(transaction)`
    select title_id as id from (${offeredTitles(id)}) as deck order by position, title_id`;
  const titleIds = titles.map((title) => title.id);
  const ballots = await all<Ballot>(transaction)`
    select member, title_id as "titleId", vote
    from movie_night_vote join movie_night_member using (night_id, member)
    where night_id = ${id} and vote is not null and removed_at is null and title_id = any(${titleIds}::int[])`;
  const members = await one<Pick<Voting, 'present' | 'joined'> & { sinceJoined: number }>(transaction)`
    select count(*)::int as joined, count(*) filter (where removed_at is null)::int as present,
      coalesce(extract(epoch from now() - max(joined_at) filter (where removed_at is null)) * 1000, 0)::float8 as "sinceJoined"
    from movie_night_member where night_id = ${id}`;
  return { titleIds, ballots, expected: people, ...(members ?? { joined: 0, present: 0, sinceJoined: 0 }) };
}

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
