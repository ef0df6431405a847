import './node-version.mjs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What a person has to know and can mend: shown as one line, without a stack. */
export class Stop extends Error {}

/** Runs one of this folder's commands from the project's root, whatever folder it was called from. */
export async function command(work) {
  process.chdir(ROOT);
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exitCode = 1;
  }
}
