import { type Ballot, best, type Choice, tallies, unvoted } from './tally-votes.ts';

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
