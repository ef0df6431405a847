import type { Bench, Table } from '../bench.ts';
import { toThreeDigits } from '../measure-calls.ts';
import { BOT_JOBS } from './bot-jobs.ts';
import { FULL } from './bot-rows.ts';
import { openCountedDatabase } from './counted-database.ts';

/** How much of a statement is shown. */
const SHOWN = 60;

/** How long the bot's heavy work takes, its slowest statement, and the pages that it reads. */
export async function measureBotJobs({ url, scale, chosen }: Bench): Promise<Table> {
  const { db, count, close } = openCountedDatabase(url);
  const table: Table = {};
  for (const [name, { prepare, run }] of Object.entries(BOT_JOBS)) {
    if (!chosen.test(name)) continue;
    const id = (await prepare?.(db, Math.round(FULL.mostWanted * scale))) ?? 0;
    const { ms, pages, slowestMs, slowest } = await count(() => run(db, id));
    table[name] = {
      seconds: toThreeDigits(ms / 1000),
      pages,
      'slowest ms': toThreeDigits(slowestMs),
      'slowest statement': slowest.slice(0, SHOWN),
    };
  }
  await close();
  return table;
}
