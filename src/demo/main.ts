// The server with the demo, as `npm start` runs it.
import { runServer } from '../server/run-server.ts';
import { beforeServing } from './before-serving.ts';

await runServer(beforeServing);
