// npm run try:owner: what an owner's first month takes, in presses and seconds: a bot connected, films by the chat, a channel of
// 3,000 posts of which 500 are of kinds that nobody can be sure of, videos of a phone, a morning at the desk, each trouble until the
// owner reads of it, and what the page 'After the first day' has one type. Ends with one table; twenty minutes on two processors.
import { buildInOneLanguage, buildTools } from '../build/build-steps.mjs';
import { installPackages } from '../commands/install-packages.mjs';
import { runCommand } from '../commands/run-command.mjs';
import { createStep, ownersMonth, ownersScreens, runVerification } from './verification-steps.mjs';

process.env['WHOLE_CHANNEL'] = '1';

await runCommand(async () =>
  runVerification([
    createStep('packages', installPackages),
    createStep('build', buildInOneLanguage),
    createStep('build of the tools', buildTools),
    ownersMonth,
    ownersScreens,
  ]),
);
