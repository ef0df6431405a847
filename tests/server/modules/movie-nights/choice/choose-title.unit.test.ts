import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Ballot,
  chooseFairest,
} from '../../../../../src/server/modules/movie-nights/choice/decide-night.ts';
import { TITLES, anyBallots as ballots, inTwoOrders } from '../support/any-ballots.ts';

const members = (all: readonly Ballot[]) => [...new Set(all.map(({ member }) => member))];
const fairest = (all: readonly Ballot[], titleIds: readonly number[] = TITLES) =>
  chooseFairest({ ballots: all, titleIds, present: 8, joined: 8, expected: null });

/** The voting with one member's vote on a title turned into an approval. */
function withApproval(all: readonly Ballot[], { member, titleId }: Omit<Ballot, 'vote'>): Ballot[] {
  const others = all.filter((one) => one.member !== member || one.titleId !== titleId);
  return [...others, { member, titleId, vote: 'yes' }];
}

describe('the fairest title', () => {
  it('the fairest title is one of the deck, or none if nobody approves one or almost everybody refuses each', () => {
    fc.assert(
      fc.property(ballots, (all) => {
        const choice = fairest(all);
        const refusals = (id: number) => all.filter((one) => one.titleId === id && one.vote === 'no').length;
        const voters = members(all).length;
        if (choice) expect(TITLES).toContain(choice.titleId);
        else
          for (const id of all.flatMap((one) => (one.vote === 'yes' ? [one.titleId] : [])))
            expect(refusals(id)).toBeGreaterThanOrEqual(Math.max(1, voters - 1));
      }),
    );
  });

  it('the fairest title is none that all voters but one refuse', () => {
    fc.assert(
      fc.property(ballots, (all) => {
        const choice = fairest(all);
        if (!choice) return;
        for (const forcing of members(all)) {
          const others = members(all).filter((one) => one !== forcing);
          const refuses = (member: number) =>
            all.some((one) => one.member === member && one.titleId === choice.titleId && one.vote === 'no');
          expect(others.length > 0 && others.every(refuses)).toBe(false);
        }
      }),
    );
  });

  it('stays the same when one more approves it', () => {
    fc.assert(
      fc.property(ballots, fc.integer({ min: 1, max: 8 }), (all, member) => {
        const choice = fairest(all);
        if (!choice) return;
        const { titleId } = choice;
        if (all.some((one) => one.member === member && one.titleId === titleId && one.vote === 'yes')) return;
        expect(fairest(withApproval(all, { member, titleId }))?.titleId).toBe(titleId);
      }),
    );
  });

  it('does not depend on the order in which votes arrive', () => {
    fc.assert(
      fc.property(inTwoOrders(ballots), ([all, mixed]) => {
        expect(fairest(mixed)).toEqual(fairest(all));
      }),
    );
  });

  const by = (member: number, ...votes: (string | null)[]): Ballot[] =>
    votes.flatMap((given, index) => {
      const kind = { y: 'yes', n: 'no', l: 'later' }[given ?? ''];
      return kind === 'yes' || kind === 'no' || kind === 'later'
        ? [{ member, titleId: index + 1, vote: kind }]
        : [];
    });

  it.each([
    ['most approve', [by(1, 'y', 'y'), by(2, 'n', 'y'), by(3, 'n', 'n')], 2],
    ['fewest refuse', [by(1, 'y', 'y'), by(2, 'y', 'y'), by(3, 'n', 'l'), by(4)], 2],
    ['comes first in the deck', [by(1, 'y', 'y'), by(2, 'y', 'y'), by(3, 'n', 'n')], 1],
  ])('the fairest title is the one that %s', (_, all, titleId) => {
    expect(fairest(all.flat())).toMatchObject({ titleId });
  });

  it('the fairest title is the first one of the deck, in whatever order the titles came into the catalogue', () => {
    expect(fairest([by(1, 'y', 'y'), by(2, 'y', 'y')].flat(), [3, 2, 1])).toMatchObject({ titleId: 2 });
  });

  it.each<[string, readonly Ballot[]]>([
    ['people who have not voted', []],
    ['people who approve none', [...by(1, 'l', 'n'), ...by(2, 'n', 'l')]],
    ['two people who refuse everything that the other approves', [...by(1, 'y', 'n'), ...by(2, 'n', 'y')]],
  ])('the fairest title is none for %s', (_, all) => {
    expect(fairest(all, [1, 2])).toBe(undefined);
  });
});
