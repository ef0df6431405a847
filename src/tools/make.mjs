import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { once } from './once.mjs';
import { run, runInstalled } from './run.mjs';

const PACKAGES = 'package-lock.json';
const POSTERS = 'dist/posters';

/** Builds what changed since it was last built: the server to build/, the client and the posters to dist/. */
export async function makeAll() {
  await mkdir(POSTERS, { recursive: true });
  await Promise.all([makeClient(), makeServer().then(makePosters)]);
}

async function makeClient() {
  const inputs = [
    'src/client',
    'src/contract',
    'public',
    'index.html',
    'vite.config.ts',
    'tsconfig.json',
    PACKAGES,
  ];
  const words = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map((variable) => variable.join('='))
    .sort();
  await once({ stamp: 'dist/.stamp', inputs, words }, async () => {
    console.log('Building the client ...');
    await emptyBesidesPosters();
    await runInstalled('vite', ['build', '--emptyOutDir=false', '--logLevel=warn']);
    for (const part of ['dist/index.html', 'dist/assets']) await compress(part);
  });
}

async function emptyBesidesPosters() {
  const names = (await readdir('dist')).filter((name) => name !== 'posters');
  await Promise.all(names.map((name) => rm(join('dist', name), { recursive: true })));
}

/** Compiles the server. */
export async function makeServer() {
  await mkdir('build', { recursive: true });
  const inputs = ['src/server', 'src/contract', 'tsconfig.json', PACKAGES];
  await once({ stamp: 'build/.stamp', inputs }, async () => {
    console.log('Building the server ...');
    await runInstalled('tsc', ['-p', 'src/server', '--noEmit', 'false']);
  });
}

/** Draws the demo's posters with the built server. */
export async function makePosters() {
  await once({ stamp: `${POSTERS}/.stamp`, inputs: ['src/server/demo', PACKAGES] }, async () => {
    console.log('Drawing the posters ...');
    await rm(POSTERS, { recursive: true });
    await run(process.execPath, ['src/tools/draw-posters.mjs', POSTERS]);
  });
}
