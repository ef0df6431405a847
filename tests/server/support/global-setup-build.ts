import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';

/** Set in the environment once it is compiled: each project of a run has this set-up, with modules of its own. */
const COMPILED = 'VETRINA_TESTS_COMPILED';

/**
 * Vitest's global set-up: compiles the server and the demo to `build/`. The embedded database runs in a worker thread and in
 * processes that tests kill, and Node runs these from JavaScript only. Type errors are the type check's business.
 */
export function setup(): void {
  if (process.env[COMPILED] === String(process.pid)) return;
  for (const project of [
    'src/server',
    'packages/demo-catalogue',
    'packages/telegram-simulator/server',
    'tools/development',
  ])
    compile(project);
  copyFileSync('packages/demo-catalogue/titles.ndjson', 'build/packages/demo-catalogue/titles.ndjson');
  if (!existsSync('build/src/server/database/open-database.js'))
    throw new Error('The server did not compile.');
  process.env[COMPILED] = String(process.pid);
}

/** Only what changed is written again: another run may be using the rest. */
function compile(project: string): void {
  const incremental = [
    '--incremental',
    '--tsBuildInfoFile',
    `build/${project.replaceAll('/', '-')}-tests.tsbuildinfo`,
  ];
  const options = ['-p', project, '--noEmit', 'false', '--noCheck', ...incremental];
  spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', ...options]);
}
