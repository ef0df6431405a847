import { setTimeout } from 'node:timers/promises';
import { addDays } from '../../../../src/server/lib/calendar.ts';
import { COUNT_BATCH, countPlays } from '../../../../src/server/modules/rankings/count-plays.ts';
import { startPlayCounter } from '../../../../src/server/modules/rankings/play-counter.ts';
import { readRankingDay, readToday } from '../../../../src/server/modules/rankings/ranking-day.ts';
import { mostPlayed } from '../../../../src/server/modules/rankings/rankings.ts';
import type { TailWork } from './tail-work.ts';

const DAYS_AHEAD = 400;
const PERIODS = [1, 7, 30, 365] as const;
const WRONG_MS = 3000;

/** Runs the play counter with a clock that is far ahead; the rankings must stay and the log must say why. */
export const measureWrongClock: TailWork = async ({ db }) => {
  const readRankings = async () => {
    const rankings: unknown[] = [await readRankingDay(db)];
    for (const type of ['film', 'serie'] as const)
      for (const days of PERIODS)
        rankings.push((await mostPlayed(db, { type, days, limit: 10 })).map(({ id }) => id));
    return JSON.stringify(rankings);
  };
  while ((await countPlays(db)) === COUNT_BATCH);
  const before = await readRankings();
  const wrong = addDays(await readToday(db), DAYS_AHEAD);
  let errors = 0;
  const log = { error: () => (errors += 1) };
  const counter = startPlayCounter(db, log, {
    today: async () => wrong,
    intervalMs: 100,
    dayIntervalMs: 100,
  });
  await setTimeout(WRONG_MS);
  await counter.stop();
  const isUnchanged = (await readRankings()) === before;
  return {
    note: `rankings ${isUnchanged ? 'unchanged' : 'CHANGED'}, ${errors} logged`,
    isWrong: !isUnchanged || errors === 0,
  };
};
