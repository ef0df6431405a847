// npm run dev: Vite with hot reload, and the server compiled and restarted on every change. Ctrl-C ends all.
import { spawn } from 'node:child_process';
import { once as event } from 'node:events';
import { existsSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import { buildNodePrograms, buildSimulatorPage, copyPosters } from '../build/build-steps.mjs';
import { compile, isProgramSource, PROGRAM_FOLDERS } from '../build/compile-programs.mjs';
import { installPackages } from './install-packages.mjs';
import { runCommand } from './run-command.mjs';
import { installedProgram } from './run-program.mjs';
import { waitForStartupFailure } from './startup-failure.mjs';

/** Vite's port in vite.config.ts; launch links lead there. */
const CLIENT = 'http://localhost:5173';

/** Restarts on every change; stack traces and a debugger show the sources. */
const WATCHED_NODE = ['--watch', '--watch-preserve-output', '--enable-source-maps', '--inspect'];

/** Each in its own group: it gets SIGINT only from here, once, and can close its connections. */
const ownGroup = { detached: true, env: { PUBLIC_URL: CLIENT, ...process.env } };

/** @param {string[]} args */
const start = (args) =>
  spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], ...ownGroup });

/** @param {string[]} args */
const startPiped = (args) =>
  spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], ...ownGroup });

/**
 * Compiles what changes in a folder, until the end.
 *
 * @param {string} folder
 * @param {AbortSignal} signal
 */
async function compileChanges(folder, signal) {
  for await (const { filename } of watch(folder, { recursive: true, signal })) {
    const file = join(folder, filename ?? '');
    // A wrong one is compiled again once it is right.
    if (isProgramSource(file) && existsSync(file)) await compile([file]).catch(console.error);
  }
}

/** @param {import('node:child_process').ChildProcess} leader */
function endGroup({ pid }) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGTERM');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** @param {import('node:child_process').ChildProcess} program */
const exitOf = async (program) => {
  if (program.exitCode === null && program.signalCode === null) await event(program, 'exit');
};

await runCommand(async () => {
  await installPackages();
  await Promise.all([buildNodePrograms(), buildSimulatorPage(), copyPosters()]);
  const stopped = Promise.race([event(process, 'SIGINT'), event(process, 'SIGTERM')]);
  const ending = new AbortController();
  const compiled = PROGRAM_FOLDERS.map((folder) => compileChanges(folder, ending.signal));
  const server = startPiped([...WATCHED_NODE, 'build/tools/development/server.js']);
  server.stdout.pipe(process.stdout);
  server.stderr.pipe(process.stderr);
  const programs = [server, start([installedProgram('vite'), '--strictPort'])];
  // A page without its server helps nobody: the server's watcher stays if it cannot start at all.
  const failed = waitForStartupFailure(server).then(() => void (process.exitCode = 1));
  await Promise.race([stopped, failed, ...compiled, ...programs.map(exitOf)]);
  process.on('SIGINT', () => {}).on('SIGTERM', () => {});
  ending.abort();
  await Promise.allSettled(compiled);
  programs.forEach(endGroup);
  await Promise.all(programs.map(exitOf));
});
