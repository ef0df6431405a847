// npm run bench:flood [-- SCENARIO...] [--from ADDRESS]: what one person can do to all others, in each scenario of `flood/`
// that is named, or in all. `--from`: where the greedy person's calls come from; 127.0.0.1 is the same proxy as the others'.
import { parseArgs } from 'node:util';
import { buildNodePrograms } from '../build/build-steps.mjs';
import { installPackages } from '../commands/install-packages.mjs';
import { CommandError, runCommand } from '../commands/run-command.mjs';

/** Loaded after the build, which they import from. */
const SCENARIOS = {
  'anonymous-pictures': () => import('./flood/anonymous-pictures.mjs'),
  'greedy-person': () => import('./flood/greedy-person.mjs'),
  'rate-limited-chat': () => import('./flood/rate-limited-chat.mjs'),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: '127.0.0.2' } },
});

await runCommand(async () => {
  const unknown = positionals.find((name) => !(name in SCENARIOS));
  if (unknown)
    throw new CommandError(`No scenario "${unknown}"; there are ${Object.keys(SCENARIOS).join(', ')}.`);
  await installPackages();
  await buildNodePrograms();
  for (const [name, load] of Object.entries(SCENARIOS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`\n${name}:`);
    const { run } = await load();
    await run({ from: values.from });
  }
});
process.exit();
