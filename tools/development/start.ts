// The server with the simulator, the demo and the page that connects a bot, as `npm start` runs it.

import { loadProcessSettings } from '../../src/server/config/load-settings-file.ts';
import { openFirstStart } from '../../src/server/first-start/open-first-start.ts';
import { runServer } from '../../src/server/run-server.ts';
import { developmentParts } from './server-parts.ts';

await loadProcessSettings();
await runServer({ ...developmentParts, openFirstStart });
