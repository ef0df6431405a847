import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { listFiles } from '../build/build-cache.mjs';
import { installedProgram } from '../commands/run-program.mjs';

const run = promisify(execFile);

/** Of each TypeScript project: what did not change since is not checked again. */
const TYPES_CACHE = 'node_modules/.cache/types';

/** Types, lint, format and dead code. */
export const staticChecks = {
  name: 'static checks',
  run: async () =>
    runChecks([
      { name: 'lint', command: [installedProgram('oxlint'), '--deny-warnings'] },
      ...(await typeChecks()),
      { name: 'dead code', command: [installedProgram('knip')] },
      { name: 'format', command: [installedProgram('biome', '@biomejs/biome'), 'check'] },
    ]),
};

async function typeChecks() {
  const folders = ['src', 'packages', 'tools', 'tests'];
  const files = (await Promise.all(folders.map((folder) => listFiles(folder)))).flat();
  const projects = files.filter((file) => basename(file) === 'tsconfig.json').map(dirname);
  const tsc = installedProgram('tsc', 'typescript');
  return projects.map((folder) => ({
    name: `types of ${folder}`,
    command: [
      tsc,
      '-p',
      folder,
      '--incremental',
      '--tsBuildInfoFile',
      `${TYPES_CACHE}/${folder}.tsbuildinfo`,
    ],
  }));
}

/**
 * Runs Node programs, as many at once as there are processors; prints what those that fail say.
 *
 * @typedef {{ name: string, command: string[] }} Check
 * @param {readonly Check[]} checks
 */
export async function runChecks(checks) {
  // Not before the packages are installed, which these commands do themselves.
  const { default: pMap } = await import('p-map');
  const results = await pMap(checks, runCheck, { concurrency: availableParallelism() });
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

/**
 * Whether it passed.
 *
 * @param {Check} check
 */
async function runCheck({ name, command }) {
  const start = performance.now();
  const failure = await run(process.execPath, command, { maxBuffer: Infinity }).then(
    () => undefined,
    (error) => error,
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (failure) console.error(`${failure.stdout}${failure.stderr}`);
  console.log(`== ${name}: ${failure ? 'FAILED' : 'passed'} in ${seconds} s`);
  return failure === undefined;
}
