// npm run check: the checks that need no browser, without the slow tests.

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
