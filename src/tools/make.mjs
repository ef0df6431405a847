import { spawn } from 'node:child_process';
import { once as event } from 'node:events';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { once } from './once.mjs';
import { run, runInstalled } from './run.mjs';

/** What every part depends on. */
const COMMON = ['src/contract', 'tsconfig.json', 'package-lock.json', 'src/tools/make.mjs'];
const POSTERS = 'dist/posters';

/** What draws the posters, from the demo's titles. */
const DRAWING = ['src/demo', 'src/tools/draw-posters.mjs'];

/** The TypeScript projects that become programs for Node, in build/. */
export const NODE_PROJECTS = ['src/server', 'src/demo', 'src/simulator/server'];

/** How to compile one of them; only files that changed are written again, as something may be running the rest. */
export function compilation(project) {
  const info = `build/${project.replaceAll('/', '-')}.tsbuildinfo`;
  return ['-p', project, '--noEmit', 'false', '--incremental', '--tsBuildInfoFile', info];
}

/** Builds what changed since it was last built: the client and the posters to dist/, all else to build/. */
export async function makeAll() {
  await makeAllButPhotos();
  await makePhotos();
}

/** The same without the posters' photos, which only messengers need. One by one: a small machine bears no two. */
export async function makeAllButPhotos() {
  for (const part of [makePrograms, makeClient, makeSimulatorPage, makePosters]) await part();
}

export async function makeClient() {
  const inputs = [...COMMON, 'src/client', 'src/tools', 'public', 'index.html', 'vite.config.ts'];
  const words = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map((variable) => variable.join('='))
    .sort();
  await mkdir(POSTERS, { recursive: true });
  await once({ stamp: 'dist/.stamp', inputs, words }, async () => {
    console.log('Building the mini app ...');
    await emptyBesidesPosters();
    await runInstalled('vite', ['build', '--emptyOutDir=false', '--logLevel=warn']);
    for (const part of ['dist/index.html', 'dist/assets']) await compress(part);
  });
}

async function emptyBesidesPosters() {
  const names = (await readdir('dist')).filter((name) => name !== 'posters');
  await Promise.all(names.map((name) => rm(join('dist', name), { recursive: true })));
}

/** Compiles the server, the demo and the simulator's server; types are `npm run check`'s business. */
export async function makePrograms() {
  await mkdir('build', { recursive: true });
  const inputs = [...COMMON, 'src/server', 'src/demo', 'src/simulator'];
  await once({ stamp: 'build/.stamp', inputs }, async () => {
    console.log('Building the server ...');
    for (const project of NODE_PROJECTS) await runInstalled('tsc', [...compilation(project), '--noCheck']);
  });
}

/** Builds the page that shows the simulator. */
export async function makeSimulatorPage() {
  const page = 'build/simulator-page';
  await mkdir(page, { recursive: true });
  await once({ stamp: `${page}/.stamp`, inputs: [...COMMON, 'src/simulator'] }, async () => {
    console.log('Building the simulator ...');
    await runInstalled('vite', ['build', '--config=src/simulator/vite.config.ts', '--logLevel=warn']);
  });
}

/** Draws the demo's posters, once its programs are built; they come with their compressed neighbours. */
export async function makePosters() {
  await mkdir(POSTERS, { recursive: true });
  await once({ stamp: `${POSTERS}/.stamp`, inputs: [...COMMON, ...DRAWING] }, async () => {
    console.log('Drawing the posters ...');
    await rm(POSTERS, { recursive: true });
    await run(process.execPath, ['src/tools/draw-posters.mjs', POSTERS]);
  });
}

/** Pictures rendered in many threads would leave 50 MB lying about in the C library's heaps. */
const ONE_HEAP = { MALLOC_ARENA_MAX: '1' };

/**
 * Makes photos of the drawn covers that have none yet, at the machine's leisure and with no word: nobody waits for
 * them. Ends with this process; what is left is made the next time.
 */
export async function makePhotos() {
  const stamp = `${POSTERS}/.photos-stamp`;
  await once({ stamp, inputs: [...COMMON, ...DRAWING, 'src/tools/photograph-posters.mjs'] }, async () => {
    // In a group of its own: Ctrl-C is for the server, and this ends with it.
    const options = { stdio: 'ignore', detached: true, env: { ...process.env, ...ONE_HEAP } };
    const child = spawn(process.execPath, ['src/tools/photograph-posters.mjs', POSTERS], options);
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const [code] = await event(child, 'exit');
    process.off('exit', kill);
    if (code !== 0) throw new Error('The posters could not be made into photos.');
  });
}
