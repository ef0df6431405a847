import { quantile } from '../quantile.ts';
import type { Bench, Table } from './bench.ts';
import { type Cost, openCountedDatabase } from './bot/counted-database.ts';
import { buildMeasuredApp } from './build-measured-app.ts';
import { toThreeDigits } from './measure-calls.ts';

const TIMES = 20;
/** The first ones, which fill caches and read the catalogue of tables, do not count. */
const WARM_UP = 5;
/** Characters of a statement in the table. */
const SHOWN = 60;
/** Milliseconds for which answers are cached: never. */
const FRESH_MS = 1;

/**
 * Each call alone, on one connection: its time, and the pages that the database reads for it, which are the same however busy
 * the machine is.
 */
export async function measurePages({ url, calls, chosen, tokenOf, secret }: Bench): Promise<Table> {
  const { db, count, close } = openCountedDatabase(url);
  const app = await buildMeasuredApp({ db, kind: 'postgres', secret, cacheMs: FRESH_MS });
  const table: Table = {};
  for (const [name, make] of Object.entries(calls).filter(([called]) => chosen.test(called))) {
    const costs: Cost[] = [];
    for (let n = 0; n < TIMES; n += 1) {
      const { method, path, user, body } = make();
      const headers = { authorization: `Bearer ${await tokenOf(user)}` };
      const cost = await count(() =>
        app.inject({ method, url: path, headers, ...(body && { payload: body }) }),
      );
      if (n >= WARM_UP) costs.push(cost);
    }
    table[name] = rowOf(costs);
  }
  await app.close();
  await close();
  return table;
}

function rowOf(costs: readonly Cost[]): Table[string] {
  const sorted = (of: 'ms' | 'pages') => costs.map((cost) => cost[of]).sort((a, b) => a - b);
  const [slowest] = costs.toSorted((a, b) => b.slowestMs - a.slowestMs);
  return {
    'median ms': toThreeDigits(quantile(sorted('ms'), 0.5)),
    'most ms': toThreeDigits(quantile(sorted('ms'), 1)),
    pages: quantile(sorted('pages'), 0.5),
    'most pages': quantile(sorted('pages'), 1),
    'slowest ms': toThreeDigits(slowest?.slowestMs ?? 0),
    'slowest statement': slowest?.slowest.slice(0, SHOWN) ?? '',
  };
}
