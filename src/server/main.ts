// The server alone, as it runs in production.

import { loadSettingsFile } from './config/load-settings-file.ts';
import { runServer } from './run-server.ts';

await loadSettingsFile(process.env);
await runServer();
