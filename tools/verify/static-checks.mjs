import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { listFiles } from '../build/build-cache.mjs';
import { installedProgram } from '../commands/run-program.mjs';
import { createProgressLine } from './progress-line.mjs';

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
  const line = createProgressLine();
  let done = 0;
  const results = await pMap(
    checks,
    async (check) => {
      const result = await runCheck(check);
      done += 1;
      if (result.failure) {
        line.clear();
        console.error(`${result.failure.stdout}${result.failure.stderr}\nFAILED ${check.name}`);
      }
      line.show(`${done} of ${checks.length} checks: ${check.name}`);
      return result;
    },
    { concurrency: availableParallelism() },
  );
  line.clear();
  console.log(results.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`).join(', '));
  const failures = results.filter(({ failure }) => failure).map(({ name }) => name);
  return { passed: results.length - failures.length, failed: failures.length, failures };
}

/** @param {Check} check */
async function runCheck({ name, command }) {
  const start = performance.now();
  const failure = await run(process.execPath, command, { maxBuffer: Infinity }).then(
    () => undefined,
    (error) => error,
  );
  return { name, failure, seconds: (performance.now() - start) / 1000 };
}
