// npm run dev: Vite with hot reload, and the server compiled and restarted on every change. Ctrl-C ends all.
import { spawn } from 'node:child_process';
import { once as event } from 'node:events';
import {
  buildNodePrograms,
  buildPosters,
  buildSimulatorPage,
  NODE_PROJECTS,
  tscArguments,
} from '../build/build-steps.mjs';
import { installPackages } from './install-packages.mjs';
import { runCommand } from './run-command.mjs';
import { installedProgram } from './run-program.mjs';
import { waitForStartupFailure } from './startup-failure.mjs';

/** Vite's port in vite.config.ts; launch links lead there. */
const CLIENT = 'http://localhost:5173';

/** Each in a group of its own: it gets SIGINT only from here, once, and can close its connections. */
const ownGroup = { detached: true, env: { PUBLIC_URL: CLIENT, ...process.env } };

/** @param {string[]} args */
const start = (args) =>
  spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], ...ownGroup });

/** @param {string[]} args */
const startPiped = (args) =>
  spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], ...ownGroup });

/** @param {import('node:child_process').ChildProcess} leader */
function endGroup({ pid }) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGTERM');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

await runCommand(async () => {
  await installPackages();
  await Promise.all([buildNodePrograms().then(buildPosters), buildSimulatorPage()]);
  const compiler = installedProgram('tsc', 'typescript');
  const server = startPiped(['--watch', '--watch-preserve-output', 'build/tools/development/server.js']);
  server.stdout.pipe(process.stdout);
  server.stderr.pipe(process.stderr);
  const programs = [
    ...NODE_PROJECTS.map((one) =>
      start([compiler, ...tscArguments(one), '--watch', '--preserveWatchOutput']),
    ),
    server,
    start([installedProgram('vite'), '--strictPort']),
  ];
  const ends = programs.map((program) => event(program, 'exit'));
  // A page without its server helps nobody: what watches the server stays when it cannot start at all.
  const failed = waitForStartupFailure(server).then(() => void (process.exitCode = 1));
  await Promise.race([event(process, 'SIGINT'), event(process, 'SIGTERM'), failed, ...ends]);
  process.on('SIGINT', () => {}).on('SIGTERM', () => {});
  programs.forEach(endGroup);
  await Promise.all(ends);
});
