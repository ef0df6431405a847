// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  approvalsForMatch,
  type Ballot,
  chooseFairest,
  findMatch,
} from '../../../../src/server/modules/movie-nights/choose-title.ts';

const TITLES = [1, 2, 3, 4, 5, 6];
const vote = fc.constantFrom('yes' as const, 'no' as const, 'later' as const);
const ballot = fc.record({
  member: fc.integer({ min: 1, max: 7 }),
  titleId: fc.constantFrom(...TITLES),
  vote,
  at: fc.integer({ min: 0, max: 20 }),
});
/** One ballot a member and title, as the database keeps them. */
const ballots = fc.uniqueArray(ballot, {
  maxLength: 42,
  selector: ({ member, titleId }) => `${member}:${titleId}`,
});
const night = { titleIds: TITLES, seed: 'a1b2c3d4' };
const members = (all: readonly Ballot[]) => [...new Set(all.map(({ member }) => member))];

/** The voting with one member's vote on a title turned into an approval. */
function withApproval(all: readonly Ballot[], { member, titleId, at }: Omit<Ballot, 'vote'>): Ballot[] {
  const others = all.filter((one) => one.member !== member || one.titleId !== titleId);
  return [...others, { member, titleId, vote: 'yes', at }];
}

describe('the fairest title', () => {
  it('is one of the deck, or none where almost everybody refuses each', () => {
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

  it('is none that all others but one voter refuse', () => {
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

  it('does not depend on the order in which votes arrive, nor does a match', () => {
    const shuffled = ballots.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([all, mixed]) => {
        expect(chooseFairest(mixed, night)).toEqual(chooseFairest(all, night));
        const room = { active: members(all), seed: night.seed };
        expect(findMatch(mixed, room)).toEqual(findMatch(all, room));
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
    ['fewest refuse', [by(1, 'y', 'y'), by(2, 'y', 'y'), by(3, 'n', 'l'), by(4)], 2, 'misery'],
    ['fewest put off', [by(1, 'y', 'y'), by(2, 'y', 'y'), by(3, 'l', null)], 2, 'misery'],
    ['people agreed on earlier', [by(1, 'y', 'y'), by(2, 'y', 'y'), by(3, 'n', 'n')], 1, 'agreement'],
  ])('is the one that %s', (_, all, titleId, decidedBy) => {
    expect(chooseFairest(all.flat(), night)).toMatchObject({ titleId, decidedBy });
  });

  it('is drawn by lot where nothing else tells titles apart, always the same by one seed', () => {
    const choice = chooseFairest([], night);
    expect(choice).toMatchObject({ decidedBy: 'lot', tied: TITLES.length, voters: 0 });
    expect(chooseFairest([], night)).toEqual(choice);
    const bySeed = Array.from({ length: 40 }, (_, seed) => chooseFairest([], { ...night, seed: `${seed}` }));
    expect(new Set(bySeed.map((one) => one?.titleId)).size).toBeGreaterThan(3);
  });

  it('is none for two who refuse all that the other one approves', () => {
    expect(chooseFairest([...by(1, 'y', 'n'), ...by(2, 'n', 'y')], { ...night, titleIds: [1, 2] })).toBe(
      undefined,
    );
  });
});

describe('a match', () => {
  const yes = (member: number): Ballot => ({ member, titleId: 1, vote: 'yes', at: member });
  const no = (member: number): Ballot => ({ ...yes(member), vote: 'no' });
  const seed = 's';

  it('takes all of up to four people, and three quarters of more', () => {
    expect([2, 3, 4, 5, 6, 8, 10].map(approvalsForMatch)).toEqual([2, 3, 4, 4, 5, 6, 8]);
    const four = { active: [1, 2, 3, 4], seed };
    expect(findMatch([1, 2, 3].map(yes), four)).toBe(undefined);
    expect(findMatch([1, 2, 3, 4].map(yes), four)).toMatchObject({ titleId: 1, approvals: 4, voters: 4 });
    expect(findMatch([1, 2, 3, 4].map(yes), { active: [1, 2, 3, 4, 5], seed })).toMatchObject({ voters: 5 });
  });

  it('does not wait for who is not there, but for what they have refused', () => {
    expect(findMatch([1, 2].map(yes), { active: [1, 2], seed })).toMatchObject({ approvals: 2 });
    expect(findMatch([yes(1), yes(2), no(3)], { active: [1, 2], seed })).toBe(undefined);
  });

  it('is nobody’s alone', () => {
    expect(findMatch([yes(1)], { active: [1], seed })).toBe(undefined);
  });
});
