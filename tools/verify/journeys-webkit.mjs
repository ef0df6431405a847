// npm run journeys:webkit [-- <folder>]: the core journey in WebKit, the engine of iPhones; its pictures go to the
// folder. The last line printed is "N passed, M failed".

import { buildAll } from '../build/build-steps.mjs';
import { installPackages } from '../commands/install-packages.mjs';
import { CommandError, runCommand } from '../commands/run-command.mjs';
import { missingWebkitPrograms, WEBKIT_INSTALL_HINT } from './find-webkit.mjs';
import { createStep, runVerification, webkitJourneys } from './verification-steps.mjs';

await runCommand(async () => {
  const [folder = 'build/webkit'] = process.argv.slice(2);
  const missing = await missingWebkitPrograms();
  if (missing.length > 0) throw new CommandError(`No ${missing.join(', no ')}: ${WEBKIT_INSTALL_HINT}.`);
  console.log(`The pictures go to ${folder}/`);
  await runVerification([
    createStep('packages', installPackages),
    createStep('build', buildAll),
    webkitJourneys(folder),
  ]);
});
