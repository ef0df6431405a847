import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile } from '../quantile.ts';
import type { Measured, Table } from './bench.ts';
import { measureCall, toThreeDigits } from './measure-calls.ts';
import { formatHttpRequest, openConnection } from './raw-http-client.ts';
import type { Call } from './sample-calls.ts';
import { startBareHttpServer } from './start-server.ts';

const ROUNDS = 5;
const HOT_CALLS = [
  'get_top',
  'top_contents',
  'top_genres',
  'get_last',
  'get_generi',
  'get_genere',
  'get_years',
  'filter_contents',
] as const;

/**
 * How many answers out of the cache a second, and as a share of what a bare node:http server gives that sends the same
 * bytes: medians of five rounds, in each of which both are measured in turn.
 */
export async function measureCachedCalls({ server, calls, tokenOf, ms }: Measured): Promise<Table> {
  const table: Table = {};
  for (const name of HOT_CALLS) table[name] = await shareOf({ server, call: calls[name](), tokenOf, ms });
  return table;
}

async function shareOf({
  server,
  call,
  tokenOf,
  ms,
}: Pick<Measured, 'server' | 'tokenOf' | 'ms'> & { call: Call }) {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-bench-'));
  const file = join(folder, 'answer');
  await writeFile(
    file,
    await bodyOf(server.port, formatHttpRequest({ ...call, token: await tokenOf(call.user) })),
  );
  const bare = await startBareHttpServer(file);
  const perSecond = async ({ port }: { port: number }) => {
    const { times } = await measureCall({ port, make: () => call, tokenOf, concurrency: 32, ms });
    return (times.length * 1000) / ms;
  };
  const rounds: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ theirs: await perSecond(bare), ours: await perSecond(server) });
  await bare.stop();
  await rm(folder, { recursive: true });
  const median = (values: number[]) =>
    quantile(
      values.toSorted((a, b) => a - b),
      0.5,
    );
  return {
    'a second': Math.round(median(rounds.map(({ ours }) => ours))),
    bare: Math.round(median(rounds.map(({ theirs }) => theirs))),
    share: toThreeDigits(median(rounds.map(({ ours, theirs }) => ours / theirs))),
  };
}

async function bodyOf(port: number, request: string): Promise<Buffer> {
  const connection = await openConnection(port);
  const { body } = await connection.ask(request);
  connection.close();
  return body;
}
