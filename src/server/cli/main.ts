// The command line alone, as it runs in production.
import { serverCommands } from './commands/index.ts';
import { runMain } from './run-main.ts';

await runMain(serverCommands);
