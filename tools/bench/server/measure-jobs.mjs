import { measureCall, quantile, toThreeDigits } from './measure-calls.mjs';

const WAITING = 100_000;

/** What counting many waiting plays, and a midnight, take, and how long other people's calls take meanwhile. */
export async function measureJobs({ db, build, server, calls, tokenOf }) {
  const { seedPlays } = await import(`${build}/packages/demo-catalogue/seed-activity.js`);
  const { COUNT_BATCH, countPlays } = await import(`${build}/src/server/modules/rankings/count-plays.js`);
  const { advanceRankingPeriods } = await import(
    `${build}/src/server/modules/rankings/advance-ranking-periods.js`
  );
  const { addDays } = await import(`${build}/src/server/lib/calendar.js`);
  const ranking = await db
    .selectFrom('ranking_state')
    .select((eb) => eb.cast('day', 'text').as('day'))
    .executeTakeFirstOrThrow();
  const meanwhile = (work) => beside({ work, server, calls, tokenOf });
  const quiet = await meanwhile(() => new Promise((resolve) => setTimeout(resolve, 3000)));
  for (let added = 0; added < WAITING; added += 10_000)
    await seedPlays(
      db,
      Array.from({ length: 10_000 }, () => playOf(calls.play_content())),
    );
  const counting = await meanwhile(async () => {
    while ((await countPlays(db)) === COUNT_BATCH);
  });
  const midnight = await meanwhile(() => advanceRankingPeriods(db, addDays(ranking.day, 1)));
  return { 'nothing else': quiet, [`counting ${WAITING} plays`]: counting, midnight };
}

const playOf = ({ user, body }) => ({ userId: user, titleId: body.content_id, at: new Date() });

/** Runs some work, and calls of several people at the same time. */
async function beside({ work, server, calls, tokenOf }) {
  const others = ['add_content_to', 'play_content', 'get_content', 'get_list'];
  let turn = 0;
  const make = () => calls[others[turn++ % others.length]]();
  const start = performance.now();
  let working = true;
  const done = work().finally(() => {
    working = false;
  });
  const all = [];
  while (working)
    all.push(...(await measureCall({ port: server.port, make, tokenOf, atOnce: 4, ms: 250 })).times);
  await done;
  const times = all.sort((a, b) => a - b);
  return {
    seconds: toThreeDigits((performance.now() - start) / 1000),
    'others median ms': toThreeDigits(quantile(times, 0.5)),
    'others p99 ms': toThreeDigits(quantile(times, 0.99)),
  };
}
