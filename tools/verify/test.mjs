// npm test: every rule, once; types and dead code are `npm run check`'s. npm run test:all: these too, then also on the second
// database where databases differ, with kills and restarts, in WebKit. Both work from a fresh clone; the last line printed is
// "N passed, M failed". With --seconds they store how long each test file takes, by which the next runs are ordered.

import { buildAll, buildTools } from '../build/build-steps.mjs';
import { installPackages } from '../commands/install-packages.mjs';
import { runCommand } from '../commands/run-command.mjs';
import { missingWebkitPrograms } from './find-webkit.mjs';
import { quickStaticChecks, staticChecks } from './static-checks.mjs';
import {
  createStep,
  furtherJourneys,
  furtherUnitTests,
  journeys,
  runVerification,
  sizeBudgets,
  unitTests,
  webkitJourneys,
} from './verification-steps.mjs';

const isWhole = process.argv.includes('--all');
if (process.argv.includes('--seconds')) process.env['STORE_SECONDS'] = '1';

const STEPS = [
  createStep('packages', installPackages),
  { ...(isWhole ? staticChecks : quickStaticChecks), isBeside: true },
  createStep('build', buildAll),
  sizeBudgets,
  unitTests,
  journeys,
];

async function furtherSteps() {
  const isWebkitThere = (await missingWebkitPrograms()).length === 0;
  return [
    createStep('build of the tools', buildTools),
    furtherUnitTests,
    furtherJourneys,
    ...(isWebkitThere ? [webkitJourneys('build/webkit')] : []),
  ];
}

await runCommand(async () => runVerification(isWhole ? [...STEPS, ...(await furtherSteps())] : STEPS));
