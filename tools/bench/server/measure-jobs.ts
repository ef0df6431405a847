import { setTimeout as sleep } from 'node:timers/promises';
import { seedPlays } from '../../../packages/demo-catalogue/seed-activity.ts';
import { addDays } from '../../../src/server/lib/calendar.ts';
import { advanceRankingPeriods } from '../../../src/server/modules/rankings/advance-ranking-periods.ts';
import { COUNT_BATCH, countPlays } from '../../../src/server/modules/rankings/count-plays.ts';
import { quantile } from '../quantile.ts';
import type { Measured, Table } from './bench.ts';
import type { Call } from './call.ts';
import { measureCall, toThreeDigits } from './measure-calls.ts';
import { inTurn } from './sample-calls.ts';

const WAITING = 100_000;

/**
 * Times of counting many waiting plays, of a midnight and of an owner at the desk, and the times of others' calls
 * meanwhile.
 */
export async function measureJobs({ db, server, calls, tokenOf }: Measured): Promise<Table> {
  const ranking = await db
    .selectFrom('ranking_state')
    .select((eb) => eb.cast<string>('day', 'text').as('day'))
    .executeTakeFirstOrThrow();
  const meanwhile = (work: () => Promise<unknown>) => beside({ work, server, calls, tokenOf });
  const quiet = await meanwhile(() => sleep(3000));
  for (let added = 0; added < WAITING; added += 10_000)
    await seedPlays(
      db,
      Array.from({ length: 10_000 }, () => playOf(calls.play_content())),
    );
  const counting = await meanwhile(async () => {
    while ((await countPlays(db)) === COUNT_BATCH);
  });
  const midnight = await meanwhile(() => advanceRankingPeriods(db, addDays(ranking.day, 1)));
  const desk = await meanwhile(() => workAtDesk({ server, calls, tokenOf }));
  return {
    'nothing else': quiet,
    [`counting ${WAITING} plays`]: counting,
    midnight,
    'every page of the desk, one after the other': desk,
  };
}

/** Reads the desk's pages one after the other, as fast as they come. */
async function workAtDesk({ server, calls, tokenOf }: Omit<Beside, 'work'>) {
  const pages = Object.entries(calls).filter(([name, make]) => name.startsWith('desk') && !make().body);
  for (const [, make] of pages)
    await measureCall({ port: server.port, make, tokenOf, concurrency: 1, ms: 0 });
}

const playOf = ({ user, body }: Call) => ({
  userId: user,
  titleId: Number(body?.['content_id']),
  at: new Date(),
});

type Beside = Pick<Measured, 'server' | 'calls' | 'tokenOf'> & { work(): Promise<unknown> };

/** Runs some work, and calls of several people at the same time. */
async function beside({ work, server, calls, tokenOf }: Beside) {
  const make = inTurn(calls, ['add_content_to', 'play_content', 'get_content', 'get_list']);
  const start = performance.now();
  let working = true;
  const done = work().finally(() => {
    working = false;
  });
  const all: number[] = [];
  while (working)
    all.push(...(await measureCall({ port: server.port, make, tokenOf, concurrency: 4, ms: 250 })).times);
  await done;
  const times = all.sort((a, b) => a - b);
  return {
    seconds: toThreeDigits((performance.now() - start) / 1000),
    'others median ms': toThreeDigits(quantile(times, 0.5)),
    'others p99 ms': toThreeDigits(quantile(times, 0.99)),
  };
}
