// npm run screenshots [-- <folder>]: pictures of every screen, from the built server with separate data.
// With --language en: of every screen in English, 320 and 390 wide. With --photos: of every screen with photographs, as
// imported titles have them. With --readme instead: the few small ones that README.md shows.

import { buildAll } from '../build/build-steps.mjs';
import { installPackages } from '../commands/install-packages.mjs';
import { CommandError, runCommand } from '../commands/run-command.mjs';
import { runInstalledProgram } from '../commands/run-program.mjs';
import { CHROMIUM_INSTALL_HINT, findChromium } from './find-chromium.mjs';

const README = '--readme';
const PHOTOS = '--photos';
const LANGUAGE = '--language';

await runCommand(async () => {
  const args = process.argv.slice(2);
  const [, language] = args.includes(LANGUAGE) ? args.splice(args.indexOf(LANGUAGE), 2) : [];
  const forReadme = args.includes(README);
  const [folder = forReadme ? 'docs/pictures' : `build/screenshots${language ? `/${language}` : ''}`] =
    args.filter((arg) => arg !== README && arg !== PHOTOS);
  await installPackages();
  await buildAll();
  const chromium = await findChromium();
  if (!chromium) throw new CommandError(CHROMIUM_INSTALL_HINT);
  const screens = args.includes(PHOTOS)
    ? ['photos.screenshots']
    : ['screens.screenshots', 'full-desk.screenshots'];
  const only = forReadme ? ['readme.screenshots'] : screens;
  const narrow = language ? ['--grep', '(light|dark) (320|390)'] : [];
  await runInstalledProgram(
    'playwright',
    ['test', '-c', 'tests/e2e/screenshots.config.ts', ...only, ...narrow],
    {
      packageName: '@playwright/test',
      env: { CHROMIUM: chromium, PICTURES: folder, ...(language && { PICTURES_LANGUAGE: language }) },
    },
  );
  console.log(`The pictures are in ${folder}/`);
});
