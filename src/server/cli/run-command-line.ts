import { CommanderError } from 'commander';
import { backUpBeforeMigrating } from '../backup/back-up-before-migrating.ts';
import { readConfig } from '../config/config.ts';
import { createLogger } from '../config/create-logger.ts';
import { settingRemarks } from '../config/setting-remarks.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { setLanguages } from '../languages/current-language.ts';
import { fileFault } from '../lib/file-fault.ts';
import { buildProgram, SEE_HELP } from './build-program.ts';
import {
  type Command,
  type CommandContext,
  type CommandInput,
  type StandardStreams,
  UsageError,
} from './command.ts';

type Surroundings = {
  /** All commands, in the order of the help. */
  commands: readonly Command[];
  env: Readonly<Record<string, string | undefined>>;
  streams: StandardStreams;
  /** Aborts when somebody wants the command to end. */
  signal: AbortSignal;
  open?: typeof openDatabase;
};

/** Runs a command line; returns 0, or 1 after printing the error. */
export async function runCommandLine(args: readonly string[], surroundings: Surroundings): Promise<0 | 1> {
  const { commands, streams } = surroundings;
  let exitCode: 0 | 1 = 0;
  const program = buildProgram(commands, streams, async (command, input) => {
    exitCode = await execute(command, input, surroundings);
  });
  try {
    await program.parseAsync(args.length > 0 ? args : ['help'], { from: 'user' });
    return exitCode;
  } catch (error) {
    // Printed already; even the help ends with an error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 1;
    streams.stderr.write(`vetrina: ${sentenceOf(error)}\n`);
    if (error instanceof UsageError) streams.stderr.write(`${SEE_HELP}\n`);
    return 1;
  }
}

/** The error's message; of one about a file the file and the cause. */
function sentenceOf(error: unknown): string {
  return fileFault(error) ?? (error instanceof Error ? error.message : String(error));
}

async function execute(
  command: Command,
  input: CommandInput,
  { env, streams, signal, open = openDatabase }: Surroundings,
): Promise<0 | 1> {
  for (const line of settingRemarks(env)) streams.stderr.write(`${line}\n`);
  const config = readConfig(env);
  setLanguages(config.languages);
  let opened: Promise<Database> | undefined;
  const context: CommandContext = {
    ...streams,
    config,
    signal,
    say: (line) => void streams.stdout.write(`${line}\n`),
    complain: (line) => void streams.stderr.write(`${line}\n`),
    db: async () => (await context.open(config.migratesAtStart)).db,
    open(migrates, backsUp = true) {
      const { databaseUrl: url, dataFolder: folder, databaseLimits } = config;
      const sharing = command.needsServerStopped ? {} : { sharing: 'join' as const };
      const log = createLogger(config.logLevel, streams.stderr);
      const databaseOptions = { waitsForSlowStatements: true };
      const beforeMigrating = backUpBeforeMigrating({ dataFolder: folder, say: context.complain });
      opened ??= open({
        url,
        folder,
        ...databaseLimits,
        ...databaseOptions,
        migrates,
        ...(backsUp && { beforeMigrating }),
        log,
        ...sharing,
      });
      return opened;
    },
  };
  try {
    return await command.run(input, context);
  } finally {
    await opened?.then(
      (database) => database.close(),
      () => {},
    );
  }
}

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
