// The server alone, as it runs in production.

import { loadProcessSettings } from './config/load-settings-file.ts';
import { runServer } from './run-server.ts';

await loadProcessSettings();
await runServer();
