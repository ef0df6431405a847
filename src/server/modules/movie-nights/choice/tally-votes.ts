import { createHash } from 'node:crypto';
import type { Vote } from '../../../../contract/movie-nights.ts';

/** A member's last vote on a title; `at` orders the member's own votes. */
export type Ballot = { member: number; titleId: number; vote: Vote; at: number };

/** The criterion that decided between the chosen title and the next best one. */
type Criterion = 'approvals' | 'refusals' | 'postponements' | 'agreement' | 'lot';

export type Choice = {
  titleId: number;
  approvals: number;
  /** People with a say. */
  voters: number;
  decidedBy: Criterion;
  /** Titles in the lot; 1 without one. */
  tied: number;
};

export type Tally = {
  titleId: number;
  members: readonly number[];
  yes: number;
  no: number;
  later: number;
  /** The number of covers after which the last approval came. */
  agreement: number;
};

/** The votes on each title that has any. */
export function tallies(ballots: readonly Ballot[]): Tally[] {
  const places = placesOf(ballots);
  const byTitle = groupByTitle(ballots);
  return [...byTitle].map(([titleId, own]) => {
    const count = (vote: Vote) => own.filter((ballot) => ballot.vote === vote).length;
    const approving = own.filter(({ vote }) => vote === 'yes');
    return {
      titleId,
      members: own.map(({ member }) => member),
      yes: count('yes'),
      no: count('no'),
      later: count('later'),
      agreement: Math.max(0, ...approving.map((ballot) => places.get(ballot) ?? 0)),
    };
  });
}

/** A title that nobody has voted on. */
export function unvoted(titleId: number): Tally {
  return { titleId, members: [], yes: 0, no: 0, later: 0, agreement: 0 };
}

function groupByTitle(ballots: readonly Ballot[]): Map<number, Ballot[]> {
  const groups = new Map<number, Ballot[]>();
  for (const ballot of ballots) groups.set(ballot.titleId, [...(groups.get(ballot.titleId) ?? []), ballot]);
  return groups;
}

/** The place of each vote among its member's, from 1. */
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
  { name: 'refusals', of: ({ no }) => no },
  { name: 'postponements', of: ({ later }) => later },
  { name: 'agreement', of: ({ agreement }) => agreement },
];

/** The best of the titles, by lot if nothing else distinguishes them; `voters`: the people with a say in it. */
export function best(candidates: readonly (Tally & { voters: number })[], seed: string): Choice | undefined {
  let left = candidates;
  let decidedBy: Criterion = 'approvals';
  for (const { name, of } of CRITERIA) {
    const least = Math.min(...left.map(of));
    const kept = left.filter((tally) => of(tally) === least);
    if (kept.length < left.length) decidedBy = name;
    left = kept;
  }
  const [chosen] = left.length > 1 ? drawLot(left, seed) : left;
  if (!chosen) return undefined;
  const { titleId, yes: approvals, voters } = chosen;
  return { titleId, approvals, voters, decidedBy: left.length > 1 ? 'lot' : decidedBy, tied: left.length };
}

function drawLot<Title extends { titleId: number }>(titles: readonly Title[], seed: string): Title[] {
  const lots = titles.map((title) => ({
    title,
    lot: createHash('sha256').update(`${seed}:${title.titleId}`).digest('hex'),
  }));
  return lots.toSorted((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ title }) => title);
}
