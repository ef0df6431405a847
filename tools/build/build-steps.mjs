import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runInstalledProgram } from '../commands/run-program.mjs';
import { listFiles, runIfInputsChanged } from './build-cache.mjs';
import { compressFiles } from './compress-files.mjs';

/** Inputs of every part. */
const COMMON = ['src/contract', 'tsconfig.base.json', 'package-lock.json', 'tools/build/build-steps.mjs'];
const POSTERS = 'dist/posters';

/** The TypeScript projects that become programs for Node, in build/. */
export const NODE_PROJECTS = [
  'src/server',
  'packages/demo-catalogue',
  'packages/telegram-simulator/server',
  'tools/development',
];

const TOOLS = 'tools/tsconfig.build.json';

/**
 * The compiler's arguments for one of them; it writes only changed files, as something may be running the others.
 *
 * @param {string} project
 */
export function tscArguments(project) {
  const info = `build/${project.replaceAll('/', '-')}.tsbuildinfo`;
  return ['-p', project, '--noEmit', 'false', '--sourceMap', '--incremental', '--tsBuildInfoFile', info];
}

/**
 * Builds everything changed since its last build: the client and the posters to dist/, all else to build/. One at a time: two
 * need more memory than a small machine has.
 */
export async function buildAll() {
  for (const part of [buildNodePrograms, buildClient, buildSimulatorPage, copyPosters]) await part();
}

/** Builds the mini app, and for the server the rendering of its first screens. */
export async function buildClient() {
  const inputs = [...COMMON, 'src/client', 'tools/build', 'public', 'index.html', 'vite.config.ts'];
  await mkdir('dist', { recursive: true });
  await runIfInputsChanged({ stamp: 'dist/.stamp', inputs }, async () => {
    console.log('Building the mini app ...');
    await runInstalledProgram('vite', ['build', '--emptyOutDir=true', '--logLevel=warn']);
    await runInstalledProgram(
      'vite',
      ['build', '--ssr', 'src/client/app/render-early.tsx', '--logLevel=warn'],
      { env: { NODE_ENV: 'production' } },
    );
    await compressFiles('dist/assets');
    for (const page of (await readdir('dist')).filter((name) => name.endsWith('.html')))
      await compressFiles(join('dist', page));
  });
}

/** Compiles the server, the demo and the simulator's server; types are `npm run check`'s business. */
export async function buildNodePrograms() {
  await mkdir('build', { recursive: true });
  const inputs = [...COMMON, 'src/server', 'packages', 'tools/development'];
  await runIfInputsChanged({ stamp: 'build/.stamp', inputs }, async () => {
    console.log('Building the server ...');
    for (const project of NODE_PROJECTS)
      await runInstalledProgram('tsc', [...tscArguments(project), '--noCheck'], {
        packageName: 'typescript',
      });
    const titles = 'packages/demo-catalogue/titles.ndjson';
    await cp(titles, join('build', titles));
    await removeStalePrograms();
  });
}

/** Compiles the benches and trials, which `tools/run.mjs` runs. */
export async function buildTools() {
  await buildNodePrograms();
  await runIfInputsChanged(
    { stamp: 'build/.tools-stamp', inputs: [...COMMON, 'tools', 'src/server'] },
    async () => {
      console.log('Building the tools ...');
      await runInstalledProgram('tsc', [...tscArguments(TOOLS), '--noCheck'], { packageName: 'typescript' });
    },
  );
}

/** The compiler leaves programs there whose sources are gone. */
async function removeStalePrograms() {
  const folders = NODE_PROJECTS.map((project) => `build/${project}`);
  const programs = (await Promise.all(folders.map((folder) => listFiles(folder)))).flat();
  const stale = programs.filter((file) => file.endsWith('.js') && !existsSync(sourceOf(file)));
  await Promise.all(stale.map((file) => rm(file)));
}

/** @param {string} program */
const sourceOf = (program) => program.replace(/^build\//, '').replace(/\.js$/, '.ts');

/** Builds the page that shows the simulator. */
export async function buildSimulatorPage() {
  const page = 'build/packages/telegram-simulator/page';
  await mkdir(page, { recursive: true });
  await runIfInputsChanged(
    { stamp: `${page}/.stamp`, inputs: [...COMMON, 'packages/telegram-simulator'] },
    async () => {
      console.log('Building the simulator ...');
      await runInstalledProgram('vite', [
        'build',
        '--config=packages/telegram-simulator/vite.config.ts',
        '--logLevel=warn',
      ]);
    },
  );
}

/** Puts the demo's posters into dist/, which the client's build empties. */
export async function copyPosters() {
  const posters = 'packages/demo-catalogue/posters';
  await mkdir(POSTERS, { recursive: true });
  await runIfInputsChanged({ stamp: `${POSTERS}/.stamp`, inputs: [posters] }, async () => {
    await rm(POSTERS, { recursive: true });
    await cp(posters, POSTERS, { recursive: true });
  });
}
