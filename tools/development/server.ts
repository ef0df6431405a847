// The server with the simulator and the demo, as `npm run dev` runs it.
import { runServer } from '../../src/server/run-server.ts';
import { openSimulatorWithKeptChats } from './open-simulator.ts';
import { developmentParts } from './server-parts.ts';

await runServer({ ...developmentParts, openMessenger: openSimulatorWithKeptChats });
