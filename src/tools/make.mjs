import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { once } from './once.mjs';
import { run, runInstalled } from './run.mjs';

/** What every part depends on. */
const COMMON = ['src/contract', 'tsconfig.json', 'package-lock.json', 'src/tools/make.mjs'];
const POSTERS = 'dist/posters';

/** The TypeScript projects that become programs for Node, in build/. */
export const NODE_PROJECTS = ['src/server', 'src/simulator/server'];

/** How to compile one of them; only files that changed are written again, as something may be running the rest. */
export function compilation(project) {
  const info = `build/${project.replaceAll('/', '-')}.tsbuildinfo`;
  return ['-p', project, '--noEmit', 'false', '--incremental', '--tsBuildInfoFile', info];
}

/** Builds what changed since it was last built: the client and the posters to dist/, all else to build/. */
export async function makeAll() {
  await Promise.all([makeClient().then(makeSimulatorPage), makePrograms().then(makePosters)]);
}

async function makeClient() {
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

/** Compiles the server and the simulator's server. */
export async function makePrograms() {
  await mkdir('build', { recursive: true });
  const inputs = [...COMMON, 'src/server', 'src/simulator'];
  await once({ stamp: 'build/.stamp', inputs }, async () => {
    console.log('Building the server ...');
    for (const project of NODE_PROJECTS) await runInstalled('tsc', compilation(project));
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

/** Draws the posters of the built server's demo; they come with their compressed neighbours. */
export async function makePosters() {
  await mkdir(POSTERS, { recursive: true });
  const inputs = [...COMMON, 'src/posters', 'src/server/demo', 'src/tools/draw-posters.mjs'];
  await once({ stamp: `${POSTERS}/.stamp`, inputs }, async () => {
    console.log('Drawing the posters ...');
    await runInstalled('tsc', compilation('src/posters'));
    await rm(POSTERS, { recursive: true });
    await run(process.execPath, ['src/tools/draw-posters.mjs', POSTERS]);
  });
}
