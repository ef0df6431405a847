// npm run try:failover [-- <seconds>]: two servers behind HAProxy, which reach a primary with a synchronous standby by
// way of PgBouncer (transaction mode) and another HAProxy. While people play and change their lists, the primary is
// killed with kill -9 and the standby promoted; so many seconds (5) of service lie before and after. Prints the writes
// that were acknowledged, those of them that are lost, and the seconds between the last write before and the first
// after; ends with 1 when any is lost or a call fails once writes go well again.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseCount } from '../commands/parse-count.mjs';
import { CommandError, runCommand } from '../commands/run-command.mjs';
import { startHaproxy, startHaproxyToPrimary } from '../verify/haproxy.mjs';
import { startPgbouncer } from '../verify/pgbouncer.mjs';
import { type PrimaryAndStandby, startPrimaryAndStandby } from './failover/primary-and-standby.ts';
import { createWriteLoad } from './failover/write-load.ts';
import { type MadeCall, startCluster, startUserLoad } from './server-cluster.ts';
import { loadDemoCatalogue } from './spawned-servers.ts';

const SERVERS = 2;
const CLIENTS = 16;
/** By then writes go well again, or never. */
const TIMEOUT_MS = 60_000;

type Running = { stop(): Promise<void> };

/** What was started, the latest first. */
const started: Running[] = [];
const stopLater = <One extends Running>(one: One): One => {
  started.unshift(one);
  return one;
};

async function tryFailover(pair: PrimaryAndStandby, folder: string, pause: number) {
  const data = join(folder, 'data');
  console.log('Loading the demo ...');
  loadDemoCatalogue({ DATA_DIR: data, DATABASE_URL: pair.primary.url });
  console.log('Starting the servers ...');
  const toPrimary = stopLater(await startHaproxyToPrimary([pair.primary, pair.standby]));
  const behind = `postgres://postgres@127.0.0.1:${toPrimary.port}/postgres`;
  const bouncer = stopLater(await startPgbouncer(behind, { connections: 20 }));
  const fleet = stopLater(await startCluster({ DATA_DIR: data, DATABASE_URL: bouncer.url }, SERVERS));
  const proxy = stopLater(await startHaproxy(fleet.ports));
  const { write, acknowledgedAt, lost } = createWriteLoad(proxy.url);
  console.log('People write ...');
  const people = startUserLoad(CLIENTS, write);
  await sleep(pause);

  console.log('Killing the primary ...');
  const killedAt = Date.now();
  await pair.failOver();
  const promoted = Date.now();
  const backAt = () => acknowledgedAt().find((at) => at > promoted);
  while (backAt() === undefined && Date.now() - killedAt < TIMEOUT_MS) await sleep(50);
  if (backAt() === undefined)
    throw new CommandError('Nobody could write any more after the standby was promoted.');
  await sleep(pause);

  const calls = await people.stop();
  return { ...sum(calls, acknowledgedAt(), promoted), lost: await lost(pair.standby.url) };
}

/** The longest time without a write is that of the failure. */
function sum(calls: readonly MadeCall[], acknowledgedAt: readonly number[], promoted: number) {
  const after = acknowledgedAt.find((at) => at > promoted) ?? Infinity;
  const before = acknowledgedAt.filter((at) => at <= promoted).at(-1) ?? 0;
  const failed = calls.filter(({ outcome }) => outcome !== 'ok');
  for (const kind of new Set(failed.map(({ outcome }) => outcome)))
    console.log(`${failed.filter(({ outcome }) => outcome === kind).length} times ${kind}`);
  return {
    writes: calls.length,
    acknowledged: acknowledgedAt.length,
    failed: failed.length,
    'failed after that': failed.filter(({ began }) => began > after).length,
    'seconds without a write': ((after - before) / 1000).toFixed(1),
  };
}

await runCommand(async () => {
  const pause = parseCount(process.argv[2] ?? '5', 'seconds') * 1000;
  const pair = stopLater(await startPrimaryAndStandby());
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-failover-'));
  try {
    const outcome = await tryFailover(pair, folder, pause);
    console.log(
      Object.entries(outcome)
        .map(([name, number]) => `${name} ${number}`)
        .join(', '),
    );
    if (outcome.lost + outcome['failed after that'] > 0) process.exitCode = 1;
  } finally {
    for (const one of started) await one.stop();
    await rm(folder, { recursive: true });
  }
});
process.exit();
