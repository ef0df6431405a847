// The command line with the demo's commands, as `npm run vetrina` runs it.
import { demoCommands } from '../../packages/demo-catalogue/commands.ts';
import { serverCommands } from '../../src/server/cli/commands/index.ts';
import { runProcessArguments } from '../../src/server/cli/run-command-line.ts';

await runProcessArguments([...serverCommands, ...demoCommands()]);
