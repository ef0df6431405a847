// The command line alone, as it runs in production.
import { commands } from './commands/index.ts';
import { runInProcess } from './run-in-process.ts';

await runInProcess(commands);
