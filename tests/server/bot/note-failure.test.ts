// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Failure } from '../../../src/server/bot/failures.ts';
import { noteFailure } from '../../../src/server/bot/note-failure.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { makeLog } from '../../../src/server/log.ts';
import { testDatabase } from '../support/test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const passing: Failure = { kind: 'passing', reason: 'no answer' };
const unknown: Failure = { kind: 'unknown', reason: 'a riddle' };
const gone: Failure = { kind: 'unreachable', reason: 'nobody' };

it.each([
  ['the first time', 1, passing, 1],
  ['not when it is tried again', 2, passing, 0],
  ['when it is given up', 20, unknown, 1],
  ['of who is gone, too', 1, gone, 1],
])('the owner hears that a wish was not granted: %s', async (_when, attempts, failure, lines) => {
  const said: string[] = [];
  const log = makeLog('warn', { write: (line) => said.push(line) });
  const wish = { id: 1, userId: '1', kind: 'play', contentId: 1, attempts, requestId: null } as const;
  await noteFailure({ db: database.db, log }, wish, failure);
  expect(said).toHaveLength(lines);
});
