// npm start: installs and builds everything out of date, then serves, all in this terminal and this process. Languages that the
// settings do not name are built while it serves.

import {
  buildInOneLanguage,
  buildOtherLanguages,
  buildOtherLanguagesInBackground,
} from '../build/build-steps.mjs';
import { installPackages } from './install-packages.mjs';
import { runCommand } from './run-command.mjs';
import { importBuiltProgram } from './run-program.mjs';

await runCommand(async () => {
  await installPackages();
  await buildInOneLanguage();
  if (await namesOtherLanguages()) await buildOtherLanguages();
  await importBuiltProgram('tools/development/start');
  await buildOtherLanguagesInBackground();
});

async function namesOtherLanguages() {
  const { loadSettingsFile } = await importBuiltProgram('src/server/config/load-settings-file');
  // The server itself names the lines and the file that it cannot read.
  await loadSettingsFile(process.env).catch(() => {});
  return (process.env.LANGUAGES?.trim() || 'it') !== 'it';
}
