import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseFairest } from '../../../../../src/server/modules/movie-nights/choice/decide-night.ts';
import type { Ballot } from '../../../../../src/server/modules/movie-nights/choice/tally-votes.ts';
import { anyBallots as ballots, inTwoOrders, TITLES } from '../support/any-ballots.ts';

const night = { titleIds: TITLES, seed: 'a1b2c3d4' };
const members = (all: readonly Ballot[]) => [...new Set(all.map(({ member }) => member))];

/** The voting with one member's vote on a title turned into an approval. */
function withApproval(all: readonly Ballot[], { member, titleId, at }: Omit<Ballot, 'vote'>): Ballot[] {
  const others = all.filter((one) => one.member !== member || one.titleId !== titleId);
  return [...others, { member, titleId, vote: 'yes', at }];
}

describe('the fairest title', () => {
  it('the fairest title is one of the deck, or none if almost everybody refuses each', () => {
    fc.assert(
      fc.property(ballots, (all) => {
        const choice = chooseFairest(all, night);
        const refusals = (id: number) => all.filter((one) => one.titleId === id && one.vote === 'no').length;
        const voters = members(all).length;
        if (choice) expect(TITLES).toContain(choice.titleId);
        else for (const id of TITLES) expect(refusals(id)).toBeGreaterThanOrEqual(Math.max(1, voters - 1));
      }),
    );
  });

  it('the fairest title is none that all voters but one refuse', () => {
    fc.assert(
      fc.property(ballots, (all) => {
        const choice = chooseFairest(all, night);
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
      fc.property(ballots, fc.integer({ min: 1, max: 8 }), fc.nat(20), (all, member, at) => {
        const choice = chooseFairest(all, night);
        if (!choice) return;
        const { titleId } = choice;
        if (all.some((one) => one.member === member && one.titleId === titleId && one.vote === 'yes')) return;
        expect(chooseFairest(withApproval(all, { member, titleId, at }), night)?.titleId).toBe(titleId);
      }),
    );
  });

  it('does not depend on the order in which votes arrive', () => {
    fc.assert(
      fc.property(inTwoOrders(ballots), ([all, mixed]) => {
        expect(chooseFairest(mixed, night)).toEqual(chooseFairest(all, night));
      }),
    );
  });

  const by = (member: number, ...votes: (string | null)[]): Ballot[] =>
    votes.flatMap((given, index) => {
      const kind = { y: 'yes', n: 'no', l: 'later' }[given ?? ''];
      return kind === 'yes' || kind === 'no' || kind === 'later'
        ? [{ member, titleId: index + 1, vote: kind, at: index }]
        : [];
    });

  it.each([
    ['most approve', [by(1, 'y', 'y'), by(2, 'y', 'n'), by(3, 'n', 'n')], 1, 'approvals'],
    ['fewest refuse', [by(1, 'y', 'y'), by(2, 'y', 'y'), by(3, 'n', 'l'), by(4)], 2, 'refusals'],
    ['fewest put off', [by(1, 'y', 'y'), by(2, 'y', 'y'), by(3, 'l', null)], 2, 'postponements'],
    ['people agreed on earlier', [by(1, 'y', 'y'), by(2, 'y', 'y'), by(3, 'n', 'n')], 1, 'agreement'],
  ])('the fairest title is the one that %s', (_, all, titleId, decidedBy) => {
    expect(chooseFairest(all.flat(), night)).toMatchObject({ titleId, decidedBy });
  });

  it('the fairest title is drawn by lot if titles are equal, and is always the same for a seed', () => {
    const choice = chooseFairest([], night);
    expect(choice).toMatchObject({ decidedBy: 'lot', tied: TITLES.length, voters: 0 });
    expect(chooseFairest([], night)).toEqual(choice);
    const bySeed = Array.from({ length: 40 }, (_, seed) => chooseFairest([], { ...night, seed: `${seed}` }));
    expect(new Set(bySeed.map((one) => one?.titleId)).size).toBeGreaterThan(3);
  });

  it('the fairest title is none for two people who refuse everything that the other approves', () => {
    expect(chooseFairest([...by(1, 'y', 'n'), ...by(2, 'n', 'y')], { ...night, titleIds: [1, 2] })).toBe(
      undefined,
    );
  });
});
