// npm run journeys:webkit [-- <folder>]: the core journey in WebKit, the engine of iPhones; its pictures go to the
// folder. The last line printed is "N passed, M failed".

import { buildAll } from '../build/build-steps.mjs';
import { findProgram } from '../commands/find-program.mjs';
import { installPackages } from '../commands/install-packages.mjs';
import { CommandError, runCommand } from '../commands/run-command.mjs';
import { createStep, runVerification, webkitJourneys } from './verification-steps.mjs';

const PROGRAMS = ['WebKitWebDriver', 'xvfb-run', 'xauth'];
const HOW_TO_GET_THEM =
  'install them by "apt-get install webkit2gtk-driver xvfb xauth", or your system\'s packages';

await runCommand(async () => {
  const [folder = 'build/webkit'] = process.argv.slice(2);
  const missing = [];
  for (const name of PROGRAMS) if (!(await findProgram([name]))) missing.push(name);
  if (missing.length > 0) throw new CommandError(`No ${missing.join(', no ')}: ${HOW_TO_GET_THEM}.`);
  console.log(`The pictures go to ${folder}/`);
  await runVerification([
    createStep('packages', installPackages),
    createStep('build', buildAll),
    webkitJourneys(folder),
  ]);
});
