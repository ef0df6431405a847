// The command line alone, as it runs in production.

import { loadSettingsFile } from '../config/load-settings-file.ts';
import { serverCommands } from './commands/index.ts';
import { runProcessArguments } from './run-command-line.ts';

await loadSettingsFile(process.env);
await runProcessArguments(serverCommands);
