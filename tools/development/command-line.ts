// The command line with the demo's commands, as `npm run vetrina` runs it.
import { demoCommands } from '../../packages/demo-catalogue/commands.ts';
import { serverCommands } from '../../src/server/cli/commands/index.ts';
import { runProcessArguments } from '../../src/server/cli/run-command-line.ts';
import { loadSettingsFile } from '../../src/server/config/load-settings-file.ts';

await loadSettingsFile(process.env);
await runProcessArguments([...serverCommands, ...demoCommands()]);
