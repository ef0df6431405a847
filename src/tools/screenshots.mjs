// npm run screenshots [-- <folder>]: pictures of every screen, from the built server with data of its own.
// With --photos: of every screen with photographs, as imported titles have them. With --readme instead: the few small ones that README.md shows.
import { command, Stop } from './command.mjs';
import { findChromium, HOW_TO_GET_CHROMIUM } from './find-chromium.mjs';
import { install } from './install.mjs';
import { makeAll } from './make.mjs';
import { runInstalled } from './run.mjs';

const README = '--readme';
const PHOTOS = '--photos';

await command(async () => {
  const words = process.argv.slice(2);
  const forReadme = words.includes(README);
  const [folder = forReadme ? 'src/tools/readme' : 'build/screenshots'] = words.filter(
    (word) => word !== README && word !== PHOTOS,
  );
  await install();
  await makeAll();
  const chromium = await findChromium();
  if (!chromium) throw new Stop(HOW_TO_GET_CHROMIUM);
  const screens = words.includes(PHOTOS) ? 'photos.pictures' : 'screens.pictures';
  const only = forReadme ? 'readme.pictures' : screens;
  await runInstalled('playwright', ['test', '-c', 'tests/e2e/pictures.config.ts', only], {
    env: { CHROMIUM: chromium, PICTURES: folder },
  });
  console.log(`The pictures are in ${folder}/`);
});
