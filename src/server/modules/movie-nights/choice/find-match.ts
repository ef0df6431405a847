import { type Ballot, best, type Choice, type Tally, tallies } from './tally-votes.ts';

/* When a title suits all (docs/movie-nights.md). The order in which votes arrive plays no part in it. */

/** In rooms up to this size a match takes everybody, in larger ones this share. */
const UNANIMOUS_UP_TO = 4;
const AGREED_SHARE = 0.75;

const MINUTE_MS = 60_000;
/** A person who has neither joined nor voted for this long does not hold up a match. */
const IDLE_MS = 5 * MINUTE_MS;
/** A match waits this long after the last person has joined: others may be about to. */
const WAIT_MS = MINUTE_MS;
/** The wait of a match if more people are expected. */
const WAIT_FOR_EXPECTED_MS = IDLE_MS;

/** The people in the room; times in milliseconds of one clock. */
export type Room = {
  present: readonly { member: number; joinedAt: number; activeAt: number }[];
  /** People who have joined, including removed ones. */
  joined: number;
  /** Expected people; null if unknown. */
  expected: number | null;
  seed: string;
};

/**
 * The match that counts from `at` on, unless somebody votes or joins until then: after a time for expected people
 * to come, and among the people who are not idle by then. Undefined without one.
 */
export function nextMatch(
  ballots: readonly Ballot[],
  room: Room,
  now: number,
): { at: number; choice: Choice } | undefined {
  const from = Math.max(now, waitsUntil(ballots, room));
  const idleFrom = room.present.map(({ activeAt }) => activeAt + IDLE_MS).filter((time) => time > from);
  for (const at of [from, ...idleFrom].sort((a, b) => a - b)) {
    const choice = findMatch(ballots, { active: activeAt(room, at), seed: room.seed });
    if (choice) return { at, choice };
  }
  return undefined;
}

/** The members who are not idle at a time. */
export function activeAt({ present }: Pick<Room, 'present'>, time: number): number[] {
  return present.filter((voter) => voter.activeAt + IDLE_MS > time).map(({ member }) => member);
}

/**
 * The time until which no match counts: late-comers have a say. If all have joined, these are the people who have
 * not started to vote.
 */
function waitsUntil(ballots: readonly Ballot[], { present, joined, expected }: Room): number {
  const hasVoted = new Set(ballots.map(({ member }) => member));
  const areAllThere = expected !== null && joined >= expected;
  const awaited = areAllThere ? present.filter(({ member }) => !hasVoted.has(member)) : present;
  const wait = expected === null || areAllThere ? WAIT_MS : WAIT_FOR_EXPECTED_MS;
  return Math.max(Number.NEGATIVE_INFINITY, ...awaited.map(({ joinedAt }) => joinedAt + wait));
}

/**
 * The title that the people in the room agree on; undefined without one. Votes of absent people count; an inactive
 * person without a vote on the title does not hold up the others.
 */
export function findMatch(
  ballots: readonly Ballot[],
  { active, seed }: { active: readonly number[]; seed: string },
): Choice | undefined {
  return best(
    tallies(ballots).flatMap((tally) => matching(tally, active)),
    seed,
  );
}

function matching(tally: Tally, active: readonly number[]): (Tally & { voters: number })[] {
  const voters = new Set([...active, ...tally.members]).size;
  return tally.yes >= 2 && tally.yes >= approvalsForMatch(voters) ? [{ ...tally, voters }] : [];
}

/** Approvals that make a match among this number of people. */
export function approvalsForMatch(voters: number): number {
  return voters <= UNANIMOUS_UP_TO ? voters : Math.ceil(voters * AGREED_SHARE);
}
