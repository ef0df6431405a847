// The server alone, as it runs in production.
import { runServer } from './run-server.ts';

await runServer();
