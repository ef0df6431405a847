import { HOARDER } from './fill.mjs';
import { inMs, measure, quantile } from './measure.mjs';

const GREEDY = 20;

/**
 * How much one person who asks for the dearest things, twenty at once and as often as the limits allow, slows others:
 * their median time, and how many times the quiet one that is.
 */
export async function neighbours({ server, calls, tokenOf, ms }) {
  const other = () => calls.get_content();
  const quiet = quantile(
    (await measure({ port: server.port, make: other, tokenOf, atOnce: 1, ms })).times,
    0.5,
  );
  const table = { 'nobody else': { 'median ms': inMs(quiet), times: 1 } };
  for (const name of [
    'filter, genres, deep',
    'filter, nothing chosen, deep',
    'get_list, 1000 whole',
    'play_content',
  ]) {
    const greedy = () => ofOne(calls[name]());
    const [{ times }] = await Promise.all([
      measure({ port: server.port, make: other, tokenOf, atOnce: 1, ms }),
      measure({ port: server.port, make: greedy, tokenOf, atOnce: GREEDY, ms }),
    ]);
    const median = quantile(times, 0.5);
    table[name] = { 'median ms': inMs(median), times: Number((median / quiet).toFixed(1)) };
  }
  return table;
}

/** A call as the one person makes it. */
function ofOne({ path, body, ...call }) {
  return {
    ...call,
    path: path.replace(/(user[-_]id)=\d+/g, `$1=${HOARDER}`),
    user: HOARDER,
    ...(body && { body: { ...body, user_id: HOARDER } }),
  };
}
