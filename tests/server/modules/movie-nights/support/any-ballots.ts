import fc from 'fast-check';
import type { Ballot } from '../../../../../src/server/modules/movie-nights/choice/decide-night.ts';

export const TITLES = [1, 2, 3, 4, 5, 6];
const MEMBERS = [1, 2, 3, 4, 5, 6, 7];

const ballot = fc.record({
  member: fc.constantFrom(...MEMBERS),
  titleId: fc.constantFrom(...TITLES),
  vote: fc.constantFrom('yes' as const, 'no' as const, 'later' as const),
});

/** Any votes, one a member and title, as the database keeps them. */
export const anyBallots = fc.uniqueArray(ballot, {
  maxLength: 42,
  selector: ({ member, titleId }) => `${member}:${titleId}`,
});

/** The same votes twice, the second time as they may also arrive. */
export function inTwoOrders(ballots: fc.Arbitrary<Ballot[]>): fc.Arbitrary<[Ballot[], Ballot[]]> {
  return ballots.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
  );
}
