// The command line alone, as it runs in production.
import { serverCommands } from './commands/index.ts';
import { runProcessArguments } from './run-process-arguments.ts';

await runProcessArguments(serverCommands);
