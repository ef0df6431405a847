// npm run build
import { command } from './command.mjs';
import { install } from './install.mjs';
import { makeAll } from './make.mjs';

await command(async () => {
  await install();
  await makeAll();
});
