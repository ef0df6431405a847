// The command line with the demo's commands, as `npm run vetrina` runs it.
import { serverCommands } from '../server/cli/commands/index.ts';
import { runMain } from '../server/cli/run-main.ts';
import { demoCommands } from './commands.ts';

await runMain([...serverCommands, ...demoCommands]);
