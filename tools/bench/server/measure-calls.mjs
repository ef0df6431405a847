import { formatHttpRequest, openConnection } from './raw-http-client.mjs';

/** Calls at the start that are left out of the times. */
const WARM_UP = 20;

/** Calls for a while, `atOnce` at a time; answers the times in milliseconds, sorted, and the statuses that were not 200. */
export async function measureCall({ port, make, tokenOf, atOnce, ms }) {
  const times = [];
  const refused = new Map();
  const end = performance.now() + ms;
  const one = async () => {
    const connection = await openConnection(port);
    for (let n = 0; performance.now() < end || n * atOnce < WARM_UP + 5; n += 1) {
      const call = make();
      const request = formatHttpRequest({ ...call, token: await tokenOf(call.user) });
      const start = performance.now();
      const { status } = await connection.ask(request);
      if (n * atOnce >= WARM_UP) times.push(performance.now() - start);
      if (status !== 200) refused.set(status, (refused.get(status) ?? 0) + 1);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return { times: times.sort((a, b) => a - b), refused };
}

export const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
export const toThreeDigits = (time) => Number(time.toPrecision(3));

/** The median and the 99th percentile of each call, one at a time and 32 at once. */
export async function measureCalls({ server, calls, chosen, tokenOf, ms }) {
  const table = {};
  for (const [name, make] of Object.entries(calls)) {
    if (!chosen.test(name)) continue;
    table[name] = {};
    for (const [label, atOnce] of [
      ['', 1],
      [', 32', 32],
    ]) {
      const { times, refused } = await measureCall({ port: server.port, make, tokenOf, atOnce, ms });
      table[name][`median${label}`] = toThreeDigits(quantile(times, 0.5));
      table[name][`p99${label}`] = toThreeDigits(quantile(times, 0.99));
      if (refused.size > 0)
        table[name].refused = [...refused].map(([status, count]) => `${count} x ${status}`).join(' ');
    }
  }
  return table;
}
