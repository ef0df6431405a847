// npm test: every rule, once. npm run test:all: then also on the second database where databases differ, with kills and
// restarts, in further browsers. Both work from a fresh clone; the last line printed is "N passed, M failed".

import { buildInOneLanguage, buildOtherLanguages, buildTools } from '../build/build-steps.mjs';
import { installPackages } from '../commands/install-packages.mjs';
import { runCommand } from '../commands/run-command.mjs';
import { findHeadlessShell } from './find-chromium.mjs';
import { missingWebkitPrograms } from './find-webkit.mjs';
import { staticChecks } from './static-checks.mjs';
import {
  createStep,
  furtherJourneys,
  furtherUnitTests,
  headlessShellJourneys,
  journeys,
  runVerification,
  sizeBudgets,
  unitTests,
  webkitJourneys,
} from './verification-steps.mjs';

const STEPS = [
  createStep('packages', installPackages),
  { ...staticChecks, isBeside: true },
  createStep('build', buildInOneLanguage),
  sizeBudgets,
  unitTests,
  journeys,
];

async function furtherSteps() {
  const isWebkitThere = (await missingWebkitPrograms()).length === 0;
  return [
    createStep('build of the other languages', buildOtherLanguages),
    createStep('build of the tools', buildTools),
    furtherUnitTests,
    furtherJourneys,
    ...((await findHeadlessShell()) ? [headlessShellJourneys] : []),
    ...(isWebkitThere ? [webkitJourneys('build/webkit')] : []),
  ];
}

await runCommand(async () =>
  runVerification(process.argv.includes('--all') ? [...STEPS, ...(await furtherSteps())] : STEPS),
);
