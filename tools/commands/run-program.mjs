import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { CommandError } from './run-command.mjs';

/**
 * Runs a program in this terminal and resolves to its exit code. While it runs, a signal to end this process ends
 * the program first.
 */
export async function exitCodeOf(program, args, { env = {}, ...options } = {}) {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env }, ...options });
  const forget = endTogether(child);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
    });
  } finally {
    forget();
  }
}

/** The same for a program that has to end well; otherwise a `CommandError`. */
export async function runProgram(program, args, options) {
  const code = await exitCodeOf(program, args, options);
  if (code !== 0) throw new CommandError(`"${[program, ...args].join(' ')}" failed (${code}).`);
}

/** What to spawn for an installed package's program; goes around npx, which adds half a second. */
export function installedProgram(name, packageName = name) {
  const folder = join('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/** Runs an installed package's program with this Node, in the memory that a small machine has. */
export const runInstalledProgram = (name, args, options) =>
  runProgram(process.execPath, [SMALL_HEAP, installedProgram(name, PACKAGES[name]), ...args], {
    ...options,
    env: THRIFTY,
  });

/** Megabytes of JavaScript: Vite gets by with 80, and takes three times as much where it may. */
const SMALL_HEAP = '--max-old-space-size=128';
/** The bundler's own memory goes back as soon as it is free; the compiler garbage-collects twice as often. */
const THRIFTY = { MIMALLOC_PURGE_DELAY: '0', GOGC: '50' };

const PACKAGES = { tsc: 'typescript', biome: '@biomejs/biome', playwright: '@playwright/test' };

function endTogether(child) {
  const end = (signal) => {
    child.once('exit', () => process.exit(128 + constants.signals[signal]));
    child.kill(signal);
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  return () => process.off('SIGINT', end).off('SIGTERM', end);
}
