import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  approvalsForMatch,
  findMatch,
  nextMatch,
  type Room,
} from '../../../../../src/server/modules/movie-nights/choice/find-match.ts';
import type { Ballot } from '../../../../../src/server/modules/movie-nights/choice/tally-votes.ts';
import { anyBallots, inTwoOrders, MEMBERS } from '../support/any-ballots.ts';

const MINUTE = 60_000;
const seed = 's';
const yes = (member: number): Ballot => ({ member, titleId: 1, vote: 'yes', at: member });
const no = (member: number): Ballot => ({ ...yes(member), vote: 'no' });

describe('a match', () => {
  it('needs all of up to four people, and three quarters of more', () => {
    expect([2, 3, 4, 5, 6, 8, 10].map(approvalsForMatch)).toEqual([2, 3, 4, 4, 5, 6, 8]);
    const four = { active: [1, 2, 3, 4], seed };
    expect(findMatch([1, 2, 3].map(yes), four)).toBe(undefined);
    expect(findMatch([1, 2, 3, 4].map(yes), four)).toMatchObject({ titleId: 1, approvals: 4, voters: 4 });
    expect(findMatch([1, 2, 3, 4].map(yes), { active: [1, 2, 3, 4, 5], seed })).toMatchObject({ voters: 5 });
  });

  it('does not wait for absent people, but respects their refusals', () => {
    expect(findMatch([1, 2].map(yes), { active: [1, 2], seed })).toMatchObject({ approvals: 2 });
    expect(findMatch([yes(1), yes(2), no(3)], { active: [1, 2], seed })).toBe(undefined);
  });

  it('needs more than one person', () => {
    expect(findMatch([yes(1)], { active: [1], seed })).toBe(undefined);
  });
});

/** A room whose members have joined and been active at these minutes. */
function roomOf(expected: number | null, times: readonly [joined: number, active: number][]): Room {
  const present = times.map(([joined, active], index) => ({
    member: index + 1,
    joinedAt: joined * MINUTE,
    activeAt: active * MINUTE,
  }));
  return { present, joined: present.length, expected, seed };
}

describe('a match that counts', () => {
  const minute = (ballots: readonly Ballot[], room: Room, now: number) => {
    const at = nextMatch(ballots, room, now * MINUTE)?.at;
    return at === undefined ? undefined : at / MINUTE;
  };

  it.each<[string, number | undefined, readonly Ballot[], Room, number]>([
    [
      'at once for two in a chat of two',
      0.2,
      [1, 2].map(yes),
      roomOf(2, [
        [0, 0.1],
        [0.1, 0.2],
      ]),
      0.2,
    ],
    [
      'a minute after the last one has joined where nobody knows who else will',
      1.1,
      [1, 2].map(yes),
      roomOf(null, [
        [0, 0.1],
        [0.1, 0.2],
      ]),
      0.2,
    ],
    [
      'at once later than that',
      3,
      [1, 2].map(yes),
      roomOf(null, [
        [0, 3],
        [0.1, 3],
      ]),
      3,
    ],
    [
      'once all who are expected are there',
      0.5,
      [1, 2, 3].map(yes),
      roomOf(3, [
        [0, 0],
        [0.1, 0],
        [0.4, 0.5],
      ]),
      0.5,
    ],
    [
      'without some who are expected after five minutes',
      5.1,
      [1, 2].map(yes),
      roomOf(4, [
        [0, 4],
        [0.1, 4],
      ]),
      1,
    ],
    [
      'once all have begun to vote, or a minute after',
      1.4,
      [1, 2, 3, 4].map(yes),
      roomOf(5, [
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
        [0.4, 0.4],
      ]),
      0.5,
    ],
    [
      'without who has been idle for five minutes',
      5,
      [1, 2].map(yes),
      roomOf(3, [
        [0, 4],
        [0, 4],
        [0, 0],
      ]),
      4,
    ],
    [
      'for who comes a minute later',
      11,
      [1, 2, 3, 4].map(yes),
      roomOf(null, [
        [0, 9],
        [0, 9],
        [0, 9],
        [0, 9],
        [10, 10],
      ]),
      10,
    ],
    [
      'never against who refuses',
      undefined,
      [yes(1), yes(2), no(3)],
      roomOf(3, [
        [0, 4],
        [0, 4],
        [0, 0],
      ]),
      4,
    ],
  ])('a match that counts is %s', (_, expected, ballots, room, now) => {
    expect(minute(ballots, room, now)).toBe(expected);
  });

  const anyRoom = fc
    .record({
      expected: fc.option(fc.integer({ min: 2, max: 8 })),
      times: fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { minLength: 7, maxLength: 7 }),
      removed: fc.nat(2),
    })
    .map(({ expected, times, removed }): Room => {
      const present = MEMBERS.map((member, index) => {
        const [joined = 0, later = 0] = times[index] ?? [];
        return { member, joinedAt: joined * 15_000, activeAt: (joined + later) * 15_000 };
      });
      return { present, joined: present.length + removed, expected, seed };
    });
  const now = fc.nat(80).map((quarters) => quarters * 15_000);

  it('a match comes at most five minutes after the last vote, for a title that all voters approve', () => {
    fc.assert(
      fc.property(anyBallots, anyRoom, now, (all, room, time) => {
        const next = nextMatch(all, room, time);
        expect(next?.choice.titleId).toBe(
          next &&
            findMatch(all, {
              active: room.present
                .filter(({ activeAt }) => activeAt + 5 * MINUTE > next.at)
                .map(({ member }) => member),
              seed,
            })?.titleId,
        );
        const lastActive = Math.max(...room.present.map(({ activeAt }) => activeAt));
        if (findMatch(all, { active: [], seed }))
          expect(next?.at).toBeLessThanOrEqual(Math.max(time, lastActive + 5 * MINUTE));
      }),
    );
  });

  it('a match comes at least a minute after the last person joined, unless everyone expected is there', () => {
    fc.assert(
      fc.property(anyBallots, anyRoom, now, (all, room, time) => {
        const next = nextMatch(all, room, time);
        if (!next || (room.expected !== null && room.joined >= room.expected)) return;
        expect(next.at).toBeGreaterThanOrEqual(
          Math.max(...room.present.map(({ joinedAt }) => joinedAt)) + MINUTE,
        );
      }),
    );
  });

  it('does not depend on the order in which votes arrive', () => {
    fc.assert(
      fc.property(inTwoOrders(anyBallots), anyRoom, now, ([all, mixed], room, time) => {
        expect(nextMatch(mixed, room, time)).toEqual(nextMatch(all, room, time));
      }),
    );
  });
});
