import { setTimeout } from 'node:timers/promises';
import type { Measured, Table } from './bench.ts';
import type { Call } from './call.ts';
import { USER_WITH_FULL_LISTS } from './fill-database.ts';
import { measureCall, quantile, toThreeDigits } from './measure-calls.ts';

const GREEDY = 20;

/** Each is measured in a new window, or the calls before would count against it. */
const RATE_LIMIT_WINDOW_MS = 10_000;

/**
 * How much one person who makes the most expensive calls, twenty at once and as often as the limits allow, slows others:
 * their median time, and how many times the quiet one that is.
 */
export async function measureHeavyUser({ server, calls, tokenOf, ms }: Measured): Promise<Table> {
  const other = () => calls.get_content();
  const quiet = quantile(
    (await measureCall({ port: server.port, make: other, tokenOf, atOnce: 1, ms })).times,
    0.5,
  );
  const table: Table = { 'nobody else': { 'median ms': toThreeDigits(quiet), times: 1 } };
  for (const name of [
    'filter, genres, deep',
    'filter, nothing chosen, deep',
    'get_list, 1000 whole',
    'play_content',
  ] as const) {
    const greedy = () => callOfUser(calls[name](), USER_WITH_FULL_LISTS);
    await setTimeout(RATE_LIMIT_WINDOW_MS);
    const [{ times }, heavy] = await Promise.all([
      measureCall({ port: server.port, make: other, tokenOf, atOnce: 1, ms }),
      measureCall({ port: server.port, make: greedy, tokenOf, atOnce: GREEDY, ms }),
    ]);
    const median = quantile(times, 0.5);
    table[name] = {
      'median ms': toThreeDigits(median),
      times: Number((median / quiet).toFixed(1)),
      'of the one': heavy.times.length,
      refused: heavy.refused.get(429) ?? 0,
    };
  }
  return table;
}

/** A call as this person makes it. */
export function callOfUser({ path, body, ...call }: Call, user: string): Call {
  return {
    ...call,
    path: path.replace(/(user[-_]id)=\d+/g, `$1=${user}`),
    user,
    ...(body && { body: { ...body, user_id: user } }),
  };
}
