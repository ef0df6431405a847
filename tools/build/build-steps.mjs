import { spawn } from 'node:child_process';
import { once as event } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
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
  await buildInOneLanguage();
  await buildOtherLanguages();
}

/** The same with the mini app in Italian alone. */
export async function buildInOneLanguage() {
  for (const part of [buildNodePrograms, buildItalianClient, buildSimulatorPage, copyPosters]) await part();
}

/** Builds the mini app in all languages. */
export async function buildClient() {
  await buildItalianClient();
  await buildOtherLanguages();
}

const buildItalianClient = () =>
  buildClientPart('dist/.stamp', async () => {
    console.log('Building the mini app ...');
    await runInstalledProgram('vite', ['build', '--emptyOutDir=true', '--logLevel=warn']);
    await buildRendering();
  });

/** Builds the mini app in the other languages, beside the Italian one. */
export const buildOtherLanguages = () =>
  buildClientPart('dist/.languages-stamp', async () => {
    console.log('Building the mini app in other languages ...');
    for (const language of await otherLanguages()) await addLanguage(language);
  });

/**
 * @param {string} stamp In dist/, which the Italian build empties.
 * @param {() => Promise<void>} build
 */
async function buildClientPart(stamp, build) {
  const inputs = [...COMMON, 'src/client', 'tools/build', 'public', 'index.html', 'vite.config.ts'];
  const variables = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map((variable) => variable.join('='))
    .sort();
  await mkdir('dist', { recursive: true });
  await runIfInputsChanged({ stamp, inputs, values: variables }, async () => {
    await build();
    await compressFiles('dist/assets');
    for (const page of (await readdir('dist')).filter((name) => name.endsWith('.html')))
      await compressFiles(join('dist', page));
  });
}

/**
 * The first views' rendering, for the server.
 *
 * @param {string} [language]
 */
async function buildRendering(language) {
  const entry = 'src/client/app/render-early.tsx';
  await runInstalledProgram('vite', ['build', '--ssr', entry, '--logLevel=warn'], {
    env: { NODE_ENV: 'production', ...(language && { VITE_LANGUAGE: language }) },
  });
}

/** Languages of the mini app besides Italian: a file each. */
async function otherLanguages() {
  const files = await readdir('src/client/languages');
  return files.map((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1]).filter((code) => code && code !== 'it');
}

/**
 * The mini app in a language, beside the Italian one: `index.en.html`, `assets/en/`.
 *
 * @param {string | undefined} language
 */
async function addLanguage(language) {
  const built = join('build/client', String(language));
  await runInstalledProgram('vite', ['build', '--emptyOutDir=true', '--logLevel=warn'], {
    env: { VITE_LANGUAGE: language },
  });
  await buildRendering(language);
  await cp(join(built, 'assets'), 'dist/assets', { recursive: true });
  for (const page of ['index', 'avvia'])
    await cp(join(built, `${page}.html`), `dist/${page}.${language}.html`);
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

/**
 * Builds the mini app in the other languages, behind all else: nobody has chosen one yet. Ends with this process; in a
 * separate group, since Ctrl-C is for the server.
 */
export async function buildOtherLanguagesInBackground() {
  const child = spawn(process.execPath, ['tools/build/other-languages.mjs'], {
    stdio: 'ignore',
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) return;
  const kill = () => process.kill(-pid, 'SIGKILL');
  process.once('exit', kill);
  setPriority(pid, constants.priority.PRIORITY_LOW);
  const [code] = await event(child, 'exit');
  process.off('exit', kill);
  if (code !== 0) throw new Error('The other languages could not be built.');
}
