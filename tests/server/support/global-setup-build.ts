import { buildNodePrograms } from '../../../tools/build/build-steps.mjs';

/** Set in the environment once it is compiled: each project of a run has this set-up, with its own modules. */
const COMPILED = 'VETRINA_TESTS_COMPILED';

/**
 * Vitest's global set-up: compiles changed sources of the server and the demo to `build/`. The embedded database
 * runs in a worker thread and in processes that tests kill, and Node runs these from JavaScript only. Type errors
 * are the type check's business.
 */
export async function setup(): Promise<void> {
  if (process.env[COMPILED] === String(process.pid)) return;
  await buildNodePrograms();
  process.env[COMPILED] = String(process.pid);
}
