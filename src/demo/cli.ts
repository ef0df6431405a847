// The command line with the demo's commands, as `npm run vetrina` runs it.
import { commands } from '../server/cli/commands/index.ts';
import { runInProcess } from '../server/cli/run-in-process.ts';
import { demoCommands } from './commands.ts';

await runInProcess([...commands, ...demoCommands]);
