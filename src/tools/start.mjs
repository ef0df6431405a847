// npm start: installs and builds what is not up to date, then serves, all in this terminal and this process.
import { command } from './command.mjs';
import { install } from './install.mjs';
import { makeAllButPhotos, makePhotos } from './make.mjs';

await command(async () => {
  await install();
  await makeAllButPhotos();
  await import('../../build/demo/main.js');
  await makePhotos();
});
