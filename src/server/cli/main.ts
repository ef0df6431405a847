// The command line alone, as it runs in production.
import { serverCommands } from './commands/index.ts';
import { runCli } from './run-cli.ts';

await runCli(serverCommands);
