// npm run screenshots [-- <folder>]: pictures of every screen, from the built server with separate data.
// With --photos: of every screen with photographs, as imported titles have them. With --readme instead: the few small ones that README.md shows.

import { buildAll } from '../build/build-steps.mjs';
import { installPackages } from '../commands/install-packages.mjs';
import { CommandError, runCommand } from '../commands/run-command.mjs';
import { runInstalledProgram } from '../commands/run-program.mjs';
import { CHROMIUM_INSTALL_HINT, findChromium } from './find-chromium.mjs';

const README = '--readme';
const PHOTOS = '--photos';

await runCommand(async () => {
  const args = process.argv.slice(2);
  const forReadme = args.includes(README);
  const [folder = forReadme ? 'docs/pictures' : 'build/screenshots'] = args.filter(
    (arg) => arg !== README && arg !== PHOTOS,
  );
  await installPackages();
  await buildAll();
  const chromium = await findChromium();
  if (!chromium) throw new CommandError(CHROMIUM_INSTALL_HINT);
  const screens = args.includes(PHOTOS) ? 'photos.screenshots' : 'screens.screenshots';
  const only = forReadme ? 'readme.screenshots' : screens;
  await runInstalledProgram('playwright', ['test', '-c', 'tests/e2e/screenshots.config.ts', only], {
    packageName: '@playwright/test',
    env: { CHROMIUM: chromium, PICTURES: folder },
  });
  console.log(`The pictures are in ${folder}/`);
});
