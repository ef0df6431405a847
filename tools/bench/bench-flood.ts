// npm run bench:flood [-- SCENARIO...] [--from ADDRESS]: what one person can do to all others, in each scenario of `flood/`
// that is named, or in all. `--from`: where the greedy person's calls come from; 127.0.0.1 is the same proxy as the others'.
import { parseArgs } from 'node:util';
import { CommandError, runCommand } from '../commands/run-command.mjs';
import { floodTheChat } from './flood/chatty-person.ts';
import { floodAsOnePerson } from './flood/greedy-person.ts';
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
