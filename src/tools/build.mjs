// npm run build

import { buildAll } from './build-steps.mjs';
import { installPackages } from './install-packages.mjs';
import { runCommand } from './run-command.mjs';

await runCommand(async () => {
  await installPackages();
  await buildAll();
});
