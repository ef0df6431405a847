import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Vitest's global set-up: compiles the server and the demo to `build/`. The embedded database runs in a worker thread and in
 * processes that tests kill, and Node runs these from JavaScript only. Type errors are the type check's business.
 */
export function setup(): void {
  for (const project of ['server', 'demo']) compile(project);
  if (!existsSync('build/server/database/open-database.js')) throw new Error('The server did not compile.');
}

/** Only what changed is written again: another run may be using the rest. */
function compile(project: string): void {
  const incremental = ['--incremental', '--tsBuildInfoFile', `build/${project}.tsbuildinfo`];
  const options = ['-p', `src/${project}`, '--noEmit', 'false', '--noCheck', ...incremental];
  spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', ...options]);
}
