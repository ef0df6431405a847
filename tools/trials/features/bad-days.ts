import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../server-cluster.ts';
import { FAULTS } from './faults.ts';
import type { TrialMessenger } from './messenger.ts';

/** Milliseconds before the first kill, and between a kill and the next fault. */
const FIRST_MS = 3000;
const PAUSE_MS = 3500;

/**
 * Disturbs `work`: each server is killed in turn, and between two kills the messenger misbehaves, each time in a
 * different way. At least a round of all servers, and no more than one.
 */
export async function onABadDay<Result>(
  { messenger, servers }: { messenger: TrialMessenger; servers: Cluster },
  work: () => Promise<Result>,
): Promise<Result> {
  const working = work();
  await sleep(FIRST_MS);
  for (const [index] of servers.ports.entries()) {
    const fault = FAULTS[index % FAULTS.length] ?? 'error';
    messenger.faults.begin(fault);
    await sleep(PAUSE_MS);
    const role = servers.leads().index === index ? 'leader' : 'server';
    console.log(`The messenger: ${fault}. Killing ${role} ${index + 1} ...`);
    await servers.restart(index, 'SIGKILL');
    messenger.faults.end();
    await sleep(PAUSE_MS);
  }
  return working;
}
