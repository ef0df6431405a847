import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Ballot,
  type Voting,
  approvalsForMatch,
  findMatch,
  waitOfMatch,
} from '../../../../../src/server/modules/movie-nights/choice/decide-night.ts';
import { TITLES, anyBallots, inTwoOrders } from '../support/any-ballots.ts';

const MINUTE = 60_000;
const yes = (member: number): Ballot => ({ member, titleId: 1, vote: 'yes' });
const no = (member: number): Ballot => ({ ...yes(member), vote: 'no' });
const votingOf = (ballots: readonly Ballot[], present: number, voting: Partial<Voting> = {}): Voting => ({
  titleIds: TITLES,
  ballots,
  present,
  joined: present,
  expected: null,
  ...voting,
});

describe('a match', () => {
  it('needs all of up to four people, and three quarters of more', () => {
    expect([2, 3, 4, 5, 6, 8, 10].map(approvalsForMatch)).toEqual([2, 3, 4, 4, 5, 6, 8]);
    expect(findMatch(votingOf([1, 2, 3].map(yes), 4))).toBe(undefined);
    expect(findMatch(votingOf([1, 2, 3, 4].map(yes), 4))).toEqual({ titleId: 1, approvals: 4, voters: 4 });
    expect(findMatch(votingOf([1, 2, 3, 4].map(yes), 5))).toMatchObject({ voters: 5 });
  });

  it('a match is none against whoever refuses in a small room, or has not voted', () => {
    expect(findMatch(votingOf([yes(1), yes(2), no(3)], 3))).toBe(undefined);
    expect(findMatch(votingOf([1, 2].map(yes), 3))).toBe(undefined);
  });

  it('needs more than one person', () => {
    expect(findMatch(votingOf([yes(1)], 1))).toBe(undefined);
  });

  it('a match is the first in the deck of equal ones, in whatever order votes arrive', () => {
    const both = [1, 2].flatMap((member) => [{ ...yes(member), titleId: 5 }, yes(member)]);
    expect(findMatch(votingOf(both, 2))).toMatchObject({ titleId: 1 });
    fc.assert(
      fc.property(inTwoOrders(anyBallots), ([all, mixed]) => {
        expect(findMatch(votingOf(mixed, 7))).toEqual(findMatch(votingOf(all, 7)));
      }),
    );
  });
});

describe('the wait of a match after the last person has joined', () => {
  const minutes = (ballots: readonly Ballot[], present: number, voting: Partial<Voting> = {}) => {
    const room = votingOf(ballots, present, voting);
    const match = findMatch(room);
    return match && waitOfMatch(match, room) / MINUTE;
  };

  it.each<[string, number | undefined, number]>([
    ['is none for two in a chat of two', minutes([1, 2].map(yes), 2, { expected: 2 }), 0],
    ['is a minute where nobody knows who else will', minutes([1, 2].map(yes), 2), 1],
    ['is five minutes while more are expected', minutes([1, 2].map(yes), 2, { expected: 4 }), 5],
    [
      'is a minute for one of all expected who has not voted',
      minutes([1, 2, 3, 4].map(yes), 5, { expected: 5 }),
      1,
    ],
    ['counts removed people as joined', minutes([1, 2].map(yes), 2, { expected: 3, joined: 3 }), 0],
  ])('the wait of a match %s', (_, wait, expected) => {
    expect(wait).toBe(expected);
  });

  it('the wait is none once all in the room have voted on everything, whoever is expected', () => {
    const allVoted = [1, 2].flatMap((member) =>
      TITLES.map((titleId) => ({
        member,
        titleId,
        vote: titleId === 1 ? ('yes' as const) : ('no' as const),
      })),
    );
    for (const expected of [null, 4]) {
      expect(minutes(allVoted, 2, { expected })).toBe(0);
      expect(minutes(allVoted.slice(0, -1), 2, { expected })).toBeGreaterThan(0);
    }
  });

  it('the wait is at most five minutes, and none only for a title that all approve', () => {
    const people = fc.option(fc.integer({ min: 2, max: 8 }));
    fc.assert(
      fc.property(anyBallots, people, fc.nat(2), (all, expected, removed) => {
        const room = votingOf(all, 7, { expected, joined: 7 + removed });
        const match = findMatch(room);
        if (!match) return;
        const wait = waitOfMatch(match, room);
        expect([0, 1, 5]).toContain(wait / MINUTE);
        if (wait === 0) expect(match.approvals).toBe(match.voters);
      }),
    );
  });
});
