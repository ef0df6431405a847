// The command line with the demo's commands, as `npm run vetrina` runs it.
import { demoCommands } from '../../packages/demo-catalogue/commands.ts';
import { DEFAULT_OWNER_ID } from '../../packages/telegram-simulator/server/world/seed-people.ts';
import { serverCommands } from '../../src/server/cli/commands/index.ts';
import { runProcessArguments } from '../../src/server/cli/run-command-line.ts';
import { loadProcessSettings } from '../../src/server/config/load-settings-file.ts';

await loadProcessSettings();
// Without a bot the owner of the simulator's has the desk.
if (!process.env['BOT_TOKEN']?.trim()) process.env['OWNER_IDS'] ||= String(DEFAULT_OWNER_ID);
await runProcessArguments([...serverCommands, ...demoCommands()]);
