import { createHash } from 'node:crypto';
import type { Vote } from '../../../contract/movie-nights.ts';

/* The rule of a movie night (docs/movie-nights.md). The order in which votes arrive plays no part in it. */

/** A member's last vote on a title; `at` orders the member's own votes. */
export type Ballot = { member: number; titleId: number; vote: Vote; at: number };

/** What decided between the chosen title and the next best one. */
export type Criterion = 'approvals' | 'misery' | 'agreement' | 'lot';

export type Choice = {
  titleId: number;
  approvals: number;
  /** How many had a say. */
  voters: number;
  decidedBy: Criterion;
  /** How many titles took part in the lot; 1 without one. */
  tied: number;
};

/** Up to so many people a match takes all of them, of more this share. */
const UNANIMOUS_UP_TO = 4;
const AGREED_SHARE = 0.75;

/**
 * The title that those who are there agree on; undefined without one. A vote on a title counts whoever is there; who has
 * not voted on it and is not active does not hold up the others.
 */
export function findMatch(
  ballots: readonly Ballot[],
  { active, seed }: { active: readonly number[]; seed: string },
): Choice | undefined {
  const matches = tallies(ballots, seed).flatMap((tally) => {
    const voters = new Set([...active, ...tally.members]).size;
    return tally.yes >= 2 && tally.yes >= approvalsForMatch(voters) ? [{ ...tally, voters }] : [];
  });
  return best(matches);
}

/** How many approvals make a match among so many people. */
export function approvalsForMatch(voters: number): number {
  return voters <= UNANIMOUS_UP_TO ? voters : Math.ceil(voters * AGREED_SHARE);
}

/**
 * The fairest of the titles: the one that most approve, then that fewest refuse, then that fewest put off, then on which
 * people agreed after fewer covers, then by lot. Undefined when all of them are refused by everybody but one at most.
 */
export function chooseFairest(
  ballots: readonly Ballot[],
  { titleIds, seed }: { titleIds: readonly number[]; seed: string },
): Choice | undefined {
  const voters = new Set(ballots.map(({ member }) => member)).size;
  const known = new Map(tallies(ballots, seed).map((tally) => [tally.titleId, tally]));
  const all = titleIds.map((titleId) => known.get(titleId) ?? unvoted(titleId, seed));
  const acceptable = all.filter(({ no }) => no < Math.max(1, voters - 1));
  return best(acceptable.map((tally) => ({ ...tally, voters })));
}

type Tally = {
  titleId: number;
  members: readonly number[];
  yes: number;
  no: number;
  later: number;
  /** After how many covers the last of those who approve did so. */
  agreement: number;
  lot: string;
};

function tallies(ballots: readonly Ballot[], seed: string): Tally[] {
  const places = placesOf(ballots);
  const byTitle = groupByTitle(ballots);
  return [...byTitle].map(([titleId, own]) => {
    const count = (vote: Vote) => own.filter((ballot) => ballot.vote === vote).length;
    const approving = own.filter(({ vote }) => vote === 'yes');
    return {
      ...unvoted(titleId, seed),
      members: own.map(({ member }) => member),
      yes: count('yes'),
      no: count('no'),
      later: count('later'),
      agreement: Math.max(0, ...approving.map((ballot) => places.get(ballot) ?? 0)),
    };
  });
}

function unvoted(titleId: number, seed: string): Tally {
  const lot = createHash('sha256').update(`${seed}:${titleId}`).digest('hex');
  return { titleId, members: [], yes: 0, no: 0, later: 0, agreement: 0, lot };
}

function groupByTitle(ballots: readonly Ballot[]): Map<number, Ballot[]> {
  const groups = new Map<number, Ballot[]>();
  for (const ballot of ballots) groups.set(ballot.titleId, [...(groups.get(ballot.titleId) ?? []), ballot]);
  return groups;
}

/** Which of its member's votes each one is, from 1. */
function placesOf(ballots: readonly Ballot[]): Map<Ballot, number> {
  const inOrder = ballots.toSorted((a, b) => a.member - b.member || a.at - b.at || a.titleId - b.titleId);
  const counts = new Map<number, number>();
  return new Map(
    inOrder.map((ballot) => {
      const place = (counts.get(ballot.member) ?? 0) + 1;
      counts.set(ballot.member, place);
      return [ballot, place];
    }),
  );
}

/** The criteria in their order; the smaller number is better. */
const CRITERIA: readonly { name: Criterion; of(tally: Tally): number }[] = [
  { name: 'approvals', of: ({ yes }) => -yes },
  { name: 'misery', of: ({ no }) => no },
  { name: 'misery', of: ({ later }) => later },
  { name: 'agreement', of: ({ agreement }) => agreement },
];

function best(candidates: readonly (Tally & { voters: number })[]): Choice | undefined {
  let left = candidates;
  let decidedBy: Criterion = 'approvals';
  for (const { name, of } of CRITERIA) {
    const least = Math.min(...left.map(of));
    const kept = left.filter((tally) => of(tally) === least);
    if (kept.length < left.length) decidedBy = name;
    left = kept;
  }
  const [chosen] = left.toSorted((a, b) => (a.lot < b.lot ? -1 : 1));
  if (!chosen) return undefined;
  const { titleId, yes: approvals, voters } = chosen;
  return { titleId, approvals, voters, decidedBy: left.length > 1 ? 'lot' : decidedBy, tied: left.length };
}
