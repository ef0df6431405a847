import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureCall } from './measure-calls.mjs';
import { formatHttpRequest, openConnection } from './raw-http-client.mjs';
import { startBareHttpServer } from './start-server.mjs';

const ROUNDS = 3;
const HOT = [
  'get_top',
  'top_contents',
  'top_genres',
  'get_last',
  'get_generi',
  'get_genere',
  'get_years',
  'filter_contents',
];

/**
 * How many answers out of the cache a second, and as a share of what a bare node:http server gives that sends the same
 * bytes: in turn, the best of three rounds each.
 */
export async function measureCachedCalls({ server, calls, tokenOf, ms }) {
  const table = {};
  for (const name of HOT) table[name] = await shareOf({ server, call: calls[name](), tokenOf, ms });
  return table;
}

async function shareOf({ server, call, tokenOf, ms }) {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-bench-'));
  const file = join(folder, 'answer');
  await writeFile(
    file,
    await bodyOf(server.port, formatHttpRequest({ ...call, token: await tokenOf(call.user) })),
  );
  const bare = await startBareHttpServer(file);
  const best = new Map();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { port } of [bare, server]) {
      const { times } = await measureCall({ port, make: () => call, tokenOf, atOnce: 32, ms });
      best.set(port, Math.max(best.get(port) ?? 0, (times.length * 1000) / ms));
    }
  await bare.stop();
  await rm(folder, { recursive: true });
  const [ours, theirs] = [best.get(server.port), best.get(bare.port)];
  return {
    'a second': Math.round(ours),
    bare: Math.round(theirs),
    share: Number((ours / theirs).toFixed(2)),
  };
}

async function bodyOf(port, request) {
  const connection = await openConnection(port);
  const { body } = await connection.ask(request);
  connection.close();
  return body;
}
