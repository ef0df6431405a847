// npm test: everything, from a fresh clone. The last line printed is "N passed, M failed".

import { buildAll, buildTools } from '../build/build-steps.mjs';
import { installPackages } from '../commands/install-packages.mjs';
import { runCommand } from '../commands/run-command.mjs';
import { staticChecks } from './static-checks.mjs';
import {
  browserJourneys,
  createStep,
  runVerification,
  sizeBudgets,
  unitTests,
} from './verification-steps.mjs';

await runCommand(() =>
  runVerification([
    createStep('packages', installPackages),
    createStep('build', buildAll),
    createStep('build of the tools', buildTools),
    sizeBudgets,
    staticChecks,
    unitTests(),
    browserJourneys,
  ]),
);
