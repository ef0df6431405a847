import { afterEach, expect, it, vi } from 'vitest';
import { checkDatabaseClock } from '../../../src/server/doctor/check-machine.ts';
import { inLanguage } from '../../../src/server/languages/current-language.ts';
import { useTestDatabase } from '../support/test-database.ts';

// The embedded database has this process's clock.

const db = await useTestDatabase();
afterEach(() => {
  vi.restoreAllMocks();
});

const { now } = Date;

it.each([
  [0, 'ok', /^agrees/],
  [12_000, 'warn', /^1\d\.\d s ahead of the database's$/],
  [-12_000, 'warn', /^1\d\.\d s behind the database's$/],
  [90_000, 'fail', /s ahead of the database's$/],
])('a clock that is %d ms off the database’s is found', async (offset, state, message) => {
  vi.spyOn(Date, 'now').mockImplementation(() => now() + offset);
  expect(await inLanguage('en', () => checkDatabaseClock(async () => db))).toMatchObject([
    { state, message: expect.stringMatching(message) },
  ]);
});
