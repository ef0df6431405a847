import { loadOrRemoveDemoAtStart } from '../../packages/demo-catalogue/load-or-remove-demo-at-start.ts';
import type { DevelopmentParts } from '../../src/server/run-server.ts';
import { openSimulator } from './open-simulator.ts';

/** The simulator and the demo. */
export const developmentParts: DevelopmentParts = {
  openMessenger: openSimulator,
  beforeServing: loadOrRemoveDemoAtStart,
  hasDemo: true,
};
