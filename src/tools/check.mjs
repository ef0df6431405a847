// npm run check: what needs no browser and little patience.

import { installPackages } from './install-packages.mjs';
import { runCommand } from './run-command.mjs';
import { createStep, runVerification, staticChecks, unitTests } from './verification-steps.mjs';

await runCommand(() =>
  runVerification([
    createStep('packages', installPackages),
    ...staticChecks,
    unitTests(['client', 'server']),
  ]),
);
