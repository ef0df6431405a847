import { setTimeout } from 'node:timers/promises';

const DAYS_AHEAD = 400;
const PERIODS = [1, 7, 30, 365];
const WRONG_MS = 3000;

/** Runs the play counter with a clock that is far ahead; the rankings must stay and the log must say why. */
export async function measureWrongClock({ db, from }) {
  const { startPlayCounter } = await from('modules/rankings/play-counter.js');
  const { readRankingDay, readToday } = await from('modules/rankings/ranking-day.js');
  const { addDays } = await from('lib/calendar.js');
  const { COUNT_BATCH, countPlays } = await from('modules/rankings/count-plays.js');
  const { mostPlayed } = await from('modules/rankings/rankings.js');
  const readRankings = async () => {
    const rankings = [await readRankingDay(db)];
    for (const type of ['film', 'serie'])
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
}
