// npm run check: the checks that take a minute or two: static checks, tests that open neither a database nor the
// whole mini app, all SQL against the schema, and the tests of changed statements.

import { installPackages } from '../commands/install-packages.mjs';
import { runCommand } from '../commands/run-command.mjs';
import { staticChecks } from './static-checks.mjs';
import { createStep, quickUnitTests, runVerification, statements } from './verification-steps.mjs';

await runCommand(() =>
  runVerification([createStep('packages', installPackages), staticChecks, quickUnitTests, statements]),
);
