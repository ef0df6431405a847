import { beforeEach, describe, expect, it } from 'vitest';
import { RANKING_DAYS } from '../../../../src/contract/rankings.ts';
import { addDays } from '../../../../src/server/lib/calendar.ts';
import { countPlays } from '../../../../src/server/modules/rankings/count-plays.ts';
import { mostPlayed, mostPlayedOfGenre } from '../../../../src/server/modules/rankings/rankings.ts';
import { play, setRankingDay } from '../../support/play-counters.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles, titleChanges } from '../../support/test-titles.ts';

const today = '2026-05-20';
const db = await useTestDatabase();
beforeEach(async () => {
  await setRankingDay(db, today);
});

const idsOf = (titles: { id: number }[]) => titles.map((title) => title.id);

/** The first title was played most within a day, the second within a week, and so on. */
async function playOverTheYear(ids: number[]): Promise<void> {
  for (const [index, age] of [0, 6, 29, 59, 364].entries())
    await play(db, ids[index] ?? 0, addDays(today, -age), index + 1);
  while ((await countPlays(db)) > 0);
}

describe('the most played titles', () => {
  it.each([
    [1, [0]],
    [7, [1, 0]],
    [30, [2, 1, 0]],
    [365, [4, 3, 2, 1, 0]],
  ] as const)(
    'the most played titles of %i days are the titles played in them, most played first',
    async (days, order) => {
      const ids = await addTestTitles(db, titleChanges(6));
      await playOverTheYear(ids);
      const ranking = await mostPlayed(db, { type: 'film', days, limit: order.length });
      expect(idsOf(ranking)).toEqual(order.map((index) => ids[index]));
    },
  );

  it('the most played titles are of the requested type', async () => {
    const [film = 0, series = 0] = await addTestTitles(db, [{}, { type: 'serie' }]);
    await play(db, film, today);
    await play(db, series, today, 2);
    await countPlays(db);
    for (const days of RANKING_DAYS) {
      expect(idsOf(await mostPlayed(db, { type: 'film', days, limit: 10 }))).toEqual([film]);
      expect(idsOf(await mostPlayed(db, { type: 'serie', days, limit: 10 }))).toEqual([series]);
    }
  });

  it('the most played titles are followed by those of all times until the row is full', async () => {
    const ids = await addTestTitles(db, titleChanges(20));
    await play(db, ids[7] ?? 0, addDays(today, -300), 3);
    await play(db, ids[9] ?? 0, addDays(today, -20), 2);
    await play(db, ids[3] ?? 0, today);
    await countPlays(db);
    const ranking = idsOf(await mostPlayed(db, { type: 'film', days: 1, limit: 10 }));
    expect(ranking.slice(0, 4)).toEqual([ids[3], ids[7], ids[9], ids[0]]);
    expect(new Set(ranking).size).toBe(10);
  });

  it('tie by id, the older first', async () => {
    const ids = await addTestTitles(db, titleChanges(4));
    for (const id of ids.toReversed()) await play(db, id, today);
    await countPlays(db);
    expect(idsOf(await mostPlayed(db, { type: 'film', days: 7, limit: 3 }))).toEqual(ids.slice(0, 3));
  });

  it('the most played titles are none without titles', async () => {
    expect(await mostPlayed(db, { type: 'film', days: 365, limit: 10 })).toEqual([]);
  });
});

describe('the most played titles of a genre', () => {
  const genre = 'Azione';

  it('a genre’s most played titles are those played within its days, most played first', async () => {
    const ids = await addTestTitles(
      db,
      titleChanges(6, () => ({ genres: ['Dramma', genre] })),
    );
    const [other = 0] = await addTestTitles(db, [{ genres: ['Dramma'] }]);
    await play(db, other, today, 9);
    await playOverTheYear(ids);
    const ranking = await mostPlayedOfGenre(db, { type: 'film', genre, limit: 4 });
    expect(idsOf(ranking)).toEqual([3, 2, 1, 0].map((index) => ids[index]));
  });

  it('a genre’s most played titles are of the requested type, and filled up from the same genre and type', async () => {
    const [played = 0, , seen = 0] = await addTestTitles(db, [
      { genres: [genre] },
      { genres: [genre], type: 'serie' },
      { genres: [genre] },
      { genres: ['Dramma'] },
    ]);
    await play(db, played, today);
    await play(db, seen, addDays(today, -100), 5);
    await countPlays(db);
    const ranking = await mostPlayedOfGenre(db, { type: 'film', genre, limit: 10 });
    expect(idsOf(ranking)).toEqual([played, seen]);
  });

  it('an unknown genre has no most played titles', async () => {
    await addTestTitles(db, titleChanges(3));
    expect(await mostPlayedOfGenre(db, { type: 'film', genre: 'Azion', limit: 10 })).toEqual([]);
  });
});
