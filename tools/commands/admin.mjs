// npm run vetrina -- COMMAND: the server's administration, built first if it is out of date.

import { buildNodePrograms } from '../build/build-steps.mjs';
import { installPackages } from './install-packages.mjs';
import { runCommand } from './run-command.mjs';
import { importBuiltProgram } from './run-program.mjs';

await runCommand(async () => {
  await installPackages();
  await buildNodePrograms();
  await importBuiltProgram('tools/development/command-line');
});
