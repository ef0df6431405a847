import { afterAll, expect, it } from 'vitest';
import type { BotApiFailure } from '../../../../src/server/chat/bot-api/bot-api-errors.ts';
import { createLogger } from '../../../../src/server/config/create-logger.ts';
import { recordDeliveryFailure } from '../../../../src/server/modules/playback/delivery-worker.ts';
import { testDatabase } from '../../support/test-database.ts';

const database = await testDatabase();
afterAll(() => database.close());

const transient: BotApiFailure = { kind: 'transient', reason: 'no answer' };
const unknown: BotApiFailure = { kind: 'unknown', reason: 'a riddle' };
const gone: BotApiFailure = { kind: 'unreachable', reason: 'nobody' };

it.each([
  ['once at its first attempt', 1, transient, 1],
  ['never at a later attempt', 2, transient, 0],
  ['once when it is given up', 20, unknown, 1],
  ['once if the person is gone', 1, gone, 1],
])('a failed delivery is logged %s', async (_when, attempts, failure, lines) => {
  const logged: string[] = [];
  const log = createLogger('warn', { write: (line) => logged.push(line) });
  const job = {
    id: 1,
    userId: '1',
    kind: 'play',
    titleId: 1,
    season: null,
    episode: null,
    isSubtitles: false,
    isBelowCard: false,
    requestId: null,
    ageSeconds: 1,
  } as const;
  await recordDeliveryFailure({ db: database.db, log }, { ...job, attempts }, failure);
  expect(logged).toHaveLength(lines);
});
