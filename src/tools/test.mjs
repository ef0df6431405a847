// npm test: everything, from a fresh clone. The last line printed is "N passed, M failed".
import { command } from './command.mjs';
import { install } from './install.mjs';
import { makeAll } from './make.mjs';
import { bytes, checks, journeys, step, unitTests, verify } from './verify.mjs';

await command(() =>
  verify([step('packages', install), step('build', makeAll), bytes, ...checks, unitTests(), journeys]),
);
