// npm run dev: Vite with hot reload, and the server compiled and restarted on every change. Ctrl-C ends all.
import { spawn } from 'node:child_process';
import { once as event } from 'node:events';
import { createInterface } from 'node:readline';
import {
  buildNodePrograms,
  buildSimulatorPage,
  copyPosters,
  NODE_PROJECTS,
  tscArguments,
} from '../build/build-steps.mjs';
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
 * Starts a compiler that watches; `ready` settles after its first pass, from which on it notices edits. Its lines carry the
 * project's name.
 *
 * @param {string} project
 */
function startCompiler(project) {
  const compiler = installedProgram('tsc', 'typescript');
  const program = startPiped([compiler, ...tscArguments(project), '--watch', '--preserveWatchOutput']);
  program.stderr.pipe(process.stderr);
  /** @type {Promise<void>} */
  const ready = new Promise((resolve) => {
    createInterface(program.stdout).on('line', (line) => {
      if (line.trim()) console.log(`${project}: ${line}`);
      if (line.includes('Watching for file changes')) resolve();
    });
  });
  return { program, ready };
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
  const compilers = NODE_PROJECTS.map(startCompiler);
  /** @type {import('node:child_process').ChildProcess[]} */
  const programs = compilers.map(({ program }) => program);
  // An edit before a compiler watches would be lost: no address is printed until then.
  const ready = Promise.all(compilers.map((compiler) => compiler.ready)).then(() => {
    const server = startPiped([...WATCHED_NODE, 'build/tools/development/server.js']);
    server.stdout.pipe(process.stdout);
    server.stderr.pipe(process.stderr);
    const vite = start([installedProgram('vite'), '--strictPort']);
    programs.push(server, vite);
    // A page without its server helps nobody: the server's watcher stays if it cannot start at all.
    const failed = waitForStartupFailure(server).then(() => void (process.exitCode = 1));
    return Promise.race([failed, exitOf(server), exitOf(vite)]);
  });
  await Promise.race([stopped, ready, ...programs.map(exitOf)]);
  process.on('SIGINT', () => {}).on('SIGTERM', () => {});
  programs.forEach(endGroup);
  await Promise.all(programs.map(exitOf));
});
