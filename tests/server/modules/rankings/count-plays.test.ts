import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedListItems, seedPlays } from '../../../../packages/demo-catalogue/seed-activity.ts';
import { addDays } from '../../../../src/server/lib/calendar.ts';
import { lockRankingState } from '../../../../src/server/modules/catalogue/locks.ts';
import { refreshGenreAndRankingRows } from '../../../../src/server/modules/catalogue/refresh-genre-and-ranking-rows.ts';
import { findTitle } from '../../../../src/server/modules/catalogue/titles.ts';
import { toggleInStaticList } from '../../../../src/server/modules/lists/static-lists.ts';
import { advanceRankingPeriods } from '../../../../src/server/modules/rankings/advance-ranking-periods.ts';
import { countPlays } from '../../../../src/server/modules/rankings/count-plays.ts';
import { countersFromEvents, countersOf, play, setRankingDay } from '../../support/play-counters.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

const today = '2026-05-20';
let film: number;
let series: number;
const db = await useTestDatabase();
beforeEach(async () => {
  await setRankingDay(db, today);
  const [first, second] = await addTestTitles(db, [
    { genres: ['Azione', 'Dramma'] },
    { type: 'serie', genres: ['Dramma'] },
  ]);
  film = first ?? 0;
  series = second ?? 0;
});

async function countAll(): Promise<void> {
  while ((await countPlays(db)) > 0);
}

describe('counting plays', () => {
  it('brings every counter to the numbers of the events', async () => {
    for (const age of [0, 0, 1, 6, 7, 29, 30, 59, 60, 364, 365, 500]) {
      await play(db, film, addDays(today, -age));
      if (age % 2) await play(db, series, addDays(today, -age), 2);
    }
    await countAll();
    expect(await countersOf(db)).toMatchObject(
      await countersFromEvents(db).then(({ daily: _, ...rest }) => rest),
    );
  });

  it('brings the totals of all days to the sum of the titles in one call, however many days are new', async () => {
    for (const age of [0, 1, 2, 3, 4, 5, 40, 80]) await play(db, film, addDays(today, -age), 2);
    await play(db, series, addDays(today, -80));
    await countPlays(db);
    const { rows } = await sql<{ day: string; plays: number }>`
      select day::text, plays::int from play_total order by day`.execute(db);
    expect(rows).toHaveLength(8);
    expect(rows[0]).toEqual({ day: addDays(today, -80), plays: 3 });
    expect(rows.reduce((sum, { plays }) => sum + plays, 0)).toBe(17);
  });

  it('takes one batch at a time and leaves nothing behind', async () => {
    await play(db, film, today, 105);
    expect(await countPlays(db, 100)).toBe(100);
    expect(await countPlays(db, 100)).toBe(5);
    expect(await countPlays(db, 100)).toBe(0);
    expect(await countersOf(db)).toEqual(await countersFromEvents(db));
  });

  it('counts each play once when several count at once', async () => {
    await play(db, film, today, 130);
    await play(db, series, today, 130);
    await Promise.all(Array.from({ length: 8 }, countAll));
    expect(await countersOf(db)).toEqual(await countersFromEvents(db));
  });

  it('counts nothing of a batch that fails', async () => {
    await play(db, film, today, 3);
    await sql`alter table genre_window add constraint full_up check (plays < 2)`.execute(db);
    await expect(countPlays(db)).rejects.toThrow('full_up');
    await sql`alter table genre_window drop constraint full_up`.execute(db);
    expect((await countersOf(db)).windows).toEqual([]);
    expect(await countPlays(db)).toBe(3);
    expect(await countersOf(db)).toEqual(await countersFromEvents(db));
  });
});

describe('a new day', () => {
  it.each([1, 2, 7, 40, 400])('leaves the counters equal to the events, %i days on', async (days) => {
    for (let age = 0; age < 370; age += 3) await play(db, age % 2 ? film : series, addDays(today, -age));
    await countAll();
    await advanceRankingPeriods(db, addDays(today, days));
    expect(await countersOf(db)).toEqual(await countersFromEvents(db));
  });

  it('a new day is started once, however many servers start it', async () => {
    for (let age = 0; age < 10; age += 1) await play(db, film, addDays(today, -age), 2);
    await countAll();
    const tomorrow = addDays(today, 1);
    await Promise.all(Array.from({ length: 5 }, () => advanceRankingPeriods(db, tomorrow)));
    await advanceRankingPeriods(db, today);
    expect(await countersOf(db)).toEqual(await countersFromEvents(db));
  });

  it('a new day is processed in steps, between which plays are counted, titles change and the server may stop', async () => {
    for (let age = 0; age < 70; age += 1) await play(db, age % 2 ? film : series, addDays(today, -age), 2);
    await countAll();
    await sql`create function fail() returns trigger language plpgsql as $$ begin raise 'no more'; end $$`.execute(
      db,
    );
    await sql`create trigger fail before delete on play_daily for each statement execute function fail()`.execute(
      db,
    );
    const tomorrow = addDays(today, 1);
    await expect(advanceRankingPeriods(db, tomorrow, 1)).rejects.toThrow('no more');
    expect(await db.selectFrom('ranking_state').select('moved').execute()).toEqual([{ moved: film }]);
    for (const title of [film, series]) await play(db, title, addDays(today, -6), 3);
    await countAll();
    await db.transaction().execute(async (transaction) => {
      await refreshGenreAndRankingRows(transaction, [film, series], await lockRankingState(transaction));
    });
    await sql`drop function fail() cascade`.execute(db);
    await advanceRankingPeriods(db, tomorrow, 1);
    expect(await countersOf(db)).toEqual(await countersFromEvents(db));
  });

  it('may start while plays of the day before, or of the next one, are still uncounted', async () => {
    await play(db, film, today);
    await play(db, film, addDays(today, 1));
    await play(db, series, addDays(today, -6));
    await countPlays(db);
    await play(db, film, today, 2);
    await advanceRankingPeriods(db, addDays(today, 1));
    await countAll();
    expect(await countersOf(db)).toEqual(await countersFromEvents(db));
  });
});

it('plays and list entries that are added in bulk are counted like all others, as are concurrent ones', async () => {
  const at = new Date(`${addDays(today, -3)}T12:00:00Z`);
  const people = Array.from({ length: 40 }, (_, n) => String(n));
  await Promise.all([
    seedPlays(
      db,
      people.map((userId) => ({ userId, titleId: film, at })),
    ),
    seedListItems(
      db,
      people.map((userId) => ({ userId, list: 'mi_piace', titleId: film, at })),
    ),
    ...people.map(() => play(db, film, today)),
    ...people.map((n) => toggleInStaticList(db, { userId: `x${n}`, list: 'mi_piace', titleId: film })),
  ]);
  await seedListItems(db, [{ userId: '1', list: 'mi_piace', titleId: film, at }]);
  expect(await countPlays(db, 1000)).toBe(80);
  expect(await countersOf(db)).toEqual(await countersFromEvents(db));
  expect(await findTitle(db, film)).toMatchObject({ mi_piace: 80, visualizzazioni: 80 });
});
