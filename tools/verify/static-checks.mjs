import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { installedProgram } from '../commands/run-program.mjs';
import { createProgressLine } from './progress-line.mjs';

const run = promisify(execFile);

const KNIP_CACHE = 'node_modules/.cache/knip';

/** @param {string[]} options */
const knip = (...options) => [
  installedProgram('knip'),
  '--config',
  'tools/verify/knip.config.mjs',
  '--cache',
  '--cache-location',
  KNIP_CACHE,
  ...options,
];

/** Types are checked as well, by the `tsconfig.json` nearest to each file: the option is in .oxlintrc.json. */
export const typesAndLint = () => [installedProgram('oxlint'), '--deny-warnings'];

/** Without types, in a tenth of the processor's time. */
const lint = () => [...typesAndLint(), '--config', '.oxlintrc.quick.json'];

const format = () => ({
  name: 'format',
  command: [installedProgram('oxfmt'), '--check'],
  mend: 'npm run format',
});

/** Types, lint, format and dead code. */
export const staticChecks = {
  name: 'static checks',
  /** @param {Manner} [manner] */
  run: (manner) =>
    runChecks(
      [
        { name: 'types and lint', command: typesAndLint() },
        { name: 'dead code', command: knip() },
        {
          name: 'code that only tests import',
          command: knip('--production', '--include', 'exports,types'),
        },
        format(),
      ],
      manner,
    ),
};

/** Lint and format. */
export const quickStaticChecks = {
  name: 'lint and format',
  /** @param {Manner} [manner] */
  run: (manner) => runChecks([{ name: 'lint', command: lint() }, format()], manner),
};

/**
 * Runs Node programs, as many at once as there are processors; prints the output of failing ones. Beside other
 * steps they run one at a time, in the time that all else leaves.
 *
 * @typedef {{ name: string, command: string[], mend?: string }} Check `mend`: the command that mends what it finds.
 * @typedef {{ isBeside?: boolean | undefined }} Manner
 * @param {readonly Check[]} checks
 * @param {Manner} [manner]
 */
export async function runChecks(checks, { isBeside = false } = {}) {
  // Not before the packages are installed, which these commands do themselves.
  const { default: pMap } = await import('p-map');
  const line = isBeside ? NO_LINE : createProgressLine();
  let done = 0;
  const results = await pMap(
    checks,
    async (check) => {
      const result = await runCheck(check, isBeside ? LAST : []);
      done += 1;
      if (result.failure) {
        line.clear();
        console.error(`${result.failure.stdout}${result.failure.stderr}\nFAILED ${check.name}`);
      }
      line.show(`${done} of ${checks.length} checks: ${check.name}`);
      return result;
    },
    { concurrency: isBeside ? 1 : availableParallelism() },
  );
  line.clear();
  console.log(results.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`).join(', '));
  const failures = results
    .filter(({ failure }) => failure)
    .map(({ name, mend }) => (mend ? `${name}: ${mend}` : name));
  return { passed: results.length - failures.length, failed: failures.length, failures };
}

/** A different step shows the progress line: output begins below it. */
const NO_LINE = { clear: () => console.log(''), show: () => {} };

const LAST = ['nice', '-n', '19'];

/**
 * @param {Check} check
 * @param {readonly string[]} prefix A program that starts the check's, with its arguments.
 */
async function runCheck({ name, command, mend }, prefix) {
  const start = performance.now();
  const [program = '', ...args] = [...prefix, process.execPath, ...command];
  const failure = await run(program, args, { maxBuffer: Infinity }).then(
    () => undefined,
    (error) => error,
  );
  return { name, mend, failure, seconds: (performance.now() - start) / 1000 };
}
