// npm run build

import { installPackages } from '../commands/install-packages.mjs';
import { runCommand } from '../commands/run-command.mjs';
import { buildAll } from './build-steps.mjs';

await runCommand(async () => {
  await installPackages();
  await buildAll();
});
