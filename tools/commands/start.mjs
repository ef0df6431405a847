// npm start: installs and builds everything out of date, then serves, all in this terminal and this process.

import { buildAll } from '../build/build-steps.mjs';
import { installPackages } from './install-packages.mjs';
import { runCommand } from './run-command.mjs';
import { importBuiltProgram } from './run-program.mjs';

await runCommand(async () => {
  await installPackages();
  await buildAll();
  await importBuiltProgram('tools/development/start');
});
