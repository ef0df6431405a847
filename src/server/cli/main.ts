// The command line alone, as it runs in production.

import { loadProcessSettings } from '../config/load-settings-file.ts';
import { serverCommands } from './commands/index.ts';
import { runProcessArguments } from './run-command-line.ts';

await loadProcessSettings();
await runProcessArguments(serverCommands);
