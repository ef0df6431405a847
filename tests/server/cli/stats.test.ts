import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf } from '../../../src/server/lib/calendar.ts';
import { countPlays } from '../../../src/server/modules/rankings/count-plays.ts';
import { recordSearchMiss } from '../../../src/server/modules/search/record-search-miss.ts';
import { commandLine } from '../support/command-line.ts';
import { play } from '../support/play-counters.ts';
import { fillSmallCatalogue } from '../support/small-catalogue.ts';
import { testDatabase } from '../support/test-database.ts';

const database = await testDatabase();
beforeAll(async () => {
  const { films } = await fillSmallCatalogue(database.db);
  await play(database.db, films[2] ?? 0, dayOf(new Date()), 4);
  await countPlays(database.db);
  await recordSearchMiss(database.db, { text: 'Pinocchio', userId: '1' });
});
afterAll(() => database.close());

const stats = (...words: string[]) =>
  commandLine(['stats', ...words], { open: async () => ({ ...database, close: async () => {} }) });

it('‘stats’ prints numbers by day, and what people search for', async () => {
  const { code, stdout } = await stats('--days', '3');
  expect(code).toBe(0);
  expect(stdout.split('\n')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^2 people, 2 active in 3 days, 2 today; 2 premium now$/),
      expect.stringMatching(new RegExp(`^${dayOf(new Date())} +4 +2 +2 +0$`)),
      expect.stringMatching(/^sum +4 +2 +2 +0$/),
      expect.stringMatching(/^ +4 {2}Film 3 \(2003\), \d+$/),
      '       1  pinocchio',
    ]),
  );
});

it.each(['0', '366', 'a'])('%s days are refused', async (days) => {
  const { code, stderr } = await stats('--days', days);
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/days/) });
});
