import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Command, Context, Input } from './command.ts';
import { readCommand } from './read-command.ts';
import type { Streams } from './streams.ts';
import { UsageError, usageOf } from './usage.ts';

type Surroundings = {
  /** All there are, in the order of the help. */
  commands: readonly Command[];
  env: Readonly<Record<string, string | undefined>>;
  streams: Streams;
  /** Aborts when somebody wants the command to end. */
  signal: AbortSignal;
  open?: typeof openDatabase;
};

/** Runs one command line and answers the exit code: 0, or 1 after saying what is wrong. */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<0 | 1> {
  const { stdout, stderr } = surroundings.streams;
  try {
    const asked = readCommand(args, surroundings.commands);
    if ('command' in asked) return await execute(asked, surroundings);
    stdout.write(`${help(asked.help, surroundings.commands)}\n`);
    return 0;
  } catch (error) {
    stderr.write(`vetrina: ${error instanceof Error ? error.message : String(error)}\n`);
    if (error instanceof UsageError) stderr.write('See: npm run vetrina -- help\n');
    return 1;
  }
}

/** Help on the commands whose names begin so; on all of them when there is none. */
function help(name: string, commands: readonly Command[]): string {
  const exactly = commands.filter((command) => command.name === name);
  const beginning = commands.filter((command) => `${command.name} `.startsWith(`${name} `));
  return usageOf([exactly, beginning, commands].find((some) => some.length > 0) ?? []);
}

async function execute(
  { command, input }: { command: Command; input: Input },
  { env, streams, signal, open = openDatabase }: Surroundings,
): Promise<0 | 1> {
  const config = readConfig(env);
  let opened: Promise<Database> | undefined;
  const context: Context = {
    ...streams,
    config,
    signal,
    say: (line) => void streams.stdout.write(`${line}\n`),
    complain: (line) => void streams.stderr.write(`${line}\n`),
    db: async () => (await context.open(config.migratesAtStart)).db,
    open(migrates) {
      const { databaseUrl: url, dataFolder: folder, databaseLimits } = config;
      opened ??= open({ url, folder, ...databaseLimits, migrates });
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
