import { spawn } from 'node:child_process';
import { once as event } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { runInstalledProgram, runProgram } from '../commands/run-program.mjs';
import { listFiles, runIfInputsChanged } from './build-cache.mjs';
import { isProgramSource, PROGRAM_FOLDERS, writeIfChanged } from './compile-programs.mjs';
import { compressFiles } from './compress-files.mjs';

/** Inputs of every part. */
const COMMON = ['src/contract', 'tsconfig.json', 'package-lock.json', 'tools/build/build-steps.mjs'];
const COMPILER = 'tools/build/compile-programs.mjs';
const DEMO_TITLES = 'demo-catalogue/titles.ndjson';
const POSTERS = 'dist/posters';

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
  await cp(join(built, 'assets'), 'dist/assets', { recursive: true });
  for (const page of ['index', 'avvia'])
    await cp(join(built, `${page}.html`), `dist/${page}.${language}.html`);
}

/** Compiles the server, the demo and the simulator's server. */
export async function buildNodePrograms() {
  await mkdir('build', { recursive: true });
  const inputs = [...COMMON, COMPILER, ...PROGRAM_FOLDERS];
  await runIfInputsChanged({ stamp: 'build/.stamp', inputs }, async () => {
    console.log('Building the server ...');
    await compile(PROGRAM_FOLDERS);
    await cp(`packages/${DEMO_TITLES}`, `build/packages/${DEMO_TITLES}`);
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
      await compile(['tools/bench', 'tools/trials']);
      for (const file of (await listFiles('tools')).filter((name) => name.endsWith('.mjs')))
        await writeIfChanged(join('build', file), await readFile(file, 'utf8'));
    },
  );
}

/** @param {readonly string[]} folders */
const compile = (folders) => runProgram(process.execPath, ['tools/build/compile.mjs', ...folders]);

/** Programs whose sources are gone. */
async function removeStalePrograms() {
  const folders = PROGRAM_FOLDERS.map((folder) => `build/${folder}`);
  const programs = (await Promise.all(folders.map((folder) => listFiles(folder)))).flat();
  const stale = programs.filter((file) => isProgramSource(sourceOf(file)) && !existsSync(sourceOf(file)));
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
