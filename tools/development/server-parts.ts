import { loadOrRemoveDemoAtStart } from '../../packages/demo-catalogue/load-or-remove-demo-at-start.ts';
import type { DevelopmentParts } from '../../src/server/run-server.ts';
import { openSimulator } from './open-simulator.ts';

/** The simulator and the demo. */
export const developmentParts: DevelopmentParts = {
  openMessenger: openSimulator,
  beforeServing: loadOrRemoveDemoAtStart,
  emptyCatalogueHints: {
    it: 'Per provare prima con un catalogo di esempio: <code>npm run vetrina -- demo load</code>.',
    en: 'To try it first with an example catalogue: <code>npm run vetrina -- demo load</code>.',
    es: 'Para probar antes con un catálogo de ejemplo: <code>npm run vetrina -- demo load</code>.',
  },
};
