// The command line alone, as it runs in production.
import { serverCommands } from './commands/index.ts';
import { runProcessArguments } from './run-command-line.ts';

await runProcessArguments(serverCommands);
