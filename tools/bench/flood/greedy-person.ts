// One person does what they can to take a server down while 2,000 others use it; prints the others' errors and their p99
// beside a quiet run's. Takes about a minute.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import * as v from 'valibot';
import { type Counts, compareWithQuiet, countsSchema, PORT, SECRET, TITLES, withServer } from './crowd.ts';

/** `from`: the address that the flood comes from. */
export async function floodAsOnePerson({ from }: { from: string }): Promise<void> {
  await withServer(() => compareWithQuiet(() => startFlood(from)));
}

async function startFlood(from: string): Promise<() => Promise<Counts>> {
  const args = [String(PORT), SECRET, String(TITLES), from];
  const flood = fork(new URL('flooding-person.js', import.meta.url), args);
  setPriority(flood.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL);
  await once(flood, 'message');
  return async () => {
    flood.send('stop');
    const [sent]: unknown[] = await once(flood, 'message');
    flood.kill();
    return v.parse(countsSchema, sent);
  };
}
