// node tools/bench/stub-import-sources.mjs [port] [port]: stubs of the movie database and of a media server, to try imports.
import { runnerImport } from 'vite';
import { runCommand } from '../commands/run-command.mjs';

/** The tests' own stubs: no tool imports tests, so Vite loads them. */
const STUBS = './tests/server/modules/imports/support/start-stub-services.ts';

/**
 * @typedef {{ tmdb: number, jellyfin: number }} Ports
 * @typedef {{ settings: Record<string, string>, jellyfin: { root: string } }} Services
 * @typedef {{ startStubServices(ports: Ports): Promise<Services> }} Stubs
 */

await runCommand(async () => {
  const [tmdb = 4010, jellyfin = 4011] = process.argv.slice(2).map(Number);
  /** @type {{ module: Stubs }} */
  const { module } = await runnerImport(STUBS);
  const { settings, jellyfin: server } = await module.startStubServices({ tmdb, jellyfin });
  console.log('The stubs run until Ctrl+C. Settings for the commands:\n');
  for (const [name, value] of Object.entries(settings)) console.log(`export ${name}=${value}`);
  console.log('\nnpm run vetrina -- titles import tmdb --popular films --pages 3');
  console.log(`npm run vetrina -- titles import jellyfin ${server.root}`);
});
