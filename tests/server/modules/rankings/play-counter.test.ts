import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { advanceRankingPeriods } from '../../../../src/server/modules/rankings/advance-ranking-periods.ts';
import { countPlays } from '../../../../src/server/modules/rankings/count-plays.ts';
import { type PlayCounter, startPlayCounter } from '../../../../src/server/modules/rankings/play-counter.ts';
import { rebuildRankings } from '../../../../src/server/modules/rankings/rebuild-rankings.ts';
import { killAtCommit } from '../../support/kill-at-commit.ts';
import { countersFromEvents, countersOf, play, setRankingDay } from '../../support/play-counters.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

const NEVER = 1_000_000;
const today = '2026-05-20';
const on = (day: string) => async () => day;
let film: number;
let counting: PlayCounter | undefined;
const db = await useTestDatabase();
beforeEach(async () => {
  await setRankingDay(db, today);
  [film = 0] = await addTestTitles(db, [{}]);
});

const silent = { error: () => {} };
const expectAllCounted = async () => expect(await countersOf(db)).toEqual(await countersFromEvents(db));

describe('the counting of plays', () => {
  it('starts by itself within moments', async () => {
    counting = startPlayCounter(db, silent, { intervalMs: 5, today: on(today) });
    await play(db, film, today, 3);
    await vi.waitFor(async () => expect((await countersOf(db)).titles).toEqual([{ id: film, plays: 3 }]));
    await counting.stop();
    await expectAllCounted();
  });

  it('includes the total of a day that a process left out when it ended', async () => {
    await play(db, film, today, 2);
    const killed = killAtCommit(db, { commit: 1, when: 'after' });
    await expect(countPlays(killed.db)).rejects.toThrow('killed');
    await startPlayCounter(db, silent, { intervalMs: NEVER, today: on(today) }).stop();
    expect(await db.selectFrom('play_total').select('plays').execute()).toMatchObject([{ plays: 2 }]);
  });

  it.each([5, NEVER])('includes all remaining plays when it stops, and none afterwards', async (ms) => {
    counting = startPlayCounter(db, silent, { intervalMs: ms, today: on(today) });
    await play(db, film, today, 205);
    await counting.stop();
    await expectAllCounted();
    await play(db, film, today);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await countersOf(db)).titles).toEqual([{ id: film, plays: 205 }]);
  });

  it('subtracts expired days when a new day starts', async () => {
    let day = today;
    counting = startPlayCounter(db, silent, { intervalMs: 5, dayIntervalMs: 5, today: async () => day });
    await play(db, film, '2026-05-14');
    await vi.waitFor(async () => expect(await periods()).toEqual([7, 30, 365]));
    day = '2026-05-21';
    await vi.waitFor(async () => expect(await periods()).toEqual([30, 365]));
    await counting.stop();
  });

  it('skips a play that can never be counted', async () => {
    const [bad = 0] = await addTestTitles(db, [{ name: 'Guasto' }]);
    await sql`create or replace function refuse_play() returns trigger language plpgsql
      as 'begin raise exception ''out of range'' using errcode = ''22003''; end'`.execute(db);
    await sql`create trigger refuse_play before insert on play_daily for each row
      when (new.title_id = ${sql.lit(bad)}) execute function refuse_play()`.execute(db);
    await play(db, film, today, 30);
    await play(db, bad, today);
    await play(db, film, today, 30);
    counting = startPlayCounter(db, silent, { intervalMs: 5, today: on(today) });
    await vi.waitFor(
      async () => expect((await countersOf(db)).titles).toContainEqual({ id: film, plays: 60 }),
      20_000,
    );
    await counting.stop();
    await sql`drop trigger refuse_play on play_daily`.execute(db);
    const pending = await db.selectFrom('pending_play').select('failure').execute();
    expect(pending).toEqual([{ failure: expect.stringContaining('out of range') }]);
  });

  it('logs a failure of the database and catches up, however long it lasts', async () => {
    const log = { error: vi.fn() };
    counting = startPlayCounter(db, log, { intervalMs: 5, today: on(today) });
    await db.schema.alterTable('genre_window').renameTo('elsewhere').execute();
    await play(db, film, today);
    await vi.waitFor(() => expect(log.error.mock.calls.length).toBeGreaterThan(10), 20_000);
    await db.schema.alterTable('elsewhere').renameTo('genre_window').execute();
    await counting.stop();
    await expectAllCounted();
  });

  it('keeps counting while an expired day cannot be subtracted', async () => {
    const log = { error: vi.fn() };
    const noClock = () => Promise.reject(new Error('no clock'));
    counting = startPlayCounter(db, log, { intervalMs: 5, today: noClock });
    await play(db, film, today);
    await vi.waitFor(async () => expect((await countersOf(db)).titles).toEqual([{ id: film, plays: 1 }]));
    expect(log.error).toHaveBeenCalled();
    await counting.stop();
  });

  it('ignores a clock that jumps, logs it once, and a command repairs counters that followed it', async () => {
    const log = { error: vi.fn() };
    await play(db, film, '2026-05-01', 2);
    await play(db, film, today, 3);
    let day = '2027-07-01';
    counting = startPlayCounter(db, log, { intervalMs: 5, dayIntervalMs: 5, today: async () => day });
    await vi.waitFor(async () => expect((await countersOf(db)).titles).toEqual([{ id: film, plays: 5 }]));
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(1));
    expect(log.error.mock.calls[0]?.[1]).toContain('npm run vetrina -- rankings rebuild');
    expect(await periods()).toEqual([1, 7, 30, 365]);
    // Simulates the day's change.
    await advanceRankingPeriods(db, day);
    expect(await periods()).toEqual([]);
    day = today;
    expect(await rebuildRankings(db, today, 1)).toBe(1);
    await expectAllCounted();
    await play(db, film, today);
    await counting.stop();
    await expectAllCounted();
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('runs on the leader only', async () => {
    let leads = false;
    counting = startPlayCounter(db, silent, { intervalMs: 5, today: on(today), isLeader: () => leads });
    await play(db, film, today);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await countersOf(db)).titles).toEqual([{ id: film, plays: 0 }]);
    leads = true;
    await vi.waitFor(async () => expect((await countersOf(db)).titles).toEqual([{ id: film, plays: 1 }]));
    await counting.stop();
  });
});

async function periods(): Promise<number[]> {
  const windows = await db.selectFrom('play_window').select('period').orderBy('period').execute();
  return windows.map((window) => window.period);
}
