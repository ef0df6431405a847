// npm run release: puts the server's files into release/, and nothing else. With `npm ci --omit=dev` in there it
// runs anywhere: no compiler, no demo, no simulator.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installPackages } from '../commands/install-packages.mjs';
import { runCommand } from '../commands/run-command.mjs';
import { buildClient, buildNodePrograms } from './build-steps.mjs';
import { serverLock, serverManifest } from './production-packages.mjs';

const FOLDER = 'release';
const PARTS = ['build/src/server', 'build/src/contract', 'dist', 'LICENSE'];
/** The demo's pictures, and the stamp of the client's build. */
const LEFT_OUT = ['posters', '.stamp'].map((name) => join('dist', name));
const SCRIPTS = { start: 'node build/src/server/main.js', vetrina: 'node build/src/server/cli/main.js' };

await runCommand(async () => {
  await installPackages();
  await buildNodePrograms();
  await buildClient();
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER);
  /** @param {string} path */
  const filter = (path) => !LEFT_OUT.includes(path) && !path.endsWith('.js.map');
  for (const part of PARTS) await cp(part, join(FOLDER, part), { recursive: true, filter });
  await writeJson('package.json', { ...serverManifest(await readJson('package.json')), scripts: SCRIPTS });
  await writeJson('package-lock.json', serverLock(await readJson('package-lock.json')));
  console.log(`Ready in ${FOLDER}/: run "npm ci --omit=dev" and "npm start" in there.`);
});

/** @param {string} file */
async function readJson(file) {
  return JSON.parse(await readFile(file, 'utf8'));
}

/**
 * @param {string} name
 * @param {object} value
 */
async function writeJson(name, value) {
  await writeFile(join(FOLDER, name), `${JSON.stringify(value, undefined, 2)}\n`);
}
