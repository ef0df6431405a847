// The server with the demo, as `npm start` runs it.
import { runServer } from '../server/run-server.ts';
import { syncDemo } from './sync-demo.ts';

await runServer(syncDemo);
