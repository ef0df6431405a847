// npm run simulator -- --app URL [--main-app URL] [--bot-username NAME] [--port N]: the messenger for one machine,
// without Vetrina, for any mini app and any bot; built first if it is out of date.
import { buildNodePrograms, buildSimulatorPage } from '../build/build-steps.mjs';
import { installPackages } from './install-packages.mjs';
import { runCommand } from './run-command.mjs';
import { importBuiltProgram } from './run-program.mjs';

await runCommand(async () => {
  await installPackages();
  await buildNodePrograms();
  await buildSimulatorPage();
  await importBuiltProgram('tools/development/simulator');
});
