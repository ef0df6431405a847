// node tools/bench/stub-import-sources.mjs [port] [port]: stubs of the movie database and of a media server, to try imports.
import { runnerImport } from 'vite';
import { runCommand } from '../commands/run-command.mjs';

await runCommand(async () => {
  const [tmdb = 4010, jellyfin = 4011] = process.argv.slice(2).map(Number);
  const { module } = await runnerImport('./tests/server/import/support/start-stub-services.ts');
  const { settings, jellyfin: server } = await module.startStubServices({ tmdb, jellyfin });
  console.log('The stubs run until Ctrl+C. Settings for the commands:\n');
  for (const [name, value] of Object.entries(settings)) console.log(`export ${name}=${value}`);
  console.log('\nnpm run vetrina -- titles import tmdb --popular films --pages 3');
  console.log(`npm run vetrina -- titles import jellyfin ${server.root}`);
});
