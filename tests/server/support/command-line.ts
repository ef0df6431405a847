import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Command } from '../../../src/server/cli/command.ts';
import { serverCommands } from '../../../src/server/cli/commands/index.ts';
import { runCommandLine } from '../../../src/server/cli/run-command-line.ts';
import type { openDatabase } from '../../../src/server/database/open-database.ts';
import { configuredLanguages, setLanguages } from '../../../src/server/languages/current-language.ts';

export type CommandLineOptions = {
  commands?: readonly Command[];
  env?: Readonly<Record<string, string>>;
  open?: typeof openDatabase;
  /** The standard input. */
  stdin?: string | Uint8Array;
  /** Receives the standard output. */
  output?: PassThrough;
  /** The error stream is a terminal. */
  isTerminal?: boolean;
  signal?: AbortSignal;
};

/** Runs a command line in this process: its exit code and output, without the last line's end. */
export async function commandLine(
  words: readonly string[],
  {
    commands = serverCommands,
    env = {},
    open,
    stdin = '',
    output = new PassThrough(),
    isTerminal = false,
    signal = new AbortController().signal,
  }: CommandLineOptions = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const errors = Object.assign(new PassThrough(), { isTTY: isTerminal });
  const written = Promise.all([text(output), text(errors)]);
  const streams = { stdin: Readable.from([Buffer.from(stdin)]), stdout: output, stderr: errors };
  const languages = configuredLanguages();
  const code = await runCommandLine(words, { commands, env, streams, signal, ...(open ? { open } : {}) });
  setLanguages(languages);
  output.end();
  errors.end();
  const [stdout, stderr] = await written;
  return { code, stdout: stdout.replace(/\n$/, ''), stderr: stderr.replace(/\n$/, '') };
}
