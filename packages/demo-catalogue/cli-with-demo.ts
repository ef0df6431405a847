// The command line with the demo's commands, as `npm run vetrina` runs it.
import { serverCommands } from '../../src/server/cli/commands/index.ts';
import { runProcessArguments } from '../../src/server/cli/run-process-arguments.ts';
import { demoCommands } from './commands.ts';

await runProcessArguments([...serverCommands, ...demoCommands]);
