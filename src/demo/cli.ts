// The command line with the demo's commands, as `npm run vetrina` runs it.
import { serverCommands } from '../server/cli/commands/index.ts';
import { runCli } from '../server/cli/run-cli.ts';
import { demoCommands } from './commands.ts';

await runCli([...serverCommands, ...demoCommands]);
