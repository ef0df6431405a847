// npm run journeys:webkit [-- <folder>]: the core journey in WebKit, the engine of iPhones; its pictures go to the
// folder. The last line printed is "N passed, M failed".
import { command, Stop } from './command.mjs';
import { findProgram } from './find-program.mjs';
import { install } from './install.mjs';
import { makeAll } from './make.mjs';
import { step, verify, webkitJourneys } from './verify.mjs';

const PROGRAMS = ['WebKitWebDriver', 'xvfb-run', 'xauth'];
const HOW_TO_GET_THEM =
  'install them by "apt-get install webkit2gtk-driver xvfb xauth", or your system\'s packages';

await command(async () => {
  const [folder = 'build/webkit'] = process.argv.slice(2);
  const missing = [];
  for (const name of PROGRAMS) if (!(await findProgram([name]))) missing.push(name);
  if (missing.length > 0) throw new Stop(`No ${missing.join(', no ')}: ${HOW_TO_GET_THEM}.`);
  console.log(`The pictures go to ${folder}/`);
  await verify([step('packages', install), step('build', makeAll), webkitJourneys(folder)]);
});
