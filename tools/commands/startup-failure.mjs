import { createInterface } from 'node:readline';

/**
 * Settles when a server says that it cannot start, and never once it has listened: later failures come from an edit, and
 * the restart after the next edit fixes them.
 *
 * @param {{ stdout: import('node:stream').Readable, stderr: import('node:stream').Readable }} server
 * @returns {Promise<void>}
 */
export function waitForStartupFailure({ stdout, stderr }) {
  return new Promise((resolve) => {
    let hasListened = false;
    createInterface(stdout).on('line', (line) => {
      hasListened ||= line.startsWith('Vetrina listens');
    });
    createInterface(stderr).on('line', (line) => {
      if (!hasListened && line.startsWith('Vetrina could not start')) resolve();
    });
  });
}
