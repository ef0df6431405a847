import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Vitest's global set-up: compiles the server to `build/`. The embedded database runs in a worker thread and in
 * processes that tests kill, and Node runs these from JavaScript only. Type errors are the type check's business.
 */
export function setup(): void {
  // Only what changed is written again: another run may be using the rest.
  const incremental = ['--incremental', '--tsBuildInfoFile', 'build/server.tsbuildinfo'];
  const compiler = [
    'node_modules/typescript/bin/tsc',
    '-p',
    'src/server',
    '--noEmit',
    'false',
    ...incremental,
  ];
  spawnSync(process.execPath, compiler);
  if (!existsSync('build/server/database/open-database.js')) throw new Error('The server did not compile.');
}
