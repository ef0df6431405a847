import { expect, it } from 'vitest';
import {
  type BotApiFailure,
  classifyBotApiError,
  isFinalFailure,
} from '../../../../src/server/chat/bot-api/bot-api-errors.ts';

const DAY = 86_400;
const failure = (kind: BotApiFailure['kind']): BotApiFailure => ({ kind, reason: 'why', seconds: 1 });

it.each([
  ['unreachable', 1, 0, true],
  ['refused', 1, 0, true],
  ['unknown', 19, 2 * DAY, false],
  ['unknown', 20, 0, true],
  ['transient', 300, DAY - 1, false],
  ['transient', 5, DAY, true],
  // It may have waited for a server that was down.
  ['transient', 4, 9 * DAY, false],
  ['rate limited', 300, DAY - 1, false],
  ['rate limited', 5, DAY, true],
] as const)(
  'a failure ‘%s’ at attempt %i, %i seconds old, is final: %s',
  (kind, attempts, ageSeconds, isFinal) => {
    expect(isFinalFailure({ attempts, ageSeconds }, failure(kind))).toBe(isFinal);
  },
);

it('a message that cannot be composed while the database is away is retried like one that the network loses', () => {
  const error = new Error('timeout exceeded when trying to connect');
  expect(classifyBotApiError(error)).toEqual({ kind: 'transient', reason: String(error) });
  expect(classifyBotApiError(new TypeError('undefined'))).toMatchObject({ kind: 'unknown' });
});
