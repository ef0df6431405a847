import { quantile } from '../../quantile.ts';
import type { Bench, Table } from '../bench.ts';
import { sizesAt } from '../fill-database.ts';
import { toThreeDigits } from '../measure-calls.ts';
import { BOT_CALLS, type BotCall, findSubjects } from './bot-calls.ts';
import { type Cost, openCountedDatabase } from './counted-database.ts';

const TIMES = 40;
/** The first ones, which prepare statements and read the catalogue of tables, do not count. */
const WARM_UP = 10;

type Counted = ReturnType<typeof openCountedDatabase>;
type Subjects = Awaited<ReturnType<typeof findSubjects>>;

/**
 * The median time of each call of the bot, its slowest, and the pages that it reads: for ordinary and for popular
 * subjects.
 */
export async function measureBotCalls({ url, scale, chosen }: Bench): Promise<Table> {
  const database = openCountedDatabase(url);
  const subjects = await findSubjects(
    database.db,
    sizesAt(scale).people,
    Math.floor(Date.now() / 1000) % 1e6,
  );
  const table: Table = {};
  for (const [name, call] of Object.entries(BOT_CALLS)) {
    if (!chosen.test(name)) continue;
    const [ordinary, popular] = [
      await measure(database, call, (n) => subjects(n, false)),
      await measure(database, call, (n) => subjects(n, true)),
    ];
    table[name] = { ...columnsOf(ordinary, ''), ...columnsOf(popular, ', popular') };
  }
  await database.close();
  return table;
}

async function measure({ db, count }: Counted, call: BotCall, subject: (n: number) => ReturnType<Subjects>) {
  const costs: Cost[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const cost = await count(() => call(db, subject(n)));
    if (n >= WARM_UP) costs.push(cost);
  }
  return costs;
}

function columnsOf(costs: readonly Cost[], which: string): Table[string] {
  const sorted = (of: (cost: Cost) => number) => costs.map(of).sort((a, b) => a - b);
  const times = sorted(({ ms }) => ms);
  return {
    [`median ms${which}`]: toThreeDigits(quantile(times, 0.5)),
    [`most ms${which}`]: toThreeDigits(quantile(times, 1)),
    [`pages${which}`]: quantile(
      sorted(({ pages }) => pages),
      0.5,
    ),
  };
}
