import './require-node-version.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';

// Whatever folder a command is called from, it works in the project's root.
process.chdir(PROJECT_FOLDER);

/** An error that the caller can fix: printed as one line, without a stack. */
export class CommandError extends Error {}

/**
 * Runs one of the commands; prints an error that escapes and fails the process.
 *
 * @param {() => Promise<void>} work
 */
export async function runCommand(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    process.exitCode = 1;
  }
}
