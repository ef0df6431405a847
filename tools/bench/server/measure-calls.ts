import { quantile } from '../quantile.ts';
import type { Measured, Table } from './bench.ts';
import type { Call } from './call.ts';
import { formatHttpRequest, openConnection } from './raw-http-client.ts';
import type { TokenOf } from './sample-calls.ts';

/** Calls at the start that do not count. */
const WARM_UP = 20;

type Load = { port: number; make(): Call; tokenOf: TokenOf; concurrency: number; ms: number };

type Measurement = { times: number[]; refused: Map<number, number> };

/** Calls for a while at this concurrency; returns the times in milliseconds, sorted, and the statuses that were not 200. */
async function measureCall({ port, make, tokenOf, concurrency, ms }: Load): Promise<Measurement> {
  const times: number[] = [];
  const refused = new Map<number, number>();
  const end = performance.now() + ms;
  const one = async () => {
    const connection = await openConnection(port);
    for (let n = 0; performance.now() < end || n * concurrency < WARM_UP + 5; n += 1) {
      const call = make();
      const request = formatHttpRequest({ ...call, token: await tokenOf(call.user) });
      const start = performance.now();
      const status = await connection.ask(request);
      if (n * concurrency >= WARM_UP) times.push(performance.now() - start);
      if (status !== 200) refused.set(status, (refused.get(status) ?? 0) + 1);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: concurrency }, one));
  return { times: times.sort((a, b) => a - b), refused };
}

export const toThreeDigits = (time: number): number => Number(time.toPrecision(3));

/** The median and the 99th percentile of each call, one at a time and 32 at once. */
export async function measureCalls({ server, calls, chosen, tokenOf, ms }: Measured): Promise<Table> {
  const table: Table = {};
  for (const [name, make] of Object.entries(calls)) {
    if (!chosen.test(name)) continue;
    const row: Table[string] = {};
    table[name] = row;
    for (const concurrency of [1, 32]) {
      const label = concurrency === 1 ? '' : `, ${concurrency}`;
      const { times, refused } = await measureCall({ port: server.port, make, tokenOf, concurrency, ms });
      row[`median${label}`] = toThreeDigits(quantile(times, 0.5));
      row[`p99${label}`] = toThreeDigits(quantile(times, 0.99));
      if (refused.size > 0)
        row['refused'] = [...refused].map(([status, count]) => `${count} x ${status}`).join(' ');
    }
  }
  return table;
}
