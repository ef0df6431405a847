import { readConfig } from '../config/config.ts';
import { createLogger } from '../config/create-logger.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { VERSION } from '../lib/version.ts';
import type { Command, CommandContext, CommandInput } from './command.ts';
import { parseCommandLine } from './parse-command-line.ts';
import type { StandardStreams } from './standard-streams.ts';
import { formatUsage, UsageError } from './usage.ts';

type Surroundings = {
  /** All there are, in the order of the help. */
  commands: readonly Command[];
  env: Readonly<Record<string, string | undefined>>;
  streams: StandardStreams;
  /** Aborts when somebody wants the command to end. */
  signal: AbortSignal;
  open?: typeof openDatabase;
};

/** Runs a command line; answers 0, or 1 after printing the error. */
export async function runCommandLine(args: readonly string[], surroundings: Surroundings): Promise<0 | 1> {
  const { stdout, stderr } = surroundings.streams;
  try {
    const parsed = parseCommandLine(args, surroundings.commands);
    if ('command' in parsed) return await execute(parsed, surroundings);
    stdout.write(`${'version' in parsed ? VERSION : help(parsed.help, surroundings.commands)}\n`);
    return 0;
  } catch (error) {
    stderr.write(`vetrina: ${error instanceof Error ? error.message : String(error)}\n`);
    if (error instanceof UsageError) stderr.write('See: npm run vetrina -- help\n');
    return 1;
  }
}

/** Help on the commands with this prefix, or on all. */
function help(name: string, commands: readonly Command[]): string {
  const exactly = commands.filter((command) => command.name === name);
  const beginning = commands.filter((command) => `${command.name} `.startsWith(`${name} `));
  return formatUsage([exactly, beginning, commands].find((some) => some.length > 0) ?? []);
}

async function execute(
  { command, input }: { command: Command; input: CommandInput },
  { env, streams, signal, open = openDatabase }: Surroundings,
): Promise<0 | 1> {
  const config = readConfig(env);
  let opened: Promise<Database> | undefined;
  const context: CommandContext = {
    ...streams,
    config,
    signal,
    say: (line) => void streams.stdout.write(`${line}\n`),
    complain: (line) => void streams.stderr.write(`${line}\n`),
    db: async () => (await context.open(config.migratesAtStart)).db,
    open(migrates) {
      const { databaseUrl: url, dataFolder: folder, databaseLimits } = config;
      const sharing = command.needsServerStopped ? {} : { sharing: 'join' as const };
      const log = createLogger(config.logLevel, streams.stderr);
      const databaseOptions = { waitsForSlowStatements: true };
      opened ??= open({ url, folder, ...databaseLimits, ...databaseOptions, migrates, log, ...sharing });
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
