// The server with the simulator and the demo, as `npm start` runs it.
import { loadOrRemoveDemoAtStart } from '../../packages/demo-catalogue/load-or-remove-demo-at-start.ts';
import { runServer } from '../../src/server/run-server.ts';
import { openSimulator } from './open-simulator.ts';

await runServer({
  openMessenger: openSimulator,
  beforeServing: loadOrRemoveDemoAtStart,
  emptyCatalogueHint:
    'Per provare prima con un catalogo di esempio: <code>npm run vetrina -- demo load</code>.',
});
