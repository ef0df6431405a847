import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError } from './run-command.mjs';

/** @typedef {{ env?: NodeJS.ProcessEnv, shell?: boolean }} ProgramOptions `env`: added to this process's environment. */

/**
 * Runs a program in this terminal and resolves to its exit code. While it runs, a signal to end this process ends
 * the program first.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {ProgramOptions} [options]
 * @returns {Promise<number>}
 */
export async function exitCodeOf(program, args, { env = {}, shell = false } = {}) {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env }, shell });
  const forget = endTogether(child);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve(code ?? codeOfSignal(signal)));
    });
  } finally {
    forget();
  }
}

/**
 * Runs a program that has to succeed; throws a `CommandError` otherwise.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {ProgramOptions} [options]
 */
export async function runProgram(program, args, options) {
  const code = await exitCodeOf(program, args, options);
  if (code !== 0) throw new CommandError(`"${[program, ...args].join(' ')}" failed (${code}).`);
}

/**
 * The path to spawn for an installed package's program; goes around npx, which adds half a second.
 *
 * @param {string} name
 * @param {string} [packageName]
 * @returns {string}
 */
export function installedProgram(name, packageName = name) {
  const folder = join('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/**
 * Runs an installed package's program with this Node, in the memory that a small machine has.
 *
 * @param {string} name
 * @param {readonly string[]} args
 * @param {{ packageName?: string, env?: NodeJS.ProcessEnv }} [options]
 */
export const runInstalledProgram = (name, args, { packageName = name, env = {} } = {}) =>
  runProgram(process.execPath, [SMALL_HEAP, installedProgram(name, packageName), ...args], {
    env: { ...THRIFTY, ...env },
  });

/** Megabytes of JavaScript: Vite gets by with 80, and takes three times as much if it may. */
const SMALL_HEAP = '--max-old-space-size=128';
/** Returns the bundler's free memory at once; has the compiler garbage-collect twice as often. */
const THRIFTY = { MIMALLOC_PURGE_DELAY: '0', GOGC: '50' };

/** @param {import('node:child_process').ChildProcess} child */
function endTogether(child) {
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    child.once('exit', () => process.exit(codeOfSignal(signal)));
    child.kill(signal);
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  return () => process.off('SIGINT', end).off('SIGTERM', end);
}

/**
 * The exit code that shells use.
 *
 * @param {NodeJS.Signals | null} signal
 */
const codeOfSignal = (signal) => 128 + (signal === null ? 0 : constants.signals[signal]);

/**
 * Runs a compiled program in this process.
 *
 * @param {string} program Its source's path, without the ending.
 */
export async function importBuiltProgram(program) {
  return import(pathToFileURL(`build/${program}.js`).href);
}
