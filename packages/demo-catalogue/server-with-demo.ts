// The server with the demo, as `npm start` runs it.
import { runServer } from '../../src/server/run-server.ts';
import { loadOrRemoveDemoAtStart } from './load-or-remove-demo-at-start.ts';

await runServer(loadOrRemoveDemoAtStart);
