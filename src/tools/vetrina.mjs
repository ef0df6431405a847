// npm run vetrina -- <what to do>: the server's administration, built first where it is not up to date.
import { command } from './command.mjs';
import { install } from './install.mjs';
import { makePrograms } from './make.mjs';

await command(async () => {
  await install();
  await makePrograms();
  await import('../../build/demo/cli.js');
});
