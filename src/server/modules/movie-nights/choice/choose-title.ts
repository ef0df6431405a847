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

export type Choice = { titleId: number; approvals: number; voters: number };

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
