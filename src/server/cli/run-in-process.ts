import type { Command } from './command.ts';
import { run } from './run.ts';

/** Runs one of the commands as this process was called, and sets its exit code. */
export async function runInProcess(commands: readonly Command[]): Promise<void> {
  const ending = new AbortController();
  // Pressed again, Ctrl-C ends the process at once.
  process.once('SIGINT', () => ending.abort());
  process.once('SIGTERM', () => ending.abort());

  // Who reads the output may have enough of it: `titles export | head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });

  process.exitCode = await run(process.argv.slice(2), {
    commands,
    env: process.env,
    streams: process,
    signal: ending.signal,
  });
}
