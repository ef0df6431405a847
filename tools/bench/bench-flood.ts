// npm run bench:flood [-- SCENARIO...] [--from ADDRESS]: one person's power over all others, in each given scenario
// of `flood/`, or in all. `--from`: the address of the greedy person's calls; 127.0.0.1 is the same proxy as the
// others'.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { CommandError, runCommand } from '../commands/run-command.mjs';
import { TRIAL_SECRET } from '../trials/spawned-servers.ts';
import { floodTheChat } from './flood/chatty-person.ts';
import { type Counts, compareWithQuiet, countsSchema, PORT, TITLES, withServer } from './flood/crowd.ts';
import { floodWithLists } from './flood/hostile-lists.ts';

const SCENARIOS = {
  'chatty-person': floodTheChat,
  'greedy-person': floodAsOnePerson,
  'hostile-lists': floodWithLists,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: '127.0.0.2' } },
});

await runCommand(async () => {
  const unknown = positionals.find((name) => !(name in SCENARIOS));
  if (unknown)
    throw new CommandError(`No scenario "${unknown}"; there are ${Object.keys(SCENARIOS).join(', ')}.`);
  for (const [name, run] of Object.entries(SCENARIOS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`\n${name}:`);
    await run({ from: values.from });
  }
});
process.exit();

/**
 * One person does their utmost to take a server down while 2,000 others use it; prints the others' errors and their
 * p99 beside a quiet run's. Takes about a minute. `from`: the address of the flood.
 */
async function floodAsOnePerson({ from }: { from: string }): Promise<void> {
  await withServer(() => compareWithQuiet(() => startFlood(from)));
}

async function startFlood(from: string): Promise<() => Promise<Counts>> {
  const args = [String(PORT), TRIAL_SECRET, String(TITLES), from];
  const flood = fork(new URL('flood/flooding-person.js', import.meta.url), args);
  setPriority(flood.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL);
  await once(flood, 'message');
  return async () => {
    flood.send('stop');
    const [sent]: unknown[] = await once(flood, 'message');
    flood.kill();
    return v.parse(countsSchema, sent);
  };
}
