// npm run check: what needs no browser and little patience.
import { command } from './command.mjs';
import { install } from './install.mjs';
import { checks, step, unitTests, verify } from './verify.mjs';

await command(() => verify([step('packages', install), ...checks, unitTests(['client', 'server'])]));
