// node src/tools/stand-ins.mjs [port] [port]: stand-ins of the movie database and of a media server, to try imports.
import { runnerImport } from 'vite';
import { command } from './command.mjs';

await command(async () => {
  const [tmdb = 4010, jellyfin = 4011] = process.argv.slice(2).map(Number);
  const { module } = await runnerImport('./tests/server/import/support/start-stand-ins.ts');
  const { settings, jellyfin: server } = await module.startStandIns({ tmdb, jellyfin });
  console.log('The stand-ins run until Ctrl+C. Settings for the commands:\n');
  for (const [name, value] of Object.entries(settings)) console.log(`export ${name}=${value}`);
  console.log('\nnpm run vetrina -- titles import tmdb --popular films --pages 3');
  console.log(`npm run vetrina -- titles import jellyfin ${server.root}`);
});
