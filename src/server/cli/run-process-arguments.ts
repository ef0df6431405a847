import type { Command } from './command.ts';
import { runCommandLine } from './run-command-line.ts';

/** Runs the command of this process's arguments and sets its exit code. */
export async function runProcessArguments(commands: readonly Command[]): Promise<void> {
  const ending = new AbortController();
  // A second Ctrl-C ends the process at once.
  process.once('SIGINT', () => ending.abort());
  process.once('SIGTERM', () => ending.abort());

  // The reader may close the pipe: `titles export | head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });

  process.exitCode = await runCommandLine(process.argv.slice(2), {
    commands,
    env: process.env,
    streams: process,
    signal: ending.signal,
  });
}
