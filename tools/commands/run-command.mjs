import './require-node-version.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';

// Whatever folder a command is called from, it works in the project's root.
process.chdir(PROJECT_FOLDER);

/** An error that the caller can fix: printed as one line, without a stack. */
export class CommandError extends Error {}

/**
 * True for errors that need no stack: the commands' own, those of settings, and of options that a command does not have.
 *
 * @param {unknown} error
 * @returns {error is Error}
 */
const isForOwner = (error) =>
  error instanceof CommandError ||
  (error instanceof Error && (error.name === 'ConfigError' || isOfOptions(error)));

/** @param {Error} error */
const isOfOptions = (error) => 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/**
 * Runs one of the commands; prints an error that escapes and fails the process.
 *
 * @param {() => Promise<void>} work
 */
export async function runCommand(work) {
  try {
    await work();
  } catch (error) {
    console.error(isForOwner(error) ? error.message : error);
    process.exitCode = 1;
  }
}
